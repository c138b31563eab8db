-- A trip with issued invoices is neither deleted nor given to another house, nor sold in another currency: its invoices are that
-- house's books.
create or replace function keep_invoiced_trip() returns trigger language plpgsql as $$
begin
  if exists (select from client_invoices i where i.order_id = old.id) then
    raise exception 'a trip with invoices stays where it is'
      using errcode = 'check_violation', constraint = case
        when new.current_status = 'deleted' and old.current_status <> 'deleted' then 'orders_invoiced'
        when new.organisation_id is distinct from old.organisation_id then 'orders_invoiced_house'
        else 'orders_invoiced_currency' end;
  end if;
  return new;
end $$;
