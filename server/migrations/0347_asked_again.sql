-- By when an invoice is to be paid whose claim came back to it with the cancelation of a later one (decision 160): lists and sorting know
-- it as reminders do. What the invoice itself says stays in due_date.
alter table client_invoices add column asked_again_at date;
update client_invoices i set asked_again_at = a.day from (
  select storno.order_id, again ->> 'number' as number, max(again ->> 'dueDate')::date as day from client_invoices storno
    join client_invoice_versions said on said.client_invoice_id = storno.id and said.version_number = storno.version_number
    join client_invoice_snapshots kept on kept.version_id = said.id
    cross join jsonb_array_elements(coalesce(kept.snapshot -> 'dueAgain', '[]')) again
  where storno.type = 'cancelation' and storno.old_invoice_id is not null group by 1, 2) a
where i.order_id = a.order_id and i.invoice_number = a.number;

-- The open items are read in the order of that day.
drop index client_invoices_open_by_due;
create index client_invoices_open_by_due on client_invoices ((coalesce(asked_again_at, due_date, invoice_date)), id)
  include (organisation_id, is_seen_by_house, client_id, currency, open_cents, order_id)
  where open_cents <> 0 and billing_type = 'included';
