-- How much of a currency one unit of a trip's currency buys by the newest rates of its house; no row where these know one of them not.
create or replace function known_rate(trip bigint, asked text) returns table (rate numeric, rate_date date) language sql stable as $$
  select round(k.rate / own.rate, 6), k.rate_date
  from orders o
  join known_exchange_rates k on k.organisation_id = o.organisation_id and k.currency = asked
  join known_exchange_rates own on own.organisation_id = o.organisation_id and own.currency = o.order_currency
  where o.id = trip and round(k.rate / own.rate, 6) between 0.000001 and 999999
$$;
