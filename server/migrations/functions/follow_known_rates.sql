-- Rates of trips to come that were taken from the file of their house follow it until their offer goes out. Runs as owner, also
-- for trips that whoever reads the file does not see; `changed` are the rates it has just brought.
create or replace function follow_known_rates() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update order_exchange_rates r set rate = k.rate, rate_date = k.rate_date
  from order_exchange_rates s join orders o on o.id = s.order_id cross join lateral known_rate(o.id, s.currency) k
  where r.id = s.id and o.organisation_id in (select organisation_id from changed)
    and s.source = 'known' and s.fixed_at is null and o.end_at >= current_date
    and (s.rate, s.rate_date) is distinct from (k.rate, k.rate_date);
  return null;
end $$;
revoke execute on function follow_known_rates from public;
