-- Whether the actor has the right 'Einkauf sehen'.
create or replace function actor_sees_purchase() returns boolean language sql stable
  as $$ select coalesce(nullif(current_setting('app.purchase', true), ''), 'false')::boolean $$;
