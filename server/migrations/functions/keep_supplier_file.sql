-- By the file of an approved invoice one can see what was approved (INV-12).
create or replace function keep_supplier_file() returns trigger language plpgsql as $$
begin
  if exists (select from supplier_invoices i join orders o on o.id = i.order_id
      where i.id = old.supplier_invoice_id and i.status <> 'open') then
    raise exception 'the file of an approved invoice stays'
      using errcode = 'check_violation', constraint = 'supplier_invoice_files_kept';
  end if;
  return old;
end $$;
