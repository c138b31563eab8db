-- The rooms or, on a ferry by night, the cabins a request asks for, as its letter names them: rooms are those of the contingent, cabins its own, and
-- those of the contingent only where it has none and asks for all of the group (decisions 165, 181). Null of everything else.
create or replace function asked_places(r requests) returns jsonb language sql stable as $$
  select case r.request_type when 'hotel' then asked_rooms(r.order_id, r.request_type, r.asked_amount)
    when 'ferry' then (select coalesce(
        (select jsonb_agg(jsonb_build_object('persons', c.persons, 'type', c.type, 'amount', c.asked_amount) order by c.persons, c.type)
          from request_cabins c where c.request_id = r.id and c.asked_amount > 0),
        (select jsonb_agg(jsonb_build_object('persons', k.persons, 'type', k.type, 'amount', k.asked_amount) order by k.persons, k.type)
          from order_ferry_cabins k where k.order_id = r.order_id and k.asked_amount > 0
            and r.asked_amount in (0, (select g.hotel_pax_asked from order_figures g where g.order_id = r.order_id))))
      from ferry_requests f where f.id = r.id and f.type = 'night') end
$$;
