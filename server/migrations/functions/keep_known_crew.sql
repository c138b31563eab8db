-- A house that is asked, or answers, before it was told of rooms for driver and guide knows those of then: what it answers is what it was told,
-- though another driver has come since (decision 182). Letters say more, and whoever says that the partner has confirmed.
create or replace function keep_known_crew() returns trigger language plpgsql as $$
begin
  if new.status = 'new' then
    new.known_crew := null;
  elsif new.known_crew is null and (tg_op = 'INSERT' or new.status <> old.status and (old.status = 'new'
    or new.status in ('requested', 'option_received', 'option', 'pre_booked', 'rest_option', 'approved'))) then
    new.known_crew := crew_rooms(new.placeholder_id);
  end if;
  return new;
end $$;
