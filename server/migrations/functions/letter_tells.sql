-- Whether a letter was written for when and how many its request says (decision 103).
create or replace function letter_tells(told jsonb, start_at timestamp, end_at timestamp, amount integer) returns boolean
language sql stable as $$
  select told = jsonb_build_object('startAt', to_char(start_at, 'YYYY-MM-DD"T"HH24:MI:SS'),
    'endAt', to_char(end_at, 'YYYY-MM-DD"T"HH24:MI:SS'), 'askedAmount', amount)
$$;
