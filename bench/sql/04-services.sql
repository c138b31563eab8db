insert into placeholders (id, order_id, day_id, kind, start_at, end_at, agency_id, selected_request_id, is_brand_new,
  service_description)
select (day - 1) * 6 + s, (day - 1) / 10 + 1, day, case when s <= 3 then 'hotel' when s = 4 then 'ferry' else 'free' end,
  timestamp '2026-05-01 14:00', timestamp '2026-05-02 10:00', case when s = 1 then 1 + day % 60 end,
  case when s <= 4 then (day - 1) * 4 + s end, false, case when s = 1 then 'Zimmer mit Blick auf den Fjord' else '' end
from generate_series(1, :trips * 10::bigint) day, generate_series(1, 6) s;
