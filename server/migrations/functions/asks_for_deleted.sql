-- A deleted trip is read only by who asks for it (group soft_delete), with everything below it (APP-11). Changing a trip
-- into a deleted one and back is done by its use case, which asks for it itself.
create or replace function asks_for_deleted() returns boolean language sql stable
  as $$ select coalesce(nullif(current_setting('app.soft_delete', true), ''), 'false')::boolean $$;
