-- Which of some trips are found; like search_orders.
create or replace function search_among_orders(term text, ids bigint[]) returns setof bigint
language plpgsql stable security definer set search_path = public rows 200 as $$
begin
  return query execute 'select order_id from order_search where order_id = any ($1) and ' || condition_sought(term) using ids;
end $$;
