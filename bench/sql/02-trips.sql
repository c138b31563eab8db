-- :trips trips over four years, all statuses, one per cent visible to admins only.

insert into orders (id, organisation_id, order_number, current_status, is_admin_only, category, client_id, group_name, trip_name,
  main_destination_id, start_at, end_at, user_id, trait_tags)
select n, 1 + n % 2, to_char(n, 'FM0000000'),
  (array['new', 'provisional_offer_sent', 'offer_sent', 'pre_reservation', 'booked', 'documents_sent', 'on_tour', 'completed',
    'completed', 'cancelled'])[1 + (n / 7) % 10],
  n % 100 = 37, (array['choir', 'hiking', 'culture', 'school', 'club'])[1 + n % 5],
  -- the client's organisation is the trip's
  1 + (n * 7919::bigint) % 2500 * 2 + (1 - n % 2),
  'Gruppe ' || initcap(left(md5('group' || n % 4000), 8)), 'Reise nach ' || initcap(left(md5('trip' || n % 900), 8)),
  1 + n % 120, date '2025-01-01' + (n * 104729::bigint % 1460)::int, date '2025-01-01' + (n * 104729::bigint % 1460)::int + 9,
  1 + n % 12, array['neu']
from generate_series(1, :trips) n;

insert into order_destinations (order_id, destination_id, sort)
select n, 1 + (n + 17 * part) % 120, part from generate_series(1, :trips) n, generate_series(1, 2) part;
insert into complexities (order_id, offer_complexity) select n, 1 + n % 10 from generate_series(1, :trips) n;
insert into order_contacts (id, order_id, role) select n, n, '1_contact' from generate_series(1, :trips) n;

insert into order_contingent_hotels (id, order_id) select n, n from generate_series(1, :trips) n;
insert into order_contingent_ferries (id, order_id) select n, n from generate_series(1, :trips) n;
insert into order_hotel_rooms (order_id, contingent_id, persons, type, asked_amount, reserved_amount, sort)
select n, n, persons, 'standard', n % 20, n % 15, persons from generate_series(1, :trips) n, generate_series(1, 4) persons;
insert into order_ferry_cabins (order_id, contingent_id, persons, type, asked_amount, sort)
select n, n, persons, type, n % 20, persons
from generate_series(1, :trips) n, generate_series(1, 4) persons, unnest(array['inside', 'outside']) type;
insert into booking_stands (order_id, date, number_of_persons) select n, date '2025-01-01', 20 from generate_series(1, :trips) n;

insert into todos (organisation_id, order_id, user_id, name, status, due_date)
select 1 + n % 2, n, 1 + n % 12, 'Angebot nachfassen', (array['open', 'waiting', 'done'])[1 + (n + part) % 3],
  date '2025-06-01' + (n * 31 % 900)::int
from generate_series(1, :trips) n, generate_series(1, 3) part;
