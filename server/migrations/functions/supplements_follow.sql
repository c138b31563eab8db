-- Rooms, cabins and compartments bring their supplements, whatever path changes them; one that gets another name keeps its price.
create or replace function supplements_follow() returns trigger language plpgsql security definer set search_path = public as $$
declare
  supplement text := case tg_table_name when 'order_hotel_rooms' then 'hotelSupplement' else 'ferrySupplement' end;
begin
  if tg_op = 'UPDATE' and tg_table_name in ('order_hotel_rooms', 'order_ferry_cabins') then
    update calculation_price_contingents x set persons = new.persons, type = new.type
    where x.order_id = new.order_id and (x.price_type, x.persons, x.type) = (supplement, old.persons, old.type)
      and (old.persons, old.type) <> (new.persons, new.type)
      and not exists (select from calculation_price_contingents o
        where o.order_id = new.order_id and (o.price_type, o.persons, o.type) = (supplement, new.persons, new.type));
  end if;
  perform follow_contingent(case when tg_op = 'DELETE' then old.order_id else new.order_id end);
  return null;
end $$;
revoke execute on function supplements_follow from public;
