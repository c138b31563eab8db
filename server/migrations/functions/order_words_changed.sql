create or replace function order_words_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare changed bigint[];
begin
  if tg_table_name = 'orders' then
    changed := array[new.id];
  elsif tg_table_name in ('order_destinations', 'order_contacts') then
    changed := array[coalesce(new.order_id, old.order_id)];
  elsif tg_table_name = 'clients' then
    changed := array(select id from orders where client_id = new.id);
  elsif tg_table_name = 'contacts' then
    changed := array(select order_id from order_contacts where contact_id = new.id);
  else
    changed := array(select order_id from order_destinations where destination_id = new.id);
  end if;
  perform from order_search where order_id = any (changed) order by order_id for update;
  perform refresh_order_search(changed);
  return null;
end $$;
