-- The newest rate of a house is also that of its day.
create or replace function keep_rate_of_day() returns trigger language plpgsql set search_path = public as $$
begin
  insert into exchange_rates_by_day (organisation_id, currency, rate, rate_date)
  values (new.organisation_id, new.currency, new.rate, new.rate_date)
  on conflict (organisation_id, currency, rate_date) do update set rate = excluded.rate
    where exchange_rates_by_day.rate <> excluded.rate;
  return null;
end $$;
revoke execute on function keep_rate_of_day from public;
