-- What a save refreshes is found by its key under every plan: `ids is null or id = any (ids)` made a plan for unknown ids read
-- all trips. Without ids all are meant, as before.
create or replace function refresh_order_search(ids bigint[] default null) returns void
language sql security definer set search_path = public as $$
  insert into order_search (order_id, words)
  select o.id, lower(concat_ws(' ', o.order_number, o.group_name, o.trip_name, o.import_id, c.company_name, c.short_name,
    (select string_agg(d.name, ' ' order by od.sort) from order_destinations od join destinations d on d.id = od.destination_id where od.order_id = o.id)))
  from orders o left join clients c on c.id = o.client_id
  where o.id = any (coalesce(ids, array(select id from orders))) and o.current_status <> 'concept'
  on conflict (order_id) do update set words = excluded.words where order_search.words is distinct from excluded.words
$$;

create or replace function refresh_order_figures(ids bigint[] default null) returns void
language sql security definer set search_path = public as $$
  insert into order_figures (order_id, urgent_todo_due_date, hotel_pax_asked, hotel_pax_reserved)
  select o.id,
    (select min(t.due_date) from todos t where t.order_id = o.id and t.status <> 'done'),
    coalesce(r.asked, 0), coalesce(r.reserved, 0)
  from orders o left join lateral (
    select sum(persons * asked_amount) as asked, sum(persons * reserved_amount) as reserved from order_hotel_rooms where order_id = o.id) r on true
  where o.id = any (coalesce(ids, array(select id from orders)))
  on conflict (order_id) do update set urgent_todo_due_date = excluded.urgent_todo_due_date,
    hotel_pax_asked = excluded.hotel_pax_asked, hotel_pax_reserved = excluded.hotel_pax_reserved
$$;
