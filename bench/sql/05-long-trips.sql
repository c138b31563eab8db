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
