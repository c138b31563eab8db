-- An internal calculation stays one, nothing else becomes one, and none is attached to a mail.
create or replace function keep_internal() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_table_name = 'documents' then
    if (old.type = 'internal_calculation') <> (new.type = 'internal_calculation') then
      raise exception 'document % stays what it is', new.id using errcode = 'check_violation', constraint = 'documents_internal';
    end if;
  elsif exists (select from documents d where d.id = new.document_id and d.type = 'internal_calculation') then
    raise exception 'document % goes out with no mail', new.document_id
      using errcode = 'check_violation', constraint = 'email_attachments_internal';
  end if;
  return new;
end $$;
