-- What arises for a trip by itself is its responsible person's work, unless they have no access any more (APP-17): nobody would
-- see it. Then whoever has made it arise has it, and nobody where no person of the house has.
create or replace function takes_work_of(trip orders) returns bigint language sql stable as $$
  select coalesce(
    (select u.id from users u where u.id = trip.user_id and u.is_active),
    (select u.id from users u join user_organisations m on m.user_id = u.id and m.organisation_id = trip.organisation_id
     where u.id = actor_user() and u.is_active))
$$;
