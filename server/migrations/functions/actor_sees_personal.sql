-- Whether the actor has the right 'Personendaten sehen'. Runs as owner: an actor sees of users only what it may.
create or replace function actor_sees_personal() returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from users u where u.id = actor_user() and (u.role = 'admin' or u.may_see_personal))
$$;
