-- What the client of a trip owes for having been reminded, in cents: fees that were not waived, of letters about an invoice that was
-- not cancelled since, less what was paid of them; below nothing what is to be given back (decisions 060, 163).
create or replace function reminder_fee_balance(trip bigint, of_currency text) returns bigint language sql stable as $$
  select (coalesce((select sum(r.fee_cents) from reminders r where r.order_id = trip and r.currency = of_currency
      and not r.is_fee_waived and exists (select from reminded_invoices x join client_invoices i on i.id = x.client_invoice_id
        where x.reminder_id = r.id and i.canceled_by_id is null)), 0)
    - coalesce((select sum(p.amount_cents) from payments p where p.order_id = trip and p.amount_currency = of_currency
      and p.kind = 'reminderFee' and p.removed_at is null), 0))::bigint
$$;
