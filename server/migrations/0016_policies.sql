-- Who may see what. The forms are those that cost least: settings are read once per statement, parents are probed by primary
-- key; `offset 0` keeps one probe per row. Reading one trip has a role of its own, reisewerk_trip, whose conditions are made
-- from these (functions/protect_in_trip.sql, decision 019).

select protect('orders', $$
  organisation_id = any ((select actor_organisations())::bigint[])
  and (not is_admin_only or (select actor_is_admin()))
  and (current_status <> 'deleted' or (select asks_for_deleted()))$$);
-- Whoever may change a trip may delete it: the changed row need not be seen.
alter policy visible on orders with check (
  organisation_id = any ((select actor_organisations())::bigint[])
  and (not is_admin_only or (select actor_is_admin())));
-- The condition of `orders` itself, on the columns that follow it.
select protect('order_figures', $$
  organisation_id = any ((select actor_organisations())::bigint[])
  and (not is_admin_only or (select actor_is_admin()))
  and (current_status <> 'deleted' or (select asks_for_deleted()))$$);

-- Everything below a trip is visible when the trip is.
select protect_below_trip(name::regclass) from unnest(array[
  'order_destinations', 'complexities', 'order_contacts', 'order_contingent_hotels', 'order_contingent_ferries',
  'order_hotel_rooms', 'order_ferry_cabins', 'booking_stands', 'days', 'day_subtitles', 'sort_groups',
  'placeholders', 'hotel_placeholders', 'ferry_placeholders', 'airline_placeholders', 'train_placeholders',
  'other_placeholders', 'route_details', 'route_detail_charges', 'free_text_items',
  'requests', 'hotel_requests', 'ferry_requests', 'airline_requests', 'train_requests', 'other_requests',
  'request_cabins', 'request_item_prices', 'offers', 'offer_prices', 'checklist_items', 'visit_reports',
  'email_messages', 'email_attachments']) as name;

-- Belongs to an organisation.
select protect(name::regclass, 'organisation_id = any ((select actor_organisations())::bigint[])') from unnest(array[
  'clients', 'user_organisations', 'organisation_settings', 'day_concepts', 'order_concepts', 'order_concept_days',
  'day_concept_destinations', 'order_concept_destinations', 'todo_templates', 'checklist_templates', 'user_absences',
  'email_templates', 'offer_intro_templates', 'bullet_points', 'trip_detail_templates', 'menus',
  'document_templates']) as name;
select protect('organisations', 'id = any ((select actor_organisations())::bigint[])');

-- Belongs to an organisation, and to a trip only sometimes.
select protect(name::regclass, $$
  organisation_id = any ((select actor_organisations())::bigint[])
  and (order_id is null or exists (select from orders o where o.id = order_id offset 0))$$)
from unnest(array['documents', 'todos']) as name;

-- Providers, agencies and what the catalogue knows without an organisation serve every organisation (PLACE-15).
select protect(name::regclass,
  '(organisation_id is null and (select actor_user()) is not null) or organisation_id = any ((select actor_organisations())::bigint[])')
from unnest(array[
  'providers', 'agencies', 'options', 'other_service_types', 'other_services', 'predefined_route_details',
  'location_charges', 'predefined_free_text_items']) as name;
select protect('airline_routes', 'exists (select from providers p where p.id = airline_id offset 0)');
select protect('train_routes', $$(train_id is null and (select actor_user()) is not null)
  or exists (select from providers p where p.id = train_id offset 0)$$);
-- Times that only one provider keeps are seen with it.
select protect('other_service_day_times', $$exists (select from other_service_types t where t.id = other_service_type_id offset 0)
  and (provider_id is null or exists (select from providers p where p.id = provider_id offset 0))$$);
select protect('location_charge_route_details', $$exists (select from location_charges c where c.id = location_charge_id offset 0)
  and exists (select from predefined_route_details d where d.id = predefined_route_detail_id offset 0)$$);
select protect('infos', $$
  case when provider_id is not null then exists (select from providers p where p.id = provider_id offset 0)
       when predefined_route_detail_id is not null
         then exists (select from predefined_route_details d where d.id = predefined_route_detail_id offset 0)
       else (select actor_user()) is not null end$$);

-- Seen with whom it belongs to.
select protect(name::regclass, 'exists (select from clients c where c.id = client_id offset 0)')
from unnest(array['client_infos', 'bank_accounts']) as name;
select protect(name::regclass, $$
  case when client_id is not null then exists (select from clients c where c.id = client_id offset 0)
       when provider_id is not null then exists (select from providers p where p.id = provider_id offset 0)
       else exists (select from agencies a where a.id = agency_id offset 0) end$$)
from unnest(array['contacts', 'addresses']) as name;

-- Geography is true for everybody; whoever is signed in reads and keeps it. The row in which trips take their numbers, and what
-- this installation is, belong to no organisation.
select protect(name::regclass, '(select actor_user()) is not null') from unnest(array[
  'destinations', 'areas', 'places', 'ports', 'port_connections', 'airports', 'train_stations',
  'order_numbers', 'installation']) as name;
revoke delete on order_numbers from reisewerk_app;
-- What seals the second factors is for nobody but the owner.
revoke all on installation from reisewerk_app, reisewerk_trip;
grant select (id, demo_loaded_at) on installation to reisewerk_app, reisewerk_auth;

-- Colleagues are those who share an organisation. Whom one works with is asked once a statement: a list of trips names a
-- person in each line.
select protect('users', $$
  id = (select actor_user()) or id = any (array(select uo.user_id from user_organisations uo))$$);
revoke insert, update, delete on users, user_organisations, organisations from reisewerk_app;

select protect('order_views', 'user_id = (select actor_user()) and organisation_id = any ((select actor_organisations())::bigint[])');
create policy shared on order_views for select to reisewerk_app
  using (is_shared and organisation_id = any ((select actor_organisations())::bigint[]));
select protect('idempotency_keys', 'user_id = (select actor_user())');

select protect('email_assignment_links', $$
  organisation_id = any ((select actor_organisations())::bigint[])
  and (order_id is null or order_id = (select actor_trip()) or exists (select from orders o where o.id = order_id offset 0))$$);
select protect('email_assignments',
  'exists (select from email_assignment_links l where l.assignment_id = email_assignments.id offset 0)');
-- Whoever dropped a file sees it; others see it with what it was assigned to.
select protect('email_files', $$
  user_id = (select actor_user())
  or exists (select from email_assignments a where a.file_id = email_files.id offset 0)$$);

alter table road_distances enable row level security;
create policy visible on road_distances to reisewerk_app using ((select actor_user()) is not null);
grant select, insert on road_distances to reisewerk_app;

-- Counts and the log are read; only triggers write them.
alter table order_counts enable row level security;
create policy visible on order_counts for select to reisewerk_app using (
  organisation_id = any ((select actor_organisations())::bigint[]) and (not is_admin_only or (select actor_is_admin())));
grant select on order_counts to reisewerk_app;
alter table change_log enable row level security;
-- What belongs to a trip is seen with the trip, also what was written before it moved to another organisation.
create policy visible on change_log for select to reisewerk_app using (
  (select actor_user()) is not null and case
    when order_id is not null then exists (select from orders o where o.id = order_id offset 0)
    when organisation_id is not null then organisation_id = any ((select actor_organisations())::bigint[])
    when table_name = 'users' then exists (select from users u where u.id = row_id offset 0)
    else true end);
grant select on change_log to reisewerk_app;
-- Conditions written out above hold for who reads one trip, too.
select protect_in_trip(polrelid::regclass, pg_get_expr(polqual, polrelid)) from pg_policy
where polname = 'visible' and polrelid in ('road_distances'::regclass, 'order_counts'::regclass, 'change_log'::regclass);
grant select on order_provider_contacts to reisewerk_app, reisewerk_trip;

-- Sign-in works with people and their secrets, and with nothing else; requests see none of the secrets. Without a policy a
-- forgotten grant shows nothing.
do $$
declare target text;
begin
  for target in
    select tablename from pg_tables where schemaname = 'public'
      and (tablename like 'auth\_%' or tablename in ('users', 'user_organisations', 'organisations', 'installation', 'options'))
  loop
    execute format('alter table %I enable row level security', target);
    execute format('create policy sign_in on %I to reisewerk_auth using (true)', target);
  end loop;
end $$;
alter table migrations enable row level security;
alter table order_search enable row level security;
alter table arisen_tasks enable row level security;
grant select, insert, update, delete on auth_sessions, auth_accounts, auth_verifications, auth_two_factors, auth_used_codes,
  auth_throttles to reisewerk_auth;
grant select, insert, delete on auth_invitations to reisewerk_auth;
grant select, insert, update on auth_last_seen to reisewerk_auth;
grant select, insert, update on users to reisewerk_auth;
grant select, insert, delete on user_organisations to reisewerk_auth;
-- Who signs in learns at once what the own houses call things.
grant select on organisations, options to reisewerk_auth;
-- Copies of trips and assignments number their rows before they write them; all others are numbered by the tables themselves.
grant usage on sequence orders_id_seq, days_id_seq, placeholders_id_seq, requests_id_seq, email_assignments_id_seq
  to reisewerk_app;
