-- What the last letter told the partner of a request, where it named another number or other rooms than the request asks for by now: by that its
-- partner goes, whatever it has confirmed before (decision 179; domain: knownOf). Null where it told those, and where none has left.
create or replace function told_otherwise(r requests) returns jsonb language sql stable as $$
  select r.last_told where (r.last_told ->> 'askedAmount')::integer <> r.asked_amount
    or nullif(r.last_told -> 'rooms', 'null') <> asked_places(r)
$$;
