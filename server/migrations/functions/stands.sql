-- Whether a chosen request is the one of its service: it has not declined, is not cancelled and its option has not run out
-- (decisions 044, 070). Otherwise its service has nobody, although it goes on naming it.
create or replace function stands(request bigint, status text) returns boolean language sql stable as $$
  select is_active_request(status) and lapsed_on(request, status) is null
$$;
