-- Whoever sends the offer, or changes a rate afterwards, fixes it: that is told with the time (CALC-09).
alter table order_exchange_rates add column fixed_by_id bigint references users(id);
