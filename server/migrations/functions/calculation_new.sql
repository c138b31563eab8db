-- Each trip has its calculation from the beginning (002 §3).
create or replace function calculation_new() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into calculations (order_id) values (new.id);
  return null;
end $$;
revoke execute on function calculation_new from public;
