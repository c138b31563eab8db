-- Sign-in works under a role of its own: it alone reads hashes, sessions and second factors, and it sees users before
-- anybody is signed in.

grant usage on schema public to reisewerk_auth;
grant select, insert, update, delete on auth_sessions, auth_accounts, auth_verifications, auth_two_factors, auth_used_codes,
  auth_throttles to reisewerk_auth;
grant select, insert, update on users to reisewerk_auth;
grant select, insert, delete on user_organisations to reisewerk_auth;
grant select on organisations, installation to reisewerk_auth;
do $$
declare target text;
begin
  for target in
    select tablename from pg_tables where schemaname = 'public'
      and (tablename like 'auth\_%' or tablename in ('users', 'user_organisations', 'organisations', 'installation'))
  loop
    execute format('create policy sign_in on %I to reisewerk_auth using (true)', target);
  end loop;
end $$;

-- Tells every process, at commit, that a user's session ended or rights changed; what they keep in memory is dropped.
create function announce_actor_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('actors', coalesce(to_jsonb(old), to_jsonb(new))->>tg_argv[0]);
  return null;
end $$;

create trigger announce_actor_change after delete on auth_sessions
  for each row execute function announce_actor_change('user_id');
create trigger announce_actor_change after insert or update or delete on user_organisations
  for each row execute function announce_actor_change('user_id');
create trigger announce_actor_change after update of role, is_active or delete on users
  for each row execute function announce_actor_change('id');
