-- How many trips an offer speaks for beside its own, those among them that the reader may not see.
create or replace function attached_trips(trip bigint) returns integer language sql stable security definer set search_path = public as $$
  select count(*)::int from offer_attached_orders j join orders o on o.id = j.attached_order_id
  where j.order_id = trip and o.current_status <> 'deleted'
$$;
