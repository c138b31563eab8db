-- A rate says what one unit of the trip's currency is worth: once the trip is sold in another, it says nothing (CALC-09; money.md §4).
alter table order_exchange_rates add column base_currency text;
update order_exchange_rates r set base_currency = o.order_currency from orders o where o.id = r.order_id;
alter table order_exchange_rates alter column base_currency set not null;
create trigger rate_of_trip_currency before insert or update of rate on order_exchange_rates for each row
  execute function rate_of_trip_currency();
create trigger rates_follow_currency after update of order_currency on orders for each row
  when (old.order_currency is distinct from new.order_currency) execute function rates_follow_currency();
