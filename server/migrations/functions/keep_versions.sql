-- Versions of an invoice are numbered from 1 on, and none is added once it is fixed (INV-06).
create or replace function keep_versions() returns trigger language plpgsql as $$
declare
  issued client_invoices;
begin
  select * into issued from client_invoices i where i.id = new.client_invoice_id for update;
  if new.version_number <> (select count(*) + 1 from client_invoice_versions v where v.client_invoice_id = new.client_invoice_id)
    or new.version_number > 1 and (issued.sent_at is not null
      or (issued.status <> 'new' and not (issued.type = 'cancelation' and issued.old_invoice_id is not null)) or issued.carried_to_id is not null
      or exists (select from payments p where p.client_invoice_id = issued.id)) then
    raise exception 'an issued invoice stays as it is'
      using errcode = 'check_violation', constraint = 'client_invoices_frozen';
  end if;
  return new;
end $$;
