-- Tells every process, at commit, that a user's session ended or rights changed; what they keep in memory is dropped.
create or replace function announce_actor_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('actors', coalesce(to_jsonb(old), to_jsonb(new))->>tg_argv[0]);
  return null;
end $$;
