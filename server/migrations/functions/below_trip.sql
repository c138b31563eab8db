-- A table below a trip, with a column order_id: visible when the trip is, logged, and read by its trip.
create or replace function below_trip(target regclass) returns void language plpgsql as $$
begin
  perform protect_below_trip(target);
  perform watch(target);
  execute format('create index %I on %s (order_id)', target::text || '_by_order', target);
end $$;
revoke execute on function below_trip from public;
