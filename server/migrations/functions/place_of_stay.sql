-- Where the group sleeps (domain/itinerary/place-of-stay.ts): the place of the hotel that was chosen and not lost, else the one in which a
-- hotel is wanted. Automatic names, distances and offers read it (DAY-03).
create or replace function place_of_stay(selected_request bigint, wanted bigint) returns bigint language sql stable as $$
  select coalesce((select chosen.place_id from requests asked join providers chosen on chosen.id = asked.provider_id
    where asked.id = selected_request and stands(asked.id, asked.status)), wanted)
$$;
