-- What a supplier lets a house take off when it pays early ('Skonto'), and what it took off when it paid (INV-12).
alter table supplier_invoices
  add column discount_percent integer,
  add column discount_until date,
  add column paid_discount_cents bigint not null default 0,
  add constraint supplier_invoices_discount check (discount_percent between 1 and 100
    and (discount_percent is null or discount_until is not null and discount_until >= invoice_date and type <> 'credit')),
  add constraint supplier_invoices_paid_discount check (paid_discount_cents >= 0 and paid_discount_cents <= amount_cents
    and (paid_discount_cents = 0 or status = 'paid'));
