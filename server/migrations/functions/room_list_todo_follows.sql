create or replace function room_list_todo_follows() returns trigger language plpgsql security definer set search_path = public as $$
declare
  days_path constant text[] := '{roomLists,sendDaysBefore}';
begin
  case tg_table_name
    when 'requests' then perform room_list_todos(array[new.id]);
    when 'placeholders' then
      perform room_list_todos(array(select r.id from requests r where r.placeholder_id = new.id));
    when 'days' then
      perform room_list_todos(array(select r.id from placeholders s join requests r on r.placeholder_id = s.id
        where s.day_id = new.id and s.kind = 'hotel'));
    else
      -- Only what the house says of lists concerns them.
      if tg_op = 'UPDATE' and new.values #> days_path is not distinct from old.values #> days_path then return null; end if;
      perform room_list_todos(array(select r.id from orders o join requests r on r.order_id = o.id
        where o.organisation_id = new.organisation_id and r.request_type = 'hotel'
          and o.end_at >= (now() at time zone 'Europe/Berlin')::date));
  end case;
  return null;
end $$;
revoke execute on function room_list_todo_follows from public;
