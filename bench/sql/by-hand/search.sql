-- A word sought among the trips: the first thirty with what the list shows of them, and how many there are.

-- answers: items
with found as materialized (
  select o.id, o.start_at from orders o
  where o.id = any (array(select order_id from order_search where words like '%' || folded(:term) || '%'))
    and o.organisation_id = any ('{1,2}') and not o.is_admin_only and o.current_status not in ('deleted', 'concept')
)
select (select count(*)::int from found) as total,
  o.id, o.order_number as "orderNumber", c.company_name as "client.companyName", o.group_name as "groupName", o.trip_name as "trip.name",
  o.start_at as "startAt", o.end_at as "endAt", o.current_status as "currentStatus", o.is_admin_only as "isAdminOnly", o.import_id as "_importId",
  m.id as "trip.mainDestination.id", m.name as "trip.mainDestination.name", u.id as "user.id", u.first_name as "user.firstName",
  u.last_name as "user.lastName", u.hue as "user.hue", u.image as "user.image", u.is_active as "user.isActive", f.urgent_todo_due_date as "orderTodo.dueDate",
  f.hotel_pax_asked as "info.paxAsked", f.hotel_pax_reserved as "info.paxReserved",
  (select json_agg(json_build_object('id', d.id, 'name', d.name) order by j.sort, j.id)
    from order_destinations j join destinations d on d.id = j.destination_id where j.order_id = o.id) as "trip.destinations"
from (select id from found order by start_at, id limit 30) page
join orders o using (id)
join users u on u.id = o.user_id
left join clients c on c.id = o.client_id
left join destinations m on m.id = o.main_destination_id
left join order_figures f on f.order_id = o.id
order by o.start_at, o.id;
