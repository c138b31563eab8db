-- A hundred thousand invoices over the trips there are, every fifth still open, due over a year.

insert into client_invoices (id, order_id, organisation_id, invoice_number, number_scope, running_number, type, status, document_id,
  client_id, user_id, invoice_date, due_date, currency, total_cents, due_cents, paid_cents, tax_percentage, is_seen_by_house)
select n, o.id, o.organisation_id, 'B-27-' || n, '2027', n, 'normal', case when n % 5 = 0 then 'new' else 'paid' end, n, o.client_id, o.user_id,
  date '2026-01-01' + (n * 31 % 365)::int, date '2026-01-15' + (n * 31 % 365)::int, 'EUR', 100000 + n, 100000 + n,
  case when n % 5 = 0 then 0 else 100000 + n end, -1, not o.is_admin_only
from generate_series(1, 100000) n join orders o on o.id = 1 + n % :trips;
