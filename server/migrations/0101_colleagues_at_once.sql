-- Whom one works with is asked once a statement and no longer for each row: a list of trips names a person in each line.
alter policy visible on users using (
  id = (select actor_user()) or id = any (array(select uo.user_id from user_organisations uo)));
select protect_in_trip('users', (select pg_get_expr(polqual, polrelid) from pg_policy
  where polrelid = 'users'::regclass and polname = 'visible'));
