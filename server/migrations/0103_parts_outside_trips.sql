-- A list of an item is a part of it wherever the item lives (0049, decision 002): the days of an overall concept, the
-- contacts of a client and what a mail is assigned to raise the version of their item as well, whoever writes them.
create or replace function owner_of(part text) returns table (owner text, key text) language sql immutable as $$
  select o.owner, o.key from (values
    ('hotel_placeholders', 'placeholders', 'id'), ('ferry_placeholders', 'placeholders', 'id'),
    ('airline_placeholders', 'placeholders', 'id'), ('train_placeholders', 'placeholders', 'id'),
    ('other_placeholders', 'placeholders', 'id'), ('route_details', 'placeholders', 'id'),
    ('free_text_items', 'placeholders', 'id'), ('route_detail_charges', 'placeholders', 'route_detail_id'),
    ('hotel_requests', 'requests', 'id'), ('ferry_requests', 'requests', 'id'), ('airline_requests', 'requests', 'id'),
    ('train_requests', 'requests', 'id'), ('other_requests', 'requests', 'id'),
    ('request_cabins', 'requests', 'request_id'), ('request_item_prices', 'requests', 'request_id'),
    ('todos', 'requests', 'request_id'), ('day_subtitles', 'days', 'day_id'),
    ('complexities', 'orders', 'order_id'), ('order_destinations', 'orders', 'order_id'),
    ('order_contacts', 'orders', 'order_id'), ('order_hotel_rooms', 'order_contingent_hotels', 'contingent_id'),
    ('order_ferry_cabins', 'order_contingent_ferries', 'contingent_id'), ('offer_prices', 'offers', 'offer_id'),
    ('email_attachments', 'email_messages', 'email_id'), ('email_assignment_links', 'email_assignments', 'assignment_id'),
    ('day_concept_destinations', 'day_concepts', 'day_concept_id'),
    ('order_concept_destinations', 'order_concepts', 'order_concept_id'),
    ('order_concept_days', 'order_concepts', 'order_concept_id'),
    ('contacts', 'clients', 'client_id'), ('addresses', 'clients', 'client_id'), ('client_infos', 'clients', 'client_id'),
    ('bank_accounts', 'clients', 'client_id'), ('other_service_day_times', 'other_service_types', 'other_service_type_id'),
    ('location_charge_route_details', 'predefined_route_details', 'predefined_route_detail_id'),
    ('location_charge_route_details', 'location_charges', 'location_charge_id')
  ) as o (part, owner, key) where o.part = $1
$$;

create or replace function note_owner() returns trigger language plpgsql security definer set search_path = public as $$
declare
  part record;
  owner_id bigint;
begin
  -- Of a to-do, a request shows when it is due and whether it is done.
  if new.table_name = 'todos' and new.operation = 'update' and not new.after ?| '{due_date,status}' then return new; end if;
  -- A link between two items is a part of both.
  for part in select owner, key from owner_of(new.table_name) loop
    if part.key = 'id' then
      -- A kind's row comes with its item.
      owner_id := case when new.operation <> 'insert' then new.row_id end;
    else
      owner_id := coalesce(new.before->>part.key, new.after->>part.key)::bigint;
      if owner_id is null and new.operation = 'update' then
        execute format('select %I from %I where id = $1', part.key, new.table_name) into owner_id using new.row_id;
      end if;
    end if;
    continue when owner_id is null;
    -- Once a transaction: an item that was changed in it has its new version already.
    execute format('update %I set updated_at = clock_timestamp() where id = $1 and xmin <> pg_current_xact_id()::xid returning version', part.owner)
      into new.owner_version using owner_id;
    if new.owner_version is null then
      execute format('select version from %I where id = $1', part.owner) into new.owner_version using owner_id;
    end if;
  end loop;
  return new;
end $$;

drop trigger note_owner on change_log;
create trigger note_owner before insert on change_log for each row when (new.table_name <> 'orders')
  execute function note_owner();

-- What an item outside trips has lost is looked up where nothing else tells to whom it belonged.
create index change_log_parts_gone on change_log (table_name, owner_version) 
  where operation = 'delete' and owner_version is not null;
