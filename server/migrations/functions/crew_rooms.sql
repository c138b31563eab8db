-- The rooms of driver and guide in a house, as its voucher and letter name them; a driver who sleeps elsewhere has none (domain: KnownCrew).
create or replace function crew_rooms(service bigint) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('isDriver', k.role = '3_bus_driver', 'roomFor', (k.room_type ->> 'persons')::int)
    order by k.sort, k.id), '[]')
  from placeholders p join order_contacts k on k.order_id = p.order_id
  where p.id = service and k.role in ('3_bus_driver', '1_tour_guide') and k.room_type ->> 'persons' is not null
    and not (k.role = '3_bus_driver' and coalesce(p.driver_not_participating, false))
$$;
