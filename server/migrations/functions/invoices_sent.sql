-- Whichever version of an invoice went out with a mail, the invoice is sent and stays as it is (INV-06).
create or replace function invoices_sent() returns trigger language plpgsql as $$
begin
  update client_invoices i set sent_at = coalesce(new.sent_at, now())
    where i.order_id = new.order_id and i.sent_at is null and exists (select from client_invoice_versions v
      join email_attachments a on a.document_id in (v.document_id, v.xml_document_id) where v.client_invoice_id = i.id and a.email_id = new.id);
  return null;
end $$;
