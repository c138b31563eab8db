insert into hotel_placeholders (id, order_id, place_id)
select (day - 1) * 6 + s, (day - 1) / 10 + 1, 1 + (day + s) % 2000 from generate_series(1, :trips * 10::bigint) day, generate_series(1, 3) s;
insert into ferry_placeholders (id, order_id, start_port_id, end_port_id)
select (day - 1) * 6 + 4, (day - 1) / 10 + 1, 1 + day % 100, 1 + (day + 1) % 100 from generate_series(1, :trips * 10::bigint) day;
insert into free_text_items (id, order_id, text)
select (day - 1) * 6 + s, (day - 1) / 10 + 1,
  '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Freier Nachmittag"}]}]}'
from generate_series(1, :trips * 10::bigint) day, generate_series(5, 6) s;
