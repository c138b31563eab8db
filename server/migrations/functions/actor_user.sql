create or replace function actor_user() returns bigint language sql stable
  as $$ select nullif(current_setting('app.user', true), '')::bigint $$;
