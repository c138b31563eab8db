-- A trip is sold in another currency: its rates that follow the file of the house are taken from it anew; others wait for somebody who
-- names them. Runs as owner: whoever changes the currency need not see what services cost.
create or replace function rates_follow_currency() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update order_exchange_rates r set rate = k.rate, rate_date = k.rate_date
  from order_exchange_rates s cross join lateral known_rate(s.order_id, s.currency) k
  where r.id = s.id and s.order_id = new.id and s.source = 'known' and s.fixed_at is null and s.currency <> new.order_currency;
  return null;
end $$;
revoke execute on function rates_follow_currency from public;
