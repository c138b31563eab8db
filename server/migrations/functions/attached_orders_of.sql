-- The trips an offer speaks for beside its own, those among them that the reader may not see.
create or replace function attached_orders_of(trip bigint) returns setof bigint language sql stable security definer set search_path = public as $$
  select o.id from offer_attached_orders j join orders o on o.id = j.attached_order_id
  where j.order_id = trip and o.current_status <> 'deleted'
$$;
