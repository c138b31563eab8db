-- What a later invoice leaves out of one over a share of the price is no part of what it has taken off: going back, it raises neither the
-- later one nor the share again, for the later one asks for the whole price (decision 172; domain/src/invoices/standing.ts).
alter table client_invoices add column left_out_cents bigint not null default 0
  constraint client_invoices_left_out check (left_out_cents >= 0);
alter table client_invoices disable trigger user;
update client_invoices i set left_out_cents = l.cents
from (select distinct on (t.order_id) t.order_id, t.id, v.last, k.snapshot
    from client_invoices t
      cross join lateral (select max(v.id) as last from client_invoice_versions v where v.client_invoice_id = t.id) v
      join client_invoice_snapshots k on k.version_id = v.last
    where t.takes_over and t.canceled_by_id is null and not (t.type = 'cancelation' and t.old_invoice_id is not null)
    order by t.order_id, v.last desc) last
  cross join lateral (select (part ->> 'invoiceId')::bigint as id, sum((part ->> 'cents')::bigint) as cents
    from jsonb_array_elements(coalesce(last.snapshot -> 'leftOut', '[]')) part group by 1) l
where i.id = l.id and i.order_id = last.order_id and i.id <> last.id and i.takes_over and i.canceled_by_id is null and l.cents > 0
  and (select min(v.id) from client_invoice_versions v where v.client_invoice_id = i.id) < last.last;
update client_invoices t set taken_paid_cents = received.cents,
  status = case when t.due_cents = t.paid_cents + received.cents then 'paid' else 'new' end
from (select c.carried_to_id as id, sum(s.cents + greatest(0, least(c.left_out_cents, -s.cents))) as cents from client_invoices c
    cross join lateral (select c.paid_cents - (c.due_cents - c.carried_cents) as cents) s
  where c.carried_to_id is not null and c.canceled_by_id is null group by c.carried_to_id) received
where t.id = received.id and t.taken_paid_cents <> received.cents;
alter table client_invoices enable trigger user;
alter table client_invoices alter column open_cents set expression as (case
  when canceled_by_id is not null then 0
  when type = 'cancelation' and old_invoice_id is not null then -(original_paid_cents + paid_cents)
  when carried_to_id is not null then 0
  when left_out_cents > 0 then greatest(0, least(due_cents, paid_cents)) - paid_cents
  else due_cents - paid_cents - taken_paid_cents end);
