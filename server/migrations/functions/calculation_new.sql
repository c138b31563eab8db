-- Each trip has its calculation from the beginning (002 §3), and with it what it is to bring.
create or replace function calculation_new() returns trigger language plpgsql security definer set search_path = public as $$
declare
  made bigint;
begin
  insert into calculations (order_id) values (new.id) returning id into made;
  insert into calculation_targets (order_id, calculation_id) values (new.id, made);
  return null;
end $$;
revoke execute on function calculation_new from public;
