-- Which rooms a house was told of, or has confirmed, whatever the contingent of its trip has become since (decision 165). Of what was asked
-- before nobody knows.
alter table requests add column agreed_rooms jsonb;
-- The rooms of a trip as one value, beside its number of guests: whoever reads its requests looks there.
alter table order_figures add column hotel_rooms_asked jsonb;
select refresh_order_figures();
-- Says less than letter_tells_all.
drop function if exists letter_tells(jsonb, timestamp, timestamp, integer);
