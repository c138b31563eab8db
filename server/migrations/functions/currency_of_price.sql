-- A price of which nobody named the currency (null) stays in the one it is in; a first one is in its trip's, and what is
-- priced outside trips is in euros. The name stands before `touch_row`, which must compare the currency that is kept.
create or replace function currency_of_price() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(new);
  stored jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  price text;
  trip_currency text;
begin
  foreach price in array tg_argv loop
    if changed->>(price || '_currency') is not null then continue; end if;
    if stored->>(price || '_cents') is null and trip_currency is null then
      trip_currency := coalesce((select order_currency from orders where id = (changed->>'order_id')::bigint), 'EUR');
    end if;
    new := jsonb_populate_record(new, jsonb_build_object(price || '_currency',
      case when stored->>(price || '_cents') is null then trip_currency else stored->>(price || '_currency') end));
  end loop;
  return new;
end $$;
