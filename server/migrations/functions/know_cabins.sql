-- A ferry that is asked or has answered when its request is made knows its cabins, which are written after the request itself (decision 181).
create or replace function know_cabins() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update requests r set agreed_rooms = asked_places(r)
  where r.id = new.id and r.agreed_rooms is null and r.last_told is null and r.agreed_amount = r.asked_amount and asked_places(r) is not null;
  return null;
end $$;
revoke execute on function know_cabins from public;
