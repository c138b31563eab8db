-- How the invoices of a trip stand to each other (decision 058): an invoice over the price or a share of it asks for what was open
-- before, and a cancelled one and the one that takes it back are settled together, there where the refund is recorded.
alter table client_invoices add column takes_over boolean not null default false;
alter table client_invoices add column original_paid_cents bigint not null default 0;
alter table client_invoices disable trigger user;
update client_invoices i set takes_over = true
where not (i.type = 'cancelation' and i.old_invoice_id is not null)
  and (i.type = 'final' or i.percent is not null or exists (select from client_invoices c where c.carried_to_id = i.id)
    or exists (select from client_invoice_versions v join client_invoice_snapshots s on s.version_id = v.id,
      jsonb_array_elements(s.snapshot -> 'lines') line where v.client_invoice_id = i.id and v.version_number = i.version_number
        and line ->> 'key' is not null));
update client_invoices i set original_paid_cents = o.paid_cents from client_invoices o
where i.type = 'cancelation' and o.id = i.old_invoice_id;
update client_invoices set status = case when original_paid_cents + paid_cents = 0 then 'paid' else 'new' end
where type = 'cancelation' and old_invoice_id is not null;
alter table client_invoices enable trigger user;
alter table client_invoices alter column open_cents set expression as (case
  when canceled_by_id is not null then 0
  when type = 'cancelation' and old_invoice_id is not null then -(original_paid_cents + paid_cents)
  else due_cents - paid_cents - coalesce(carried_cents, 0) end);
