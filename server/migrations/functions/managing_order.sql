-- The trip whose offer speaks for a trip; no row where it has its own. A deleted trip speaks for nobody.
create or replace function managing_order(trip bigint) returns setof bigint language sql stable rows 1 security definer set search_path = public as $$
  select j.order_id from offer_attached_orders j join orders o on o.id = j.order_id
  where j.attached_order_id = trip and o.current_status <> 'deleted'
$$;
