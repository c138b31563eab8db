-- Hotels in the order of their places: the name of a place stood beside the list, so every page looked it up for all 10,000
-- hotels and sorted them. Now it stands in the row, and the list is read in order, forwards and backwards.
alter table providers add column place_name text;

create function take_place_name() returns trigger language plpgsql security definer set search_path = public as $$
begin
  new.place_name := (select name from places where id = new.place_id);
  return new;
end $$;
create trigger take_place_name before insert or update of place_id on providers for each row execute function take_place_name();

create function pass_on_place_name() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update providers set place_name = new.name where place_id = new.id;
  return null;
end $$;
create trigger pass_on_place_name after update of name on places for each row when (old.name is distinct from new.name)
  execute function pass_on_place_name();
revoke execute on function take_place_name, pass_on_place_name from public;

alter table providers disable trigger user;
update providers p set place_name = l.name from places l where l.id = p.place_id;
alter table providers enable trigger user;
create index providers_by_place_name on providers (kind, place_name, id);
create index providers_by_place_name_backwards on providers (kind, place_name desc nulls last, id);
