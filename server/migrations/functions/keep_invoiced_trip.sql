-- A trip with issued invoices is neither deleted nor given to another house: its invoices are that house's books.
create or replace function keep_invoiced_trip() returns trigger language plpgsql as $$
begin
  if exists (select from client_invoices i where i.order_id = old.id) then
    raise exception 'a trip with invoices stays where it is'
      using errcode = 'check_violation', constraint = case when new.current_status = 'deleted' then 'orders_invoiced'
        else 'orders_invoiced_house' end;
  end if;
  return new;
end $$;
