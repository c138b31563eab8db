-- What may be taken off by whoever pays early ('Skonto'): as it stands on the invoice of a client, and what comes off with a payment.
alter table client_invoices
  add column discount_percent integer,
  add column discount_until date,
  add column discount_cents bigint,
  add constraint client_invoices_discount check (num_nulls(discount_percent, discount_until, discount_cents) in (0, 3)
    and discount_percent > 0 and discount_percent <= 10000 and discount_cents > 0 and discount_cents <= due_cents
    and discount_until >= invoice_date);

alter table payments drop constraint payments_kind;
alter table payments
  -- The payment it came off with: where that is taken back the discount goes with it.
  add column discount_of_id bigint references payments(id),
  add constraint payments_kind check (kind in ('payment', 'refund', 'fee', 'reminderFee', 'discount')),
  add constraint payments_discount check ((kind = 'discount') = (discount_of_id is not null) and (kind <> 'discount' or bank_line_id is null));
create unique index payments_discount_once on payments (discount_of_id) where discount_of_id is not null and removed_at is null;
