-- Which rooms of driver and guide stood in a trip when the letter to a house was written, beside for when and how many it is.
create or replace function note_told_crew() returns trigger language plpgsql as $$
begin
  new.told_crew := (select crew_rooms(r.placeholder_id) from requests r where r.id = new.request_id and r.request_type = 'hotel');
  return new;
end $$;
