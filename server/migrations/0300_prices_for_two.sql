-- A room at 155,55 is shared by two who cannot each pay half of it in whole cents: its price is kept as what both pay (decision 102).
alter table request_item_prices add column price_for_two boolean not null default false;
