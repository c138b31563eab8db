-- A service that goes takes its rows along, so far as they carry no price; the others keep its name.
create or replace function service_leaves() returns trigger language plpgsql security definer set search_path = public as $$
declare
  target text;
begin
  foreach target in array array[price_table_of(old.kind), 'calculation_price_contingents'] loop
    execute format('delete from %I where placeholder_id = $1 and not is_priced(to_jsonb(%1$I))', target) using old.id;
    execute format('update %I set title = title_of_service($1) where placeholder_id = $1', target) using old.id;
  end loop;
  return old;
end $$;
revoke execute on function service_leaves from public;
