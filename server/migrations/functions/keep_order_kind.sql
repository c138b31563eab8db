-- Beside the words of a trip stands which kind it is.
create or replace function keep_order_kind() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_table_name = 'orders' then
    update order_search set kind = order_kind(new.organisation_id, new.is_admin_only, new.current_status) where order_id = new.id;
    return null;
  end if;
  select order_kind(organisation_id, is_admin_only, current_status) into new.kind from orders where id = new.order_id;
  return new;
end $$;
revoke execute on function keep_order_kind from public;
