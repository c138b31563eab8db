-- Where the price of a service of a kind stands in a calculation.
create or replace function price_table_of(kind text) returns text language sql immutable parallel safe as $$
  select 'calculation_price_' || case kind when 'ferry' then 'ferries' else kind || 's' end
$$;
