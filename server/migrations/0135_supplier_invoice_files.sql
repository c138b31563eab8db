-- The file of a supplier's invoice, as it came (INV-12): a purchase figure like the invoice itself. It goes with its invoice, and
-- stays once that is approved.
create table supplier_invoice_files (
  supplier_invoice_id bigint primary key references supplier_invoices(id) on delete cascade,
  order_id bigint not null references orders(id) on delete cascade,
  key text not null,
  name text not null,
  filetype text not null,
  byte_size integer not null,
  sha256 text not null,
  created_at timestamptz not null default now(),
  created_by_id bigint not null references users(id),
  constraint supplier_invoice_files_type check (filetype in ('pdf', 'xml')),
  constraint supplier_invoice_files_sha check (sha256 ~ '^[0-9a-f]{64}$'),
  -- The same file belongs to one invoice of a trip.
  constraint supplier_invoice_files_once unique (order_id, sha256)
);
select protect_below_trip('supplier_invoice_files');
select purchase_only('supplier_invoice_files');
create index supplier_invoice_files_by_sha on supplier_invoice_files (sha256);
create index supplier_invoice_files_by_maker on supplier_invoice_files (created_by_id);
revoke update on supplier_invoice_files from reisewerk_app;
create trigger frozen_row before update on supplier_invoice_files for each row execute function frozen_row();
create trigger keep_supplier_file before delete on supplier_invoice_files for each row execute function keep_supplier_file();
