create or replace function actor_is_admin() returns boolean language sql stable
  as $$ select coalesce(nullif(current_setting('app.admin', true), ''), 'false')::boolean $$;
