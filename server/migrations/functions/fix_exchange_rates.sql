-- With the offer the rates of a trip go out: from then on they stay until somebody changes them (CALC-09). Runs as owner: whoever
-- sends the offer need not see what services cost. Of a trip, or of a row below one.
create or replace function fix_exchange_rates() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update order_exchange_rates set fixed_at = now(), fixed_by_id = actor_user()
  where order_id = (to_jsonb(new)->>case tg_table_name when 'orders' then 'id' else 'order_id' end)::bigint and fixed_at is null;
  return null;
end $$;
revoke execute on function fix_exchange_rates from public;
