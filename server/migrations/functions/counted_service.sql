-- A service as a calculation counts by it: the request by which it goes with cabins, how long it lasts, how it is offered (CALC-01).
create or replace function counted_service(service bigint) returns json language sql stable as $$
  select json_build_object('placeholder', '/api/placeholders/' || p.id, 'title', title_of_service(p.id), 'status', p.client_offer_status,
    'priceType', p.client_offer_price_type, 'passage', coalesce(f.type, t.type), 'category', t.category,
    'nights', greatest(coalesce(coalesce(r.end_at, p.end_at)::date - coalesce(r.start_at, p.start_at)::date, 1), 1),
    'date', to_char(coalesce(r.start_at::date, p.start_at::date, (select d.date from days d where d.id = p.day_id)),
      'DD.MM.YYYY 00:00:00'),
    'amounts', case when r.id is not null
      then json_build_object('askedAmount', r.asked_amount, 'reservedAmount', r.reserved_amount) end,
    'cabins', (select coalesce(json_agg(json_build_object('persons', c.persons, 'type', c.type,
      'askedAmount', c.asked_amount, 'reservedAmount', c.reserved_amount) order by c.persons, c.type), '[]')
      from request_cabins c where c.request_id = r.id))
  from placeholders p
    cross join lateral (select speaking_request(p.id, p.selected_request_id, p.taken_back_request_id) as request offset 0) goes
    left join requests r on r.id = goes.request
    left join ferry_placeholders f on f.id = p.id left join train_placeholders t on t.id = p.id
  where p.id = service
$$;
