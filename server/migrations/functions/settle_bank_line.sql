-- What of an entry of a bank is booked follows from its payments, also from those of trips that who books does not see. They are
-- of its house and in its currency.
create or replace function settle_bank_line() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if not exists (select from bank_lines l join orders o on o.organisation_id = l.organisation_id
      where l.id = new.bank_line_id and o.id = new.order_id and l.amount_currency = new.amount_currency) then
    raise exception 'a payment is booked from an account of its house'
      using errcode = 'check_violation', constraint = 'payments_bank_line_house';
  end if;
  update bank_lines set booked_cents = (select coalesce(sum(p.amount_cents), 0) from payments p
    where p.bank_line_id = new.bank_line_id and p.removed_at is null) where id = new.bank_line_id;
  return null;
end $$;
revoke execute on function settle_bank_line from public;
