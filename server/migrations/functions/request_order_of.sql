create or replace function request_order_of(request bigint) returns bigint language sql stable
  as $$ select order_id from requests where id = request $$;
