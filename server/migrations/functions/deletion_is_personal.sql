-- Whether a deletion took a document whose content held personal data of guests, which is kept for nobody (decision 037).
create or replace function deletion_is_personal(which bigint) returns boolean
language sql stable security definer set search_path = public as $$
  select exists (select from deletions d join change_log l on l.at = d.at and l.transaction = d.transaction
    where d.id = which and l.operation = 'delete' and l.table_name = 'documents' and (l.before->>'holds_personal')::boolean)
$$;
revoke execute on function deletion_is_personal from public;
