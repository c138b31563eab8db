-- The prices of an offer are those of its trip's calculation: package tiers and single rooms move there, as they stand. It is no
-- change of anybody's, so no history tells of it.
alter table calculation_price_contingents disable trigger user;
insert into calculation_price_contingents (order_id, calculation_id, price_type, number_of_persons, sell_price_cents, sell_price_currency, sort)
select p.order_id, c.id, case p.kind when 'package' then 'double' else 'single' end, p.number_of_persons, p.price_cents,
  p.price_currency, p.sort
from offer_prices p join calculations c on c.order_id = p.order_id order by p.id;
alter table calculation_price_contingents enable trigger user;
drop table offer_prices;
