-- Whether the actor has the right 'Personendaten sehen'. Nobody's own account is hidden from them.
create or replace function actor_sees_personal() returns boolean language sql stable
  as $$ select exists (select from users u where u.id = actor_user() and (u.role = 'admin' or u.may_see_personal)) $$;
