-- Like search_orders, but finds nothing where more trips are found than are looked up one by one (decision 126).
create or replace function search_few_orders(term text) returns setof bigint
language plpgsql stable security definer set search_path = public rows 200 as $$
declare
  few constant integer := 4000;
  found bigint[];
begin
  execute format('select array(select order_id from order_search where %s limit %s)', condition_sought(term), few + 1) into found;
  if cardinality(found) <= few then return query select unnest(found); end if;
end $$;
