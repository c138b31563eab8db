-- Numbers of invoices go up by one, from 1 on (INV-06).
create or replace function next_invoice_number() returns trigger language plpgsql as $$
begin
  if new.last_number <> (case when tg_op = 'INSERT' then 1 else old.last_number + 1 end)
    or (tg_op = 'UPDATE' and (new.organisation_id, new.scope) is distinct from (old.organisation_id, old.scope)) then
    raise exception 'numbers of invoices go up by one'
      using errcode = 'check_violation', constraint = 'client_invoice_numbers_next';
  end if;
  return new;
end $$;
