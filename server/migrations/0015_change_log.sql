-- One change log feeds history, live events and the audit trail (design §1). Nobody writes history by hand.
create table change_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id bigint,
  organisation_id bigint,
  order_id bigint,
  table_name text not null,
  row_id bigint not null,
  row_version integer,
  operation text not null,
  before jsonb,
  after jsonb,
  tab text,
  -- What an item shows is not all kept in its own row: a kind's fields, lists and deadlines stand in rows of other tables.
  -- Their changes are changes of the item: they raise its version, and the log says which version they led to, so that a
  -- save can be compared field by field (decision 002).
  owner_version integer,
  constraint change_log_operation_check check (operation in ('insert', 'update', 'delete'))
);
create index change_log_by_order on change_log (order_id, id desc);
create index change_log_by_row on change_log (table_name, row_id, id desc);
create index change_log_by_time on change_log (at);
-- The history of an entry tells of its lists, too, also of what is gone: where that belonged only its deletion knows.
create index change_log_deletions on change_log (table_name) where operation = 'delete' and order_id is null;
-- What an item outside trips has lost is looked up where nothing else tells to whom it belonged.
create index change_log_parts_gone on change_log (table_name, owner_version)
  where operation = 'delete' and owner_version is not null;
create trigger note_owner before insert on change_log for each row when (new.table_name <> 'orders')
  execute function note_owner();

-- Answers already given to a POST, by the key its caller sent (design §2). Written in the transaction of the change
-- itself, so a repeat after a lost answer finds either both or neither.
create table idempotency_keys (
  user_id bigint references users(id) on delete cascade,
  key text,
  request_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  -- Under which rights an answer was given: who has lost them gets it no second time.
  organisations bigint[] not null default '{}'::bigint[],
  is_admin boolean not null default false,
  constraint idempotency_keys_key_check check (length(key) >= 1 and length(key) <= 200),
  constraint idempotency_keys_pkey primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Changes of every table of the product but the log itself, figures that follow from others, and the secrets of sign-in.
select watch(name::regclass) from unnest(array[
  'options', 'organisation_settings', 'organisations', 'user_organisations', 'users',
  'airports', 'areas', 'destinations', 'places', 'port_connections', 'ports', 'train_stations',
  'addresses', 'agencies', 'airline_routes', 'bank_accounts', 'client_infos', 'clients', 'contacts', 'infos',
  'location_charge_route_details', 'location_charges', 'other_service_day_times', 'other_service_types',
  'other_services', 'predefined_free_text_items', 'predefined_route_details', 'train_routes',
  'booking_stands', 'complexities', 'order_contacts', 'order_contingent_ferries', 'order_contingent_hotels',
  'order_destinations', 'order_ferry_cabins', 'order_hotel_rooms', 'order_views', 'orders',
  'documents',
  'checklist_items', 'checklist_templates', 'todo_templates', 'todos', 'user_absences', 'visit_reports',
  'airline_placeholders', 'day_subtitles', 'days', 'ferry_placeholders', 'free_text_items', 'hotel_placeholders',
  'other_placeholders', 'placeholders', 'route_detail_charges', 'route_details', 'sort_groups', 'train_placeholders',
  'airline_requests', 'ferry_requests', 'hotel_requests', 'other_requests', 'request_cabins', 'request_item_prices',
  'requests', 'train_requests',
  'day_concept_destinations', 'day_concepts', 'order_concept_days', 'order_concept_destinations', 'order_concepts',
  'bullet_points', 'offer_intro_templates', 'offer_prices', 'offers',
  'document_templates', 'menus', 'trip_detail_templates',
  'email_assignment_links', 'email_assignments', 'email_attachments', 'email_messages', 'email_templates']) as name;
-- A provider carries the name of its place for the order of lists alone. A place that gets another name is therefore
-- no change of its providers: no new version, nothing in their history, nothing to tell those who look at them.
create trigger touch_row before update on providers for each row
  when (old.place_name is not distinct from new.place_name or old.place_id is distinct from new.place_id)
  execute function touch_row();
create trigger log_change after insert or delete on providers for each row execute function log_change();
create trigger log_change_of_fields after update on providers for each row
  when (old.place_name is not distinct from new.place_name or old.place_id is distinct from new.place_id)
  execute function log_change();
-- A file that was dropped to be filed has no history until it is assigned.
create trigger touch_row before update on email_files for each row execute function touch_row();
