-- Reading one trip has a role of its own (decision 019): it may only read, sees below trips only what hangs on the very trip
-- the request is about (`app.trip`, which is set only when the actor sees that trip), and its conditions are the shortest
-- there are. A day plan names some two hundred tables; with the general conditions PostgreSQL prepared a thousand sub-plans
-- for each reading.
create or replace function protect_in_trip(target regclass, condition text) returns void language plpgsql as $$
begin
  execute format('drop policy if exists visible_in_trip on %s', target);
  execute format('create policy visible_in_trip on %s for select to reisewerk_trip using (%s)', target, condition_in_trip(target, condition));
  execute format('grant select on %s to reisewerk_trip', target);
end $$;
revoke execute on function protect_in_trip from public;
