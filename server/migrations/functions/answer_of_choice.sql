-- How many places the request by which a service goes holds, and for how many guests the papers of its trip are: those that are booked, or
-- asked for where nobody is booked yet (domain/requests/losses/short-choice.ts, decisions 104, 117). Null where nobody is chosen any more.
create or replace function answer_of_choice(service bigint) returns json language sql stable as $$
  select json_build_object('status', r.status, 'held', r.reserved_amount, 'guests', g.guests,
    'isWholeGroup', coalesce(r.whole_group, greatest(r.asked_amount, r.reserved_amount) >= g.guests),
    'isWithoutDriver', coalesce(p.driver_not_participating, false),
    'drivers', (select count(*) from order_contacts k where k.order_id = p.order_id and k.role = '3_bus_driver'))
  from placeholders p cross join lateral (select speaking_request(p.id, p.selected_request_id, p.taken_back_request_id) as request offset 0) goes
    join requests r on r.id = goes.request
    cross join lateral (select coalesce((select coalesce(nullif(f.hotel_pax_reserved, 0), f.hotel_pax_asked)
      from order_figures f where f.order_id = p.order_id), 0) as guests) g
  where p.id = service
$$;
