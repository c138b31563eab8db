-- Whether what an issued invoice says is for good (INV-06, INV-08): it was sent or is on its way with a mail, a letter reminds of it, it
-- was paid, also when the payment was removed, it is in another one, or the tax adviser has it. What takes one back stays open until
-- then although it is settled at once.
create or replace function is_fixed_invoice(invoice bigint) returns boolean language sql stable as $$
  select exists (select from client_invoices i where i.id = invoice and (i.sent_at is not null or i.carried_to_id is not null
      or i.status <> 'new' and not (i.type = 'cancelation' and i.old_invoice_id is not null)))
    or exists (select from payments p where p.client_invoice_id = invoice)
    or exists (select from reminded_invoices r where r.client_invoice_id = invoice)
    or exists (select from datev_bookings b where b.client_invoice_id = invoice and b.kind = 'invoice')
    or exists (select from client_invoice_versions v
      join email_attachments a on a.document_id in (v.document_id, v.xml_document_id)
      join email_messages e on e.id = a.email_id
      where v.client_invoice_id = invoice and e.status = 'queued')
$$;
