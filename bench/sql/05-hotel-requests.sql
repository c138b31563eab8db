insert into hotel_requests (id, order_id)
select (day - 1) * 4 + s, (day - 1) / 10 + 1 from generate_series(1, :trips * 10::bigint) day, generate_series(1, 3) s;
