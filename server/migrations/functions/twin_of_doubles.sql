-- The twin flag applies only to double rooms (002 §4).
create or replace function twin_of_doubles() returns trigger language plpgsql as $$
begin
  new.twin := new.twin and new.persons = 2;
  return new;
end $$;
