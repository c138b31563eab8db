-- How many trips of these kinds are found, as far as the actor sees such. Deleted ones are of kinds that only somebody who asks
-- for them names.
create or replace function count_sought_orders(term text, kinds bigint[]) returns bigint
language plpgsql stable security definer set search_path = public as $$
declare
  seen constant bigint[] := array(
    select kind from unnest(kinds) kind where kind / 32 = any (actor_organisations()) and (kind % 2 = 0 or actor_is_admin()));
  number bigint;
begin
  execute 'select count(*) from order_search where kind = any ($1) and ' || condition_sought(term) into number using seen;
  return number;
end $$;
