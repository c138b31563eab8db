-- The rooms a house is asked for, as its letter names them: those of the contingent, for whoever is asked for another number of guests is
-- told that alone (domain: roomsAskedFor). Null of what is no house, and where none are named.
create or replace function asked_rooms(trip bigint, kind text, amount integer) returns jsonb language sql stable as $$
  select f.hotel_rooms_asked from order_figures f where f.order_id = trip and kind = 'hotel' and amount in (0, f.hotel_pax_asked)
$$;
