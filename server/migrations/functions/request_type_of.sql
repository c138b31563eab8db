create or replace function request_type_of(request bigint) returns text language sql stable
  as $$ select request_type from requests where id = request $$;
