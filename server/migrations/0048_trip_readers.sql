-- Reading one trip has a role of its own: it may only read, sees below trips only what hangs on the very trip the request is
-- about (`app.trip`, which is set only when the actor sees that trip), and its conditions are the shortest there are. A day
-- plan names some two hundred tables; with the general conditions PostgreSQL prepared a thousand sub-plans for each reading.

-- Whether an info is seen: with the provider or the route detail it belongs to. A function, so that it costs only where
-- there is an info at all.
create function info_visible(provider bigint, detail bigint) returns boolean language plpgsql stable as $$
begin
  if provider is not null then return exists (select from providers where id = provider); end if;
  if detail is not null then return exists (select from predefined_route_details where id = detail); end if;
  return actor_user() is not null;
end $$;

-- The condition of a table for who reads one trip, made from the general one. Settings are asked where they are needed and
-- not once per statement: a trip has few rows.
create function condition_in_trip(target regclass, condition text) returns text language plpgsql as $$
begin
  if target = 'infos'::regclass then return 'info_visible(provider_id, predefined_route_detail_id)'; end if;
  if condition ~ 'actor_trip|from orders o\s+where \(?o\.id = (\w+\.)?order_id' then return 'order_id = actor_trip()'; end if;
  return regexp_replace(condition, '\(\s*select\s+(actor_\w+|asks_for_deleted)\(\)(\s+as\s+\w+)?\s*\)', '\1()', 'gi');
end $$;

create function protect_in_trip(target regclass, condition text) returns void language plpgsql as $$
begin
  execute format('drop policy if exists visible_in_trip on %s', target);
  execute format('create policy visible_in_trip on %s for select to reisewerk_trip using (%s)', target, condition_in_trip(target, condition));
  execute format('grant select on %s to reisewerk_trip', target);
end $$;

create or replace function protect(target regclass, condition text) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('drop policy if exists visible on %s', target);
  execute format('create policy visible on %s to reisewerk_app using (%s)', target, condition);
  execute format('grant select, insert, update, delete on %s to reisewerk_app', target);
  perform protect_in_trip(target, condition);
end $$;
revoke execute on function protect, protect_in_trip, condition_in_trip from public;

grant usage on schema public to reisewerk_trip;
select protect_in_trip(p.polrelid::regclass, pg_get_expr(p.polqual, p.polrelid))
from pg_policy p where p.polname = 'visible' and 'reisewerk_app'::regrole = any (p.polroles);

-- What requests may call and which views they may read, this role may, too.
do $$ declare one record; begin
  for one in select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
      and has_function_privilege('reisewerk_app', p.oid, 'execute') loop
    execute format('grant execute on function %s to reisewerk_trip', one.name);
  end loop;
  for one in select c.oid::regclass as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' and has_table_privilege('reisewerk_app', c.oid, 'select') loop
    execute format('grant select on %s to reisewerk_trip', one.name);
  end loop;
end $$;
