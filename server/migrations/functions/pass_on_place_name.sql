create or replace function pass_on_place_name() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update providers set place_name = new.name where place_id = new.id;
  return null;
end $$;
revoke execute on function pass_on_place_name from public;
