-- Route bullet points that nobody has priced were free of charge in euros also on trips sold in another currency.
alter table route_details disable trigger user;
update route_details r set price_per_person_currency = o.order_currency from orders o
where o.id = r.order_id and r.price_per_person_cents = 0 and r.price_per_person_currency = 'EUR' and o.order_currency <> 'EUR';
alter table route_details enable trigger user;
