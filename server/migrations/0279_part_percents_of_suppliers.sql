-- Suppliers let a house take off 2,5 % as well as 2 % (INV-12): hundredths of a percent at the least.
alter table supplier_invoices
  drop constraint supplier_invoices_discount,
  alter column discount_percent type double precision,
  add constraint supplier_invoices_discount check (discount_percent between 0.01 and 100
    and (discount_percent is null or discount_until is not null and discount_until >= invoice_date and type <> 'credit'));
