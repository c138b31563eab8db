-- Which supplements a trip needs: rooms that are no standard rooms for one or two, cabins that are not inside ones for one or
-- two unless every night on board is sold by itself, and on included trains compartments of another class or for more than two
-- (CALC-01). Cabins of a trip that has no night ferry yet are for the one to come.
create or replace function due_supplements(trip bigint)
returns table (price_type text, persons integer, type text, placeholder_id bigint) language sql stable as $$
  select 'hotelSupplement', r.persons, r.type, null::bigint from order_hotel_rooms r
  where r.order_id = trip and r.asked_amount + r.reserved_amount > 0 and (r.persons > 2 or r.type <> 'standard')
  union all
  select 'ferrySupplement', c.persons, c.type, null from order_ferry_cabins c
  where c.order_id = trip and c.asked_amount + c.reserved_amount > 0 and (c.persons > 2 or c.type <> 'inside')
    and (select coalesce(bool_or(p.client_offer_status <> 'additional'), true)
      from ferry_placeholders f join placeholders p on p.id = f.id where f.order_id = trip and f.type = 'night')
  union all
  select 'trainSupplement', c.persons, c.type, p.id
  from placeholders p join train_placeholders t on t.id = p.id join requests r on r.id = p.selected_request_id and is_active_request(r.status)
    join request_cabins c on c.request_id = r.id
  where p.order_id = trip and p.client_offer_status = 'included' and c.asked_amount + c.reserved_amount > 0
    and (c.persons > 2 or c.type <> case when t.category = 'first' then 'first' else 'second' end)
$$;
