-- When a provider or agency was last written to about a request, for the request's row (REQ-05).
create or replace function requested_at_of(request bigint) returns timestamptz language sql stable
  as $$ select max(queued_at) from email_messages where request_id = request $$;
