
-- What requests let others see of them: the state of one, as far as the actor sees it.
create or replace function request_status_of(request bigint) returns text language sql stable
  as $$ select status from requests where id = request $$;
