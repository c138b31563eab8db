-- Ten days a trip, six services a day: three hotels, one ferry, two notes; what is asked for was asked once.

insert into days (id, order_id, date, name, distance, sort_helper)
select (n - 1) * 10 + d, n, date '2025-01-01' + (n * 104729::bigint % 1460)::int + d - 1, 'Oslo – Bergen', 250,
  array(select (case when s <= 3 then 'hotel-' when s = 4 then 'ferry-' else 'free-' end) || (((n - 1) * 10 + d - 1) * 6 + s)
    from generate_series(1, 6) s)
from generate_series(1, :trips) n, generate_series(1, 10) d;
insert into day_subtitles (order_id, day_id, subtitle)
select n, (n - 1) * 10 + 1, 'Ein Tag am Fjord' from generate_series(1, :trips) n;
