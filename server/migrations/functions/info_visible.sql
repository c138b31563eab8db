-- Whether an info is seen: with the provider or the route detail it belongs to. A function, so that it costs only where there
-- is an info at all.

-- Whether an info is seen: with the provider or the route detail it belongs to. A function, so that it costs only where
-- there is an info at all.
create or replace function info_visible(provider bigint, detail bigint) returns boolean language plpgsql stable as $$
begin
  if provider is not null then return exists (select from providers where id = provider); end if;
  if detail is not null then return exists (select from predefined_route_details where id = detail); end if;
  return actor_user() is not null;
end $$;
