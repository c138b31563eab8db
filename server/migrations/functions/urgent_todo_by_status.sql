-- A status wakes a to-do or lays it to rest. Most requests have no option, and then nothing is to be counted.
create or replace function urgent_todo_by_status() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_table_name = 'orders' then
    if exists (select from todos where order_id = new.id and status <> 'done' and order_statuses <> '{}') then
      perform refresh_order_figures(array[new.id]);
    end if;
  elsif exists (select from todos where request_id = new.id and status <> 'done' and request_statuses <> '{}') then
    perform refresh_order_figures(array[new.order_id]);
  end if;
  return null;
end $$;
