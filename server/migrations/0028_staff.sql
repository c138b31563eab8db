-- What a letter says of the person who signs it, the picture of a person, and invitations.

alter table users add column phone text not null default '';
alter table users add column job_title text not null default '';
-- Where the picture lies in the file store, and what it is served as; `image` is its address.
alter table users add column image_key text;
alter table users add column image_type text;
alter table users add constraint users_image_is_whole check (
  (image is null and image_key is null and image_type is null)
  or (image is not null and image_key is not null and image_type in ('image/png', 'image/jpeg')));

-- Links with which somebody sets a password. Several may be under way (one shown, one mailed); using one ends all.
-- The token itself is nowhere: whoever reads this table opens nothing with it.
create table auth_invitations (
  token_hash text primary key,
  user_id bigint not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index auth_invitations_of_user on auth_invitations (user_id);
alter table auth_invitations enable row level security;
create policy sign_in on auth_invitations to reisewerk_auth using (true);
grant select, insert, delete on auth_invitations to reisewerk_auth;

-- Who signs in learns at once what the own houses call things.
create policy sign_in on options to reisewerk_auth using (true);
grant select on options to reisewerk_auth;

-- An entry of a list may carry a sign beside its word.
alter table options add column symbol text;
