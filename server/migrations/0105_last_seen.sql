-- When somebody was last there outlives the session in which they were: signing out, a new password and sessions that ran
-- out must not let an administrator believe that a colleague never came (APP-17).
create table auth_last_seen (
  user_id bigint primary key references users (id) on delete cascade,
  seen_at timestamptz not null
);
alter table auth_last_seen enable row level security;
create policy sign_in on auth_last_seen to reisewerk_auth using (true);
grant select, insert, update on auth_last_seen to reisewerk_auth;

create function keep_last_seen() returns trigger language plpgsql as $$
begin
  -- A user who is deleted takes the sessions along; nobody is left then to have been there.
  insert into auth_last_seen as l (user_id, seen_at)
  select o.user_id, max(o.updated_at) from ended o join users u on u.id = o.user_id group by o.user_id
  on conflict (user_id) do update set seen_at = greatest(l.seen_at, excluded.seen_at);
  return null;
end $$;

create trigger keep_last_seen after delete on auth_sessions
  referencing old table as ended for each statement execute function keep_last_seen();
