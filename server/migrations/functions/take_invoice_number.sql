-- An invoice has the number that its transaction has just taken, and begins without payments (INV-06).
create or replace function take_invoice_number() returns trigger language plpgsql as $$
begin
  if not exists (select from client_invoice_numbers n where n.organisation_id = new.organisation_id
      and n.scope = new.number_scope and n.last_number = new.running_number) then
    raise exception 'the number of an invoice is taken as it is issued'
      using errcode = 'check_violation', constraint = 'client_invoices_taken';
  end if;
  if new.organisation_id is distinct from (select o.organisation_id from orders o where o.id = new.order_id) then
    raise exception 'an invoice is of the house of its trip'
      using errcode = 'check_violation', constraint = 'client_invoices_house';
  end if;
  new.paid_cents := 0;
  new.sent_at := null;
  new.canceled_by_id := null;
  new.carried_to_id := null;
  new.carried_cents := null;
  new.left_out_cents := 0;
  new.version_number := 1;
  new.original_paid_cents := 0;
  new.taken_paid_cents := 0;
  new.status := case when new.due_cents = 0 then 'paid' else 'new' end;
  if new.type = 'cancelation' and new.old_invoice_id is not null then
    new.original_paid_cents := (select coalesce(sum(p.amount_cents), 0) from payments p
      where p.client_invoice_id = new.old_invoice_id and p.kind <> 'reminderFee' and p.removed_at is null);
    new.status := case when new.original_paid_cents = 0 then 'paid' else 'new' end;
  end if;
  return new;
end $$;
