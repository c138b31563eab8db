-- Who may see what. The server's role owns nothing and cannot bypass these policies (design §1).
-- The forms are those that cost least: settings are read once per statement, parents are probed by primary key.
-- The file may be run again after new tables arrived: every statement replaces what was there.

create extension if not exists pg_trgm;

create or replace function actor_organisations() returns bigint[] language sql stable
  as $$ select coalesce(nullif(current_setting('app.organisations', true), ''), '{}')::bigint[] $$;
create or replace function actor_is_admin() returns boolean language sql stable
  as $$ select coalesce(nullif(current_setting('app.admin', true), ''), 'false')::boolean $$;
create or replace function actor_user() returns bigint language sql stable
  as $$ select nullif(current_setting('app.user', true), '')::bigint $$;

-- Installs one policy for all commands on a table and opens the table to the server's role.
create or replace function protect(target regclass, condition text) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('drop policy if exists visible on %s', target);
  execute format('create policy visible on %s to reisewerk_app using (%s)', target, condition);
  execute format('grant select, insert, update, delete on %s to reisewerk_app', target);
end $$;

grant usage on schema public to reisewerk_app;
grant usage on all sequences in schema public to reisewerk_app;

select protect('orders', $$
  organisation_id = any ((select actor_organisations())::bigint[])
  and (not is_admin_only or (select actor_is_admin()))$$);

-- Everything below a trip is visible when the trip is. `offset 0` keeps one primary-key probe per row.
select protect(name::regclass, 'exists (select from orders o where o.id = order_id offset 0)')
from unnest(array[
  'order_destinations', 'order_figures', 'complexities', 'order_contacts', 'order_contingent_hotels',
  'order_contingent_ferries', 'order_hotel_rooms', 'order_ferry_cabins', 'booking_stands',
  'days', 'day_subtitles', 'placeholders', 'hotel_placeholders', 'ferry_placeholders', 'free_text_items',
  'requests', 'hotel_requests', 'ferry_requests', 'offers', 'offer_prices']) as name;

-- Belongs to an organisation, and to a trip only sometimes.
select protect(name::regclass, $$
  organisation_id = any ((select actor_organisations())::bigint[])
  and (order_id is null or exists (select from orders o where o.id = order_id offset 0))$$)
from unnest(array['documents', 'todos']) as name;

select protect('clients', 'organisation_id = any ((select actor_organisations())::bigint[])');
select protect('client_infos', 'exists (select from clients c where c.id = client_id offset 0)');

-- Providers and agencies without an organisation serve every organisation (PLACE-15).
select protect(name::regclass,
  '(organisation_id is null and (select actor_user()) is not null) or organisation_id = any ((select actor_organisations())::bigint[])')
from unnest(array['providers', 'agencies', 'options']) as name;
select protect(name::regclass, $$
  case when client_id is not null then exists (select from clients c where c.id = client_id offset 0)
       when provider_id is not null then exists (select from providers p where p.id = provider_id offset 0)
       else exists (select from agencies a where a.id = agency_id offset 0) end$$)
from unnest(array['contacts', 'addresses']) as name;

-- Geography is true for everybody; whoever is signed in reads and keeps it.
select protect(name::regclass, '(select actor_user()) is not null')
from unnest(array['destinations', 'areas', 'places', 'ports', 'port_connections', 'airports', 'train_stations']) as name;

-- Colleagues are those who share an organisation.
select protect('organisations', 'id = any ((select actor_organisations())::bigint[])');
select protect('user_organisations', 'organisation_id = any ((select actor_organisations())::bigint[])');
select protect('users', $$id = (select actor_user())
  or exists (select from user_organisations uo where uo.user_id = users.id offset 0)$$);
select protect('organisation_settings', 'organisation_id = any ((select actor_organisations())::bigint[])');
revoke insert, update, delete on users, user_organisations, organisations from reisewerk_app;

-- The row in which trips take their numbers, and what this installation is, belong to no organisation.
select protect(name::regclass, '(select actor_user()) is not null') from unnest(array['order_numbers', 'installation']) as name;
revoke delete on order_numbers from reisewerk_app;
revoke insert, update, delete on installation from reisewerk_app;

-- No policy for the server's role: who is let in by a forgotten grant still sees nothing.
do $$
declare target text;
begin
  for target in select tablename from pg_tables where schemaname = 'public' and (tablename like 'auth\_%' or tablename = 'migrations')
  loop
    execute format('alter table %I enable row level security', target);
  end loop;
end $$;
