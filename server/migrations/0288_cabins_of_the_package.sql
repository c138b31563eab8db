-- Supplements of cabins are due while a night on board is part of the package, or none is planned yet (CALC-01).
create trigger crossing_follows_new after insert on ferry_placeholders for each row
  when (new.type = 'night') execute function crossing_follows();
create trigger crossing_follows after update of type on ferry_placeholders for each row
  when (old.type <> new.type) execute function crossing_follows();
create trigger crossing_follows_gone after delete on ferry_placeholders for each row
  when (old.type = 'night') execute function crossing_follows();

select follow_contingent(f.order_id) from (
  select distinct x.order_id from calculation_price_contingents x join ferry_placeholders f on f.order_id = x.order_id
  where x.price_type = 'ferrySupplement' and f.type = 'night'
) f;
