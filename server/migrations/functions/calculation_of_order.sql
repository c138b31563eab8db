-- A row of a calculation belongs to that of its trip.
create or replace function calculation_of_order() returns trigger language plpgsql as $$
begin
  if new.calculation_id is null then
    new.calculation_id := (select id from calculations where order_id = new.order_id);
  end if;
  return new;
end $$;
