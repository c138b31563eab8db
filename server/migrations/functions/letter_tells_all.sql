-- Whether a letter was written for when, how many and which rooms its request says (decisions 103, 165); of rooms neither of both may say
-- anything.
create or replace function letter_tells_all(told jsonb, start_at timestamp, end_at timestamp, amount integer, rooms jsonb) returns boolean
language sql stable as $$
  select told - 'rooms' = jsonb_build_object('startAt', to_char(start_at, 'YYYY-MM-DD"T"HH24:MI:SS'),
    'endAt', to_char(end_at, 'YYYY-MM-DD"T"HH24:MI:SS'), 'askedAmount', amount)
    and (rooms is null or coalesce(told -> 'rooms', 'null') in ('null', rooms))
$$;
