create or replace function keep_last_seen() returns trigger language plpgsql as $$
begin
  -- A user who is deleted takes the sessions along; nobody is left then to have been there.
  insert into auth_last_seen as l (user_id, seen_at)
  select o.user_id, max(o.updated_at) from ended o join users u on u.id = o.user_id group by o.user_id
  on conflict (user_id) do update set seen_at = greatest(l.seen_at, excluded.seen_at);
  return null;
end $$;
