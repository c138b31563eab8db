-- Writes one row per change and tells listening processes. Runs as owner: the server's role cannot write the log itself.
create or replace function log_change() returns trigger language plpgsql security definer set search_path = public as $$
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
  -- What only who sees the purchase may hear of (decision 032).
  personal text;
  purchase boolean := tg_table_name = 'documents' and any_row->>'type' = 'internal_calculation';
begin
  if tg_op = 'UPDATE' then
    if old_row = new_row then return null; end if;
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, new_row->o.key)
      into old_row, new_row
      from jsonb_each(old_row) o where o.value is distinct from new_row->o.key;
  end if;
  -- What is told of people in confidence is not in the log, not even encrypted: there it would outlive its erasure.
  foreach personal in array personal_columns(tg_table_name) loop
    if coalesce(old_row->>personal, '') <> '' then old_row := jsonb_set(old_row, array[personal], '"•••"'); end if;
    if coalesce(new_row->>personal, '') <> '' then new_row := jsonb_set(new_row, array[personal], '"•••"'); end if;
  end loop;
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
  insert into change_log (user_id, organisation_id, order_id, table_name, row_id, row_version, operation, before, after, tab,
    shows_purchase)
  values (actor_user(), changed_organisation, changed_order, tg_table_name, changed_row,
    (case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end->>'version')::integer,
    lower(tg_op), old_row, new_row, nullif(current_setting('app.tab', true), ''), purchase)
  returning id into log_id;
  said := jsonb_build_object('id', log_id, 'organisation', changed_organisation, 'order', changed_order,
    'adminOnly', coalesce(admin_only, false), 'table', tg_table_name, 'row', changed_row, 'operation', lower(tg_op),
    'user', actor_user(), 'tab', nullif(current_setting('app.tab', true), ''), 'purchase', purchase,
    'columns', case when tg_op = 'UPDATE' and changed_order is not null then (select jsonb_agg(k) from jsonb_object_keys(new_row) k) end,
    'version', case when tg_op <> 'DELETE' then (to_jsonb(new)->>'version')::integer end);
  if tg_table_name = 'users' then
    -- A person is known in each of their organisations, and nowhere else.
    perform pg_notify('changes', (said || jsonb_build_object('organisation', uo.organisation_id))::text)
      from user_organisations uo where uo.user_id = changed_row;
  else
    perform pg_notify('changes', said::text);
  end if;
  return null;
end $$;
