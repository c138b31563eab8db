-- A payment changes what is open on its invoice; keep_issued adds up.
create or replace function settle_invoice() returns trigger language plpgsql as $$
begin
  update client_invoices set paid_cents = paid_cents where id = new.client_invoice_id;
  -- Of a cancelled one it goes back with the invoice that took it back.
  update client_invoices s set paid_cents = s.paid_cents from client_invoices i
    where i.id = new.client_invoice_id and s.id = i.canceled_by_id;
  -- On one whose claim is part of a later one that one is paid.
  update client_invoices t set paid_cents = t.paid_cents from client_invoices i
    where i.id = new.client_invoice_id and t.id = i.carried_to_id;
  return null;
end $$;
