-- What a partner knows of a request follows from what its status says: asked or answered, it is what the last letter told (decision 179), else
-- the request as it stands now. A booking that was sent, paid or called off says nothing new of when, for how many and which rooms
-- (decisions 071, 165). What was deleted comes back with what was known of it (EASE-03).
create or replace function keep_agreed() returns trigger language plpgsql as $$
begin
  if new.status = 'new' then
    new.agreed_start_at := null;
    new.agreed_end_at := null;
    new.agreed_amount := null;
    new.agreed_rooms := null;
    new.last_told := null;
  elsif tg_op = 'INSERT' and new.agreed_amount is not null then
    null;
  elsif tg_op = 'INSERT' or new.status <> old.status and (old.status = 'new'
    or new.status in ('requested', 'option_received', 'option', 'pre_booked', 'rest_option', 'approved')) then
    if new.last_told is not null then
      new.agreed_rooms := nullif(new.last_told -> 'rooms', 'null');
      new.agreed_start_at := (new.last_told ->> 'startAt')::timestamp;
      new.agreed_end_at := (new.last_told ->> 'endAt')::timestamp;
      new.agreed_amount := (new.last_told ->> 'askedAmount')::integer;
    else
      new.agreed_rooms := agreed_rooms_after(new);
      new.agreed_start_at := new.start_at;
      new.agreed_end_at := new.end_at;
      new.agreed_amount := new.asked_amount;
    end if;
  end if;
  return new;
end $$;
