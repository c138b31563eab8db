-- A trip's most urgent deadline in the list counted to-dos that rest: the option of a declined request, a task of a status the
-- trip has left. It counts what the trip's head and its panel show as 'aktiv' (000 §4): valid for the status of trip and request.

create or replace function refresh_order_figures(ids bigint[] default null) returns void
language sql security definer set search_path = public as $$
  insert into order_figures as f (order_id, organisation_id, is_admin_only, current_status, complexity_id, hotel_contingent_id,
    ferry_contingent_id, urgent_todo_due_date, hotel_pax_asked, hotel_pax_reserved, client_name, destination_name)
  select o.id, o.organisation_id, o.is_admin_only, o.current_status,
    (select id from complexities where order_id = o.id),
    (select id from order_contingent_hotels where order_id = o.id),
    (select id from order_contingent_ferries where order_id = o.id),
    (select min(t.due_date) from todos t where t.order_id = o.id and t.status <> 'done'
       and (t.order_statuses = '{}' or o.current_status = any (t.order_statuses))
       and (t.request_statuses = '{}' or t.request_id is null
         or (select q.status from requests q where q.id = t.request_id) = any (t.request_statuses))),
    coalesce(r.asked, 0), coalesce(r.reserved, 0),
    (select company_name from clients where id = o.client_id),
    (select name from destinations where id = o.main_destination_id)
  from orders o left join lateral (
    select sum(persons * asked_amount) as asked, sum(persons * reserved_amount) as reserved from order_hotel_rooms where order_id = o.id) r on true
  where o.id = any (coalesce(ids, array(select id from orders)))
  on conflict (order_id) do update set organisation_id = excluded.organisation_id, is_admin_only = excluded.is_admin_only,
    current_status = excluded.current_status, complexity_id = excluded.complexity_id,
    hotel_contingent_id = excluded.hotel_contingent_id, ferry_contingent_id = excluded.ferry_contingent_id,
    urgent_todo_due_date = excluded.urgent_todo_due_date,
    hotel_pax_asked = excluded.hotel_pax_asked, hotel_pax_reserved = excluded.hotel_pax_reserved,
    client_name = excluded.client_name, destination_name = excluded.destination_name
$$;

-- A status wakes a to-do or lays it to rest. Most requests have no option, and then nothing is to be counted.
create function urgent_todo_by_status() returns trigger language plpgsql security definer set search_path = public as $$
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
create trigger urgent_todo_by_status after update of status on requests for each row
  when (old.status is distinct from new.status) execute function urgent_todo_by_status();
create trigger urgent_todo_by_status after update of current_status on orders for each row
  when (old.current_status is distinct from new.current_status) execute function urgent_todo_by_status();

select refresh_order_figures(array(select distinct order_id from todos
  where status <> 'done' and order_id is not null and (order_statuses <> '{}' or request_statuses <> '{}')));
