-- A trip that comes back takes its attached trips again, except those that speak for others by now: no offer of an offer.
create or replace function detach_on_restore() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from offer_attached_orders j where j.order_id = new.id
    and exists (select from offer_attached_orders x where x.order_id = j.attached_order_id);
  return null;
end $$;
