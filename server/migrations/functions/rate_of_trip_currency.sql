-- A rate belongs to the currency its trip is sold in when somebody names it. Runs as owner: rates follow their file on trips, too, that
-- whoever reads it does not see.
create or replace function rate_of_trip_currency() returns trigger language plpgsql security definer set search_path = public as $$
begin
  select order_currency into new.base_currency from orders where id = new.order_id;
  return new;
end $$;
revoke execute on function rate_of_trip_currency from public;
