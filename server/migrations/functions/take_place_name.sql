create or replace function take_place_name() returns trigger language plpgsql security definer set search_path = public as $$
begin
  new.place_name := (select name from places where id = new.place_id);
  return new;
end $$;
revoke execute on function take_place_name from public;
