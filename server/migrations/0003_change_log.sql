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
  operation text not null check (operation in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb,
  tab text
);
create index change_log_by_order on change_log (order_id, id desc);
create index change_log_by_row on change_log (table_name, row_id, id desc);
create index change_log_by_time on change_log (at);

alter table change_log enable row level security;
-- What belongs to a trip is seen with the trip, also what was written before it moved to another organisation.
create policy visible on change_log for select to reisewerk_app using (
  (select actor_user()) is not null and case
    when order_id is not null then exists (select from orders o where o.id = order_id offset 0)
    when organisation_id is not null then organisation_id = any ((select actor_organisations())::bigint[])
    when table_name = 'users' then exists (select from users u where u.id = row_id offset 0)
    else true end);
grant select on change_log to reisewerk_app;

-- Raises the version of a changed row.
create function touch_row() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;

-- Writes one row per change and tells listening processes. Runs as owner: the server's role cannot write the log itself.
create function log_change() returns trigger language plpgsql security definer set search_path = public as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'updated_at' - 'version' - 'created_at' end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'updated_at' - 'version' - 'created_at' end;
  any_row jsonb := coalesce(new_row, old_row);
  changed_order bigint := case when tg_table_name = 'orders' then (any_row->>'id')::bigint else (any_row->>'order_id')::bigint end;
  changed_organisation bigint := case when tg_table_name = 'organisations' then (any_row->>'id')::bigint else (any_row->>'organisation_id')::bigint end;
  admin_only boolean := false;
  changed_row bigint := coalesce((any_row->>'id')::bigint, (any_row->>'organisation_id')::bigint, 0);
  log_id bigint;
  lost_organisation bigint;
  was_admin_only boolean;
  said jsonb;
begin
  if tg_op = 'UPDATE' then
    if old_row = new_row then return null; end if;
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, new_row->o.key)
      into old_row, new_row
      from jsonb_each(old_row) o where o.value is distinct from new_row->o.key;
  end if;
  if tg_table_name = 'orders' then
    admin_only := (any_row->>'is_admin_only')::boolean;
  elsif changed_order is not null then
    select organisation_id, is_admin_only into changed_organisation, admin_only from orders where id = changed_order;
  elsif changed_organisation is null then
    changed_organisation := organisation_of_parent(any_row);
    -- A parent that is just being deleted takes its children along; nobody hears of them, for its own end says it all.
    if changed_organisation is null and orphaned(any_row) then changed_organisation := 0; end if;
  end if;
  -- Who loses sight of a trip by this change hears that it is gone; the row in the log tells those who were away. It names
  -- no trip, for its policy would hide it from exactly them.
  if tg_table_name = 'orders' and tg_op = 'UPDATE' and (old_row ? 'is_admin_only' or old_row ? 'organisation_id') then
    lost_organisation := coalesce((old_row->>'organisation_id')::bigint, changed_organisation);
    was_admin_only := coalesce((old_row->>'is_admin_only')::boolean, admin_only);
    if not was_admin_only then
      insert into change_log (user_id, organisation_id, table_name, row_id, operation, tab)
      values (actor_user(), lost_organisation, 'orders', changed_row, 'delete', null) returning id into log_id;
    end if;
    perform pg_notify('changes', json_build_object('id', coalesce(log_id, 0), 'organisation', lost_organisation,
      'order', changed_order, 'adminOnly', was_admin_only, 'table', 'orders', 'row', changed_row,
      'operation', 'delete', 'user', actor_user(), 'tab', null)::text);
  end if;
  insert into change_log (user_id, organisation_id, order_id, table_name, row_id, row_version, operation, before, after, tab)
  values (actor_user(), changed_organisation, changed_order, tg_table_name, changed_row,
    case when tg_op <> 'DELETE' then (to_jsonb(new)->>'version')::integer end,
    lower(tg_op), old_row, new_row, nullif(current_setting('app.tab', true), ''))
  returning id into log_id;
  said := jsonb_build_object('id', log_id, 'organisation', changed_organisation, 'order', changed_order,
    'adminOnly', coalesce(admin_only, false), 'table', tg_table_name, 'row', changed_row, 'operation', lower(tg_op),
    'user', actor_user(), 'tab', nullif(current_setting('app.tab', true), ''));
  if tg_table_name = 'users' then
    -- A person is known in each of their organisations, and nowhere else.
    perform pg_notify('changes', (said || jsonb_build_object('organisation', uo.organisation_id))::text)
      from user_organisations uo where uo.user_id = changed_row;
  else
    perform pg_notify('changes', said::text);
  end if;
  return null;
end $$;

-- Contacts, addresses and infos carry no organisation of their own; their client, provider or agency does.
create function organisation_of_parent(row_data jsonb) returns bigint language sql stable as $$
  select coalesce(
    (select organisation_id from clients where id = (row_data->>'client_id')::bigint),
    (select organisation_id from providers where id = (row_data->>'provider_id')::bigint),
    (select organisation_id from agencies where id = (row_data->>'agency_id')::bigint))
$$;

-- Whether a row names a parent that is gone.
create function orphaned(row_data jsonb) returns boolean language sql stable as $$
  select (row_data->>'client_id' is not null and not exists (select from clients where id = (row_data->>'client_id')::bigint))
    or (row_data->>'provider_id' is not null and not exists (select from providers where id = (row_data->>'provider_id')::bigint))
    or (row_data->>'agency_id' is not null and not exists (select from agencies where id = (row_data->>'agency_id')::bigint))
$$;

-- Every table of the product but the log itself, figures that follow from others, and the secrets of sign-in.
do $$
declare target text;
begin
  for target in
    select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'auth\_%'
      and table_name not in ('change_log', 'order_figures', 'order_search', 'order_numbers', 'migrations', 'installation')
  loop
    execute format('create trigger log_change after insert or update or delete on %I for each row execute function log_change()', target);
    if exists (select from information_schema.columns where table_schema = 'public' and table_name = target and column_name = 'updated_at') then
      execute format('create trigger touch_row before update on %I for each row execute function touch_row()', target);
    end if;
  end loop;
end $$;
