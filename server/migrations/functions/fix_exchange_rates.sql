-- With the offer the rates of a trip go out: from then on they stay until somebody changes them (CALC-09). Runs as owner: whoever
-- sends the offer need not see what services cost.
create or replace function fix_exchange_rates() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update order_exchange_rates set fixed_at = now() where order_id = new.id and fixed_at is null;
  return null;
end $$;
revoke execute on function fix_exchange_rates from public;
