-- A check-in or boarding at another start: as long before it as it was said (TRUE-08, decision 114). One that did not lie in the half day before
-- its start keeps its clock time, as does one of a start whose clock time is not known. `checkInFollowing` of the program says the same.
create or replace function check_in_following(said timestamp, from_start timestamp, to_start timestamp) returns timestamp
language sql immutable parallel safe as $$
  select case when reckoned = date_trunc('day', reckoned) and is_timed then reckoned + interval '1 second' else reckoned end
  from (select date_trunc('minute', said) as said_at, date_trunc('minute', from_start) as was, date_trunc('minute', to_start) as becomes) m,
    lateral (select from_start::time <> '00:00' and to_start::time <> '00:00'
      and said_at <= was and said_at > was - interval '12 hours' as is_timed) t,
    lateral (select case when is_timed then becomes + (said_at - was)
      else said + make_interval(days => coalesce(to_start::date - from_start::date, 0)) end as reckoned) r
$$;
