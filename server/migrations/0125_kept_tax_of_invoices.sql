-- The rate of an invoice and those of single rows, as they were chosen: a new version keeps them (INV-06). Before, the highest
-- rate stood there, and that of the rows in what the paper says only.
alter table client_invoices add column line_taxes jsonb not null default '[]';
alter table client_invoices disable trigger user;
with said as (
  select v.client_invoice_id as id, line ->> 'key' as key, (line ->> 'taxPercentage')::int as rate, (line ->> 'cents')::bigint as cents
  from client_invoices i
    join client_invoice_versions v on v.client_invoice_id = i.id and v.version_number = i.version_number
    join client_invoice_snapshots s on s.version_id = v.id,
    jsonb_array_elements(case when jsonb_array_length(s.snapshot -> 'priceLines') > 0 then s.snapshot -> 'priceLines'
      else s.snapshot -> 'lines' end) line
), usual as (
  select distinct on (id) id, rate from (select id, rate, sum(abs(cents)) as cents from said group by id, rate) r
  order by id, cents desc, rate
)
update client_invoices i set tax_percentage = u.rate,
  line_taxes = coalesce((select jsonb_agg(jsonb_build_object('key', s.key, 'taxPercentage', s.rate)) from said s
    where s.id = i.id and s.key is not null and s.rate <> u.rate), '[]')
from usual u where u.id = i.id;
alter table client_invoices enable trigger user;

-- The file of an invoice keeps its name and stays with its trip; a trip with invoices keeps their currency.
drop trigger keep_invoice_file on documents;
create trigger keep_invoice_file before update on documents for each row
  when (new.key is distinct from old.key or new.byte_size is distinct from old.byte_size or new.filetype is distinct from old.filetype
    or new.type is distinct from old.type or new.order_id is distinct from old.order_id or new.name is distinct from old.name
    or new.is_global is distinct from old.is_global)
  execute function keep_invoice_file();
drop trigger keep_invoiced_trip on orders;
create trigger keep_invoiced_trip before update on orders for each row
  when (new.organisation_id is distinct from old.organisation_id or new.order_currency is distinct from old.order_currency
    or (new.current_status = 'deleted' and old.current_status <> 'deleted'))
  execute function keep_invoiced_trip();
