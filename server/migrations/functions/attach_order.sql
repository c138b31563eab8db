-- An attached trip knows whose offer it is by that offer. What hung on the offer of a deleted trip is free again.
create or replace function attach_order() returns trigger language plpgsql security definer set search_path = public as $$
begin
  new.order_id := (select order_id from offers where id = new.offer_id);
  delete from offer_attached_orders j using orders o
    where j.attached_order_id = new.attached_order_id and j.offer_id <> new.offer_id and o.id = j.order_id and o.current_status = 'deleted';
  return new;
end $$;
