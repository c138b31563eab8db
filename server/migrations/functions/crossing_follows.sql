-- Night ferries come, go and become day ferries: the cabins of the trip are sold with those of the package, or by themselves.
create or replace function crossing_follows() returns trigger language plpgsql security definer set search_path = public as $$
declare
  trip bigint := case when tg_op = 'DELETE' then old.order_id else new.order_id end;
begin
  -- A trip that goes as a whole needs no rows any more.
  if exists (select from orders o where o.id = trip) then perform follow_contingent(trip); end if;
  return null;
end $$;
revoke execute on function crossing_follows from public;
