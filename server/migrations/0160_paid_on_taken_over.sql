-- What comes in on an invoice whose claim is part of a later one is paid on that one (decision 058): a client who pays a prepayment
-- after the final invoice asked for it has paid a part of the final one.
alter table client_invoices add column taken_paid_cents bigint not null default 0;
alter table client_invoices disable trigger user;
update client_invoices t set taken_paid_cents = received.cents
from (select carried_to_id as id, sum(paid_cents - (due_cents - carried_cents)) as cents from client_invoices
  where carried_to_id is not null and canceled_by_id is null group by carried_to_id) received
where t.id = received.id;
update client_invoices set status = case when due_cents = paid_cents + taken_paid_cents then 'paid' else 'new' end
where taken_paid_cents <> 0 and canceled_by_id is null and not (type = 'cancelation' and old_invoice_id is not null);
alter table client_invoices enable trigger user;
alter table client_invoices alter column open_cents set expression as (case
  when canceled_by_id is not null then 0
  when type = 'cancelation' and old_invoice_id is not null then -(original_paid_cents + paid_cents)
  when carried_to_id is not null then 0
  else due_cents - paid_cents - taken_paid_cents end);
