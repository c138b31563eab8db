-- Guests of a trip without rooms are those of its cabins. A guest who has a room and a cabin counts once, as in the booking
-- stand (domain: guestsOf). Planned once, like refresh_order_search.
create or replace function refresh_order_figures(ids bigint[] default null) returns void
language sql security definer set search_path = public set plan_cache_mode = force_generic_plan as $$
  insert into order_figures as f (order_id, organisation_id, is_admin_only, current_status, complexity_id, hotel_contingent_id,
    ferry_contingent_id, urgent_todo_due_date, hotel_pax_asked, hotel_pax_reserved, hotel_rooms_asked, client_name, destination_name, user_name)
  select o.id, o.organisation_id, o.is_admin_only, o.current_status,
    (select id from complexities where order_id = o.id),
    (select id from order_contingent_hotels where order_id = o.id),
    (select id from order_contingent_ferries where order_id = o.id),
    (select min(t.due_date) from todos t where t.order_id = o.id and t.status <> 'done'
       and (t.order_statuses = '{}' or o.current_status = any (t.order_statuses))
       and (t.request_statuses = '{}' or t.request_id is null
         or (select q.status from requests q where q.id = t.request_id) = any (t.request_statuses))),
    coalesce(nullif(r.asked, 0), c.asked, 0), coalesce(nullif(r.reserved, 0), c.reserved, 0),
    (select jsonb_agg(jsonb_build_object('persons', x.persons, 'type', x.type, 'amount', x.asked_amount) order by x.persons, x.type)
     from order_hotel_rooms x where x.order_id = o.id and x.asked_amount > 0),
    (select company_name from clients where id = o.client_id),
    (select name from destinations where id = o.main_destination_id), (select last_name from users where id = o.user_id)
  from orders o left join lateral (
    select sum(persons * asked_amount) as asked, sum(persons * reserved_amount) as reserved from order_hotel_rooms where order_id = o.id) r on true
  left join lateral (
    select sum(persons * asked_amount) as asked, sum(persons * reserved_amount) as reserved from order_ferry_cabins where order_id = o.id) c on true
  where o.id = any (coalesce(ids, array(select id from orders)))
  on conflict (order_id) do update set organisation_id = excluded.organisation_id, is_admin_only = excluded.is_admin_only,
    current_status = excluded.current_status, complexity_id = excluded.complexity_id,
    hotel_contingent_id = excluded.hotel_contingent_id, ferry_contingent_id = excluded.ferry_contingent_id,
    urgent_todo_due_date = excluded.urgent_todo_due_date,
    hotel_pax_asked = excluded.hotel_pax_asked, hotel_pax_reserved = excluded.hotel_pax_reserved,
    hotel_rooms_asked = excluded.hotel_rooms_asked,
    client_name = excluded.client_name, destination_name = excluded.destination_name,
    user_name = excluded.user_name
$$;
revoke execute on function refresh_order_figures from public;
