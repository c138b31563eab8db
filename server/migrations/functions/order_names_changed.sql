-- A new name of a client, a destination or a colleague. A trip that meanwhile went to another one keeps that one's name.
create or replace function order_names_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare changed bigint[];
begin
  if tg_table_name = 'clients' then
    changed := array(select id from orders where client_id = new.id);
    perform from order_figures where order_id = any (changed) order by order_id for update;
    update order_figures f set client_name = new.company_name from orders o
    where f.order_id = any (changed) and o.id = f.order_id and o.client_id = new.id;
  elsif tg_table_name = 'users' then
    changed := array(select id from orders where user_id = new.id);
    perform from order_figures where order_id = any (changed) order by order_id for update;
    update order_figures f set user_name = new.last_name from orders o
    where f.order_id = any (changed) and o.id = f.order_id and o.user_id = new.id;
  else
    changed := array(select id from orders where main_destination_id = new.id);
    perform from order_figures where order_id = any (changed) order by order_id for update;
    update order_figures f set destination_name = new.name from orders o
    where f.order_id = any (changed) and o.id = f.order_id and o.main_destination_id = new.id;
  end if;
  return null;
end $$;
