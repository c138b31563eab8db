-- The trip list as it opens: thirty trips with what its twelve columns show, and how many there are (web/src/features/orders/order-columns.tsx).

-- answers: total
select sum(number)::int as total from order_counts
where organisation_id = any ('{1,2}') and not is_admin_only and current_status not in ('deleted', 'concept');

-- answers: items
select o.id, o.order_number as "orderNumber", c.company_name as "client.companyName", o.group_name as "groupName", o.trip_name as "trip.name",
  o.start_at as "startAt", o.end_at as "endAt", o.current_status as "currentStatus", o.is_admin_only as "isAdminOnly", o.import_id as "_importId",
  m.id as "trip.mainDestination.id", m.name as "trip.mainDestination.name", u.id as "user.id", u.first_name as "user.firstName",
  u.last_name as "user.lastName", u.hue as "user.hue", u.image as "user.image", u.is_active as "user.isActive", f.urgent_todo_due_date as "orderTodo.dueDate",
  f.hotel_pax_asked as "info.paxAsked", f.hotel_pax_reserved as "info.paxReserved",
  (select json_agg(json_build_object('id', d.id, 'name', d.name) order by j.sort, j.id)
    from order_destinations j join destinations d on d.id = j.destination_id where j.order_id = o.id) as "trip.destinations"
from orders o
join users u on u.id = o.user_id
left join clients c on c.id = o.client_id
left join destinations m on m.id = o.main_destination_id
left join order_figures f on f.order_id = o.id
where o.organisation_id = any ('{1,2}') and not o.is_admin_only and o.current_status not in ('deleted', 'concept')
order by o.start_at, o.id limit 30;
