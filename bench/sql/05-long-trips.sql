-- Twenty trips behind the others that are as large as they come: 21 days, 150 services of all kinds, about 300 requests.

insert into orders (id, organisation_id, order_number, current_status, category, client_id, trip_name, main_destination_id,
  start_at, end_at, user_id, trait_tags)
select :trips + n, 1 + n % 2, 'L' || n, 'booked', 'culture', 2 - n % 2, 'Große Rundreise ' || n, 1 + n, date '2027-05-01',
  date '2027-05-21', 1 + n % 12, array['neu']
from generate_series(1, 20) n;
insert into order_destinations (order_id, destination_id) select :trips + n, 1 + n from generate_series(1, 20) n;
insert into complexities (order_id, offer_complexity) select :trips + n, 3 from generate_series(1, 20) n;

insert into days (id, order_id, date, name, distance, sort_helper)
select :trips * 10::bigint + (n - 1) * 21 + d, :trips + n, date '2027-04-30' + d, 'Oslo – Bergen', 250,
  array(select (array['hotel', 'ferry', 'airline', 'train', 'other', 'route', 'free'])[1 + s % 7] || '-'
      || (:trips * 60::bigint + (n - 1) * 150 + s)
    from generate_series(1, 150) s where 1 + (s - 1) * 21 / 150 = d)
from generate_series(1, 20) n, generate_series(1, 21) d;
insert into placeholders (id, order_id, day_id, kind, start_at, end_at, selected_request_id, is_brand_new, service_description)
select :trips * 60::bigint + (n - 1) * 150 + s, :trips + n, :trips * 10::bigint + (n - 1) * 21 + 1 + (s - 1) * 21 / 150,
  (array['hotel', 'ferry', 'airline', 'train', 'other', 'route', 'free'])[1 + s % 7],
  timestamp '2027-05-01 14:00' + make_interval(days => (s - 1) * 21 / 150),
  timestamp '2027-05-02 10:00' + make_interval(days => (s - 1) * 21 / 150),
  case when s % 7 < 5 then :trips * 40::bigint + ((n - 1) * 150 + s) * 3 end, false, 'Zimmer mit Blick auf den Fjord'
from generate_series(1, 20) n, generate_series(1, 150) s;
insert into hotel_placeholders (id, order_id, place_id)
select id, order_id, 1 + id % 2000 from placeholders where order_id > :trips and kind = 'hotel';
insert into ferry_placeholders (id, order_id, start_port_id, end_port_id)
select id, order_id, 1 + id % 100, 1 + (id + 1) % 100 from placeholders where order_id > :trips and kind = 'ferry';
insert into airline_placeholders (id, order_id) select id, order_id from placeholders where order_id > :trips and kind = 'airline';
insert into train_placeholders (id, order_id) select id, order_id from placeholders where order_id > :trips and kind = 'train';
insert into other_placeholders (id, order_id, place_id)
select id, order_id, 1 + id % 2000 from placeholders where order_id > :trips and kind = 'other';
insert into route_details (id, order_id) select id, order_id from placeholders where order_id > :trips and kind = 'route';
insert into free_text_items (id, order_id) select id, order_id from placeholders where order_id > :trips and kind = 'free';

insert into requests (id, order_id, placeholder_id, request_type, status, provider_id, start_at, end_at, asked_amount)
select :trips * 40::bigint + (p.id - :trips * 60::bigint) * 3 + r, p.order_id, p.id, p.kind, 'option', 1 + (p.id + r) % 3000,
  p.start_at, p.end_at, 20
from placeholders p, generate_series(-2, 0) r where p.order_id > :trips and p.kind not in ('route', 'free');
insert into hotel_requests (id, order_id) select id, order_id from requests where order_id > :trips and request_type = 'hotel';
insert into ferry_requests (id, order_id) select id, order_id from requests where order_id > :trips and request_type = 'ferry';
insert into airline_requests (id, order_id) select id, order_id from requests where order_id > :trips and request_type = 'airline';
insert into train_requests (id, order_id) select id, order_id from requests where order_id > :trips and request_type = 'train';
insert into other_requests (id, order_id) select id, order_id from requests where order_id > :trips and request_type = 'other';

-- Their calculations have forty rows: tiers, supplements, services on top, prices of chosen requests and extras.
insert into order_contingent_hotels (id, order_id) select :trips + n, :trips + n from generate_series(1, 20) n;
insert into order_hotel_rooms (order_id, contingent_id, persons, type, asked_amount, reserved_amount, sort)
select :trips + n, :trips + n, persons, 'standard', (array[4, 18, 2])[persons], (array[4, 16, 2])[persons], persons
from generate_series(1, 20) n, generate_series(1, 3) persons;
insert into calculations (id, order_id) select :trips + n, :trips + n from generate_series(1, 20) n;
insert into calculation_targets (order_id, calculation_id, target_percent) select id, id, 12 from calculations where id > :trips;
insert into calculation_free_places (order_id, calculation_id, number_of_persons, type)
select id, id, 25 * part, (array['double', 'single'])[part] from calculations, generate_series(1, 2) part where id > :trips;
insert into calculation_price_contingents (order_id, calculation_id, price_type, number_of_persons, sell_price_cents)
select c.id, c.id, t.type, t.size, t.cents from calculations c, (values ('double', 15, 179900), ('double', 20, 164900),
  ('double', 25, 155900), ('double', 30, 152900), ('double', 35, 150900), ('double', 40, 148900), ('single', 2, 38000),
  ('single', 4, 41500), ('single', 6, 44500)) t (type, size, cents) where c.id > :trips;
insert into calculation_price_contingents (order_id, calculation_id, price_type, persons, type, sell_price_cents)
select c.id, c.id, 'hotelSupplement', s.persons, s.type, s.cents
from calculations c, (values (3, 'standard', -3000), (2, 'superior', 9000)) s (persons, type, cents) where c.id > :trips;
insert into calculation_price_extras (order_id, calculation_id, name, type, sell_price_cents)
select c.id, c.id, e.name, e.type, e.cents from calculations c, (values ('Frühbucher', 'per_person', -2000), ('Trinkgeld', 'per_person',
  1250), ('Reiseleitung', 'per_group', 90000), ('Chorprobe', 'per_group', 12000)) e (name, type, cents) where c.id > :trips;

update placeholders set client_offer_status = 'additional'
where order_id > :trips and (id - :trips * 60::bigint) % 150 % 35 in (14, 15, 16, 18);
insert into calculation_price_hotels (order_id, calculation_id, placeholder_id, double_room_sell_price_cents)
select order_id, order_id, id, 9500 from placeholders
where order_id > :trips and client_offer_status = 'additional' and kind = 'hotel';
insert into calculation_price_ferries (order_id, calculation_id, placeholder_id, day_ticket_sell_price_cents)
select order_id, order_id, id, 2500 from placeholders
where order_id > :trips and client_offer_status = 'additional' and kind = 'ferry';
insert into calculation_price_airlines (order_id, calculation_id, placeholder_id, sell_price_cents)
select order_id, order_id, id, 32000 from placeholders
where order_id > :trips and client_offer_status = 'additional' and kind = 'airline';
insert into calculation_price_others (order_id, calculation_id, placeholder_id, sell_price_cents)
select order_id, order_id, id, 1800 from placeholders
where order_id > :trips and client_offer_status = 'additional' and kind = 'other';
insert into request_item_prices (order_id, request_id, name, price_cents, billing_type)
select r.order_id, r.id, 'Halbpension', 4800, case when p.client_offer_status = 'additional' then 'additional' else 'included' end
from requests r join placeholders p on p.id = r.placeholder_id
where r.order_id > :trips and (r.id is distinct from p.selected_request_id or (p.id - :trips * 60::bigint) % 150 % 35 in (0, 1));
