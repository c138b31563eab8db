-- Services that were copied bring along how they are calculated, and with the prices what they cost the client (NEW-05). No
-- amount is taken over into a trip that is sold in another currency; concepts keep theirs (decision 005).
create or replace function copy_service_prices(sources bigint[], targets bigint[], with_prices boolean) returns void
language plpgsql as $$
declare
  target text;
  assignments text;
begin
  for target in select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'placeholder_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname ~ '^calculation_price_' order by c.relname loop
    select string_agg(case
      when attname ~ '_cents$' then format('%1$I = case when s.%2$I = o.order_currency or o.current_status = ''concept'' then s.%1$I end',
        attname, regexp_replace(attname, '_cents$', '_currency'))
      else format('%1$I = s.%1$I', attname) end, ', ') into assignments
    from pg_attribute where attrelid = target::regclass and not attisdropped
      and (with_prices and attname ~ '_(cents|currency)$' or attname in ('billing_type', 'has_freeplaces', 'price_title'));
    execute format('update %1$I x set %2$s from unnest($1, $2) m (source, target), %1$I s, orders o
      where x.placeholder_id = m.target and s.placeholder_id = m.source and o.id = x.order_id%3$s', target, assignments,
      case target when 'calculation_price_contingents' then ' and (s.persons, s.type) = (x.persons, x.type)' else '' end)
      using sources, targets;
  end loop;
end $$;
