-- What was approved stays as it was approved, but for its note; to change it, the approval is withdrawn first (INV-12).
create or replace function keep_approved() returns trigger language plpgsql as $$
declare
  going text[] := array['status', 'approved_at', 'approved_by_id', 'paid_at', 'paid_discount_cents', 'note', 'provider_id', 'request_id', 'version', 'updated_at'];
begin
  if old.status <> 'open' and not merges_links() and (tg_op = 'DELETE' and exists (select from orders o where o.id = old.order_id)
      or tg_op = 'UPDATE' and (to_jsonb(old) - going is distinct from to_jsonb(new) - going
        or new.provider_id is not null and new.provider_id is distinct from old.provider_id
        or new.request_id is not null and new.request_id is distinct from old.request_id)) then
    raise exception 'an approved invoice stays as it is'
      using errcode = 'check_violation', constraint = 'supplier_invoices_kept';
  end if;
  if tg_op = 'UPDATE' and new.status = 'open' and old.status <> 'open' and not merges_links()
      and exists (select from datev_supplier_bookings b where b.supplier_invoice_id = old.id) then
    raise exception 'an invoice that is in a file for the tax adviser stays approved'
      using errcode = 'check_violation', constraint = 'supplier_invoices_exported';
  end if;
  -- What a file for the bank pays is approved no less, and paid by nothing else.
  if tg_op = 'UPDATE' and new.status is distinct from old.status and new.status <> 'ordered' and exists (
      select from pay_run_items i join pay_runs r on r.id = i.pay_run_id
      where i.supplier_invoice_id = old.id and not i.is_released and not (r.status = 'settled' and new.status = 'paid')) then
    raise exception 'an invoice that a pay run holds stays in it'
      using errcode = 'check_violation', constraint = 'supplier_invoices_in_run';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
