insert into requests (id, order_id, placeholder_id, request_type, status, provider_id, start_at, end_at, option_nr, asked_amount,
  reserved_amount)
select (day - 1) * 4 + s, (day - 1) / 10 + 1, (day - 1) * 6 + s, case when s <= 3 then 'hotel' else 'ferry' end,
  (array['new', 'requested', 'option', 'approved'])[1 + (day + s) % 4], 1 + (day * 7 + s) % 3000,
  timestamp '2026-05-01 14:00', timestamp '2026-05-02 10:00', 'R' || day, 20, day % 20
from generate_series(1, :trips * 10::bigint) day, generate_series(1, 4) s;
insert into ferry_requests (id, order_id, start_port_id, end_port_id, ship_name)
select (day - 1) * 4 + 4, (day - 1) / 10 + 1, 1 + day % 100, 1 + (day + 1) % 100, 'MS Nordlicht' from generate_series(1, :trips * 10::bigint) day;
