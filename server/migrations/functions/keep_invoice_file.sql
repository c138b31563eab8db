-- The file of an issued invoice is kept as it was issued (INV-06).
create or replace function keep_invoice_file() returns trigger language plpgsql as $$
begin
  if exists (select from client_invoice_versions v where v.document_id = old.id or v.xml_document_id = old.id) then
    raise exception 'the file of an invoice stays as it is'
      using errcode = 'check_violation', constraint = 'documents_invoice';
  end if;
  return new;
end $$;
