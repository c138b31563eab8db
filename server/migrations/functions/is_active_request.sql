-- Whether a request may still lead to a booking (domain/requests/auto-expansion.ts). One that declined or was cancelled is chosen
-- for nothing, although its service goes on naming it: should it come back, it is chosen as before.
create or replace function is_active_request(status text) returns boolean language sql immutable parallel safe as $$
  select status not in ('declined', 'cancelled')
$$;
