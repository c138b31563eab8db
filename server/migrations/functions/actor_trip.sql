-- The trip a request is about, if its address tells; set only after `orders` was asked, under its policy, whether the actor
-- sees it. What hangs below is then known to be visible without a look-up per row.
create or replace function actor_trip() returns bigint language sql stable
  as $$ select nullif(current_setting('app.trip', true), '')::bigint $$;
