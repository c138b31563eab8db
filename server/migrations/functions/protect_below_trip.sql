-- Visible when the trip is; for who reads one trip, when it is that one.
create or replace function protect_below_trip(target regclass) returns void language plpgsql as $$
begin
  perform protect(target, 'order_id = (select actor_trip()) or exists (select from orders o where o.id = order_id offset 0)');
  perform protect_in_trip(target, 'order_id = actor_trip()');
end $$;
revoke execute on function protect_below_trip from public;
