-- Whoever a text names anew as '@First Last' is told of it, as long as they may read the trip. The writer is not.
create or replace function note_mentions() returns trigger language plpgsql security definer set search_path = public as $$
declare
  row_data jsonb := to_jsonb(new);
  said text := words_of(row_data->tg_argv[0]);
  said_before text := case when tg_op = 'UPDATE' then words_of(to_jsonb(old)->tg_argv[0]) else '' end;
begin
  if position('@' in said) = 0 then return null; end if;
  insert into mentions (order_id, user_id, by_user_id, table_name, row_id, text)
  select o.id, u.id, actor_user(), tg_table_name, new.id,
    trim(substr(said, greatest(1, position(u.called in said) - 60), 160))
  from orders o join user_organisations m on m.organisation_id = o.organisation_id
    join (select id, role, is_active, '@' || trim(first_name || ' ' || last_name) as called from users) u on u.id = m.user_id
  where o.id = case tg_table_name when 'orders' then new.id else (row_data->>'order_id')::bigint end
    and o.current_status <> 'concept' and u.is_active and (not o.is_admin_only or u.role = 'admin')
    and u.id is distinct from actor_user() and length(u.called) > 2
    and position(u.called in said) > 0 and position(u.called in said_before) = 0;
  return null;
end $$;
revoke execute on function note_mentions from public;
