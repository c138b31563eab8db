-- What an issued invoice says changes with a new version only, and no more once it is fixed; its number and what it is never do
-- (INV-06, INV-08). What was paid and how it stands
-- follow from its payments.
create or replace function keep_issued() returns trigger language plpgsql as $$
declare
  -- What goes on changing beside what it says.
  going text[] := array['status', 'billing_type', 'paid_cents', 'original_paid_cents', 'taken_paid_cents', 'open_cents', 'carried_to_id', 'carried_cents', 'left_out_cents', 'canceled_by_id', 'sent_at',
    'asked_again_at', 'contact_id', 'address_id', 'is_seen_by_house', 'reminder_block', 'reminder_block_until', 'version', 'updated_at'];
  never text[] := array['id', 'created_at', 'order_id', 'organisation_id', 'invoice_number', 'number_scope', 'running_number', 'type',
    'currency', 'old_invoice_id'];
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  part text;
  is_storno boolean := new.type = 'cancelation' and new.old_invoice_id is not null;
  is_fixed boolean := is_fixed_invoice(old.id);
begin
  -- Whom it went to stands in its version; its row follows a client who became one with another.
  if merges_links() and before - array['client_id', 'contact_id', 'address_id', 'open_cents', 'version', 'updated_at']
      = after - array['client_id', 'contact_id', 'address_id', 'open_cents', 'version', 'updated_at'] then
    return new;
  end if;
  foreach part in array never loop
    if before->part is distinct from after->part then
      raise exception 'the % of an issued invoice is for good', part
        using errcode = 'check_violation', constraint = 'client_invoices_frozen';
    end if;
  end loop;
  -- Whom it went to stands in its version; who leaves the master data leaves the row.
  if (new.contact_id is not null and new.contact_id is distinct from old.contact_id or new.address_id is not null
      and new.address_id is distinct from old.address_id) and new.version_number = old.version_number
    or before - going is distinct from after - going and (is_fixed or new.version_number <> old.version_number + 1
      or not exists (select from client_invoice_versions v where v.client_invoice_id = old.id
        and v.version_number = new.version_number and v.document_id = new.document_id))
    or old.sent_at is not null and new.sent_at is distinct from old.sent_at
    or old.canceled_by_id is not null and new.canceled_by_id is distinct from old.canceled_by_id
    or new.canceled_by_id is not null and not exists (select from client_invoices c where c.id = new.canceled_by_id
      and c.type = 'cancelation' and c.old_invoice_id = old.id) then
    raise exception 'an issued invoice stays as it is'
      using errcode = 'check_violation', constraint = 'client_invoices_frozen';
  end if;
  new.paid_cents := (select coalesce(sum(p.amount_cents), 0) from payments p
    where p.client_invoice_id = old.id and p.kind <> 'reminderFee' and p.removed_at is null);
  -- Whoever takes an invoice back gives back what was received on it.
  new.original_paid_cents := case when is_storno then (select coalesce(sum(p.amount_cents), 0) from payments p
    where p.client_invoice_id = new.old_invoice_id and p.kind <> 'reminderFee' and p.removed_at is null) else 0 end;
  -- Received since on invoices whose claims this one took over (domain/src/invoices/standing.ts).
  -- What it leaves out of one it has never taken off: going back, that goes first and raises nothing (decision 172).
  new.taken_paid_cents := (select coalesce(sum(s.cents + greatest(0, least(c.left_out_cents, -s.cents))), 0) from client_invoices c
      cross join lateral (select c.paid_cents - (c.due_cents - c.carried_cents) as cents) s
    where c.carried_to_id = old.id and c.canceled_by_id is null);
  new.is_seen_by_house := coalesce((select not o.is_admin_only and o.current_status not in ('deleted', 'concept')
    from orders o where o.id = new.order_id), false);
  new.status := case when new.canceled_by_id is not null then 'canceled'
    when is_storno then case when new.original_paid_cents + new.paid_cents = 0 then 'paid' else 'new' end
    when new.due_cents = new.paid_cents + new.taken_paid_cents then 'paid' else 'new' end;
  return new;
end $$;
