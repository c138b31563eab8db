-- Gives a trip's calculation the supplements it needs. One that is needed no longer goes, unless it carries a price: that stays
-- until somebody takes it away.
create or replace function follow_contingent(trip bigint) returns void language plpgsql security definer set search_path = public as $$
begin
  insert into calculation_price_contingents (order_id, calculation_id, price_type, persons, type, placeholder_id, has_freeplaces)
  select trip, c.id, d.price_type, d.persons, d.type, d.placeholder_id, false
  from due_supplements(trip) d join calculations c on c.order_id = trip
  on conflict do nothing;
  delete from calculation_price_contingents x
  where x.order_id = trip and x.price_type not in ('double', 'single') and x.sell_price_cents is null
    and not exists (select from due_supplements(trip) d
      where (d.price_type, d.persons, d.type) = (x.price_type, x.persons, x.type)
        and d.placeholder_id is not distinct from x.placeholder_id);
end $$;
revoke execute on function follow_contingent from public;
