-- What every later table needs, said in one word each. Migrations from here on are written by hand; a test holds the
-- tables of the program against the migrated database.

-- A changed row is logged, told to those who look on, and raises its version.
create function watch(target regclass) returns void language plpgsql as $$
begin
  execute format('create trigger log_change after insert or update or delete on %s for each row execute function log_change()', target);
  if exists (select from pg_attribute where attrelid = target and attname = 'updated_at' and not attisdropped) then
    execute format('create trigger touch_row before update on %s for each row execute function touch_row()', target);
  end if;
end $$;

-- The trip a request is about, if its address tells; set only after `orders` was asked, under its policy, whether the actor
-- sees it. What hangs below is then known to be visible without a look-up per row.
create function actor_trip() returns bigint language sql stable
  as $$ select nullif(current_setting('app.trip', true), '')::bigint $$;

create function protect_below_trip(target regclass) returns void language plpgsql as $$
begin
  perform protect(target, 'order_id = (select actor_trip()) or exists (select from orders o where o.id = order_id offset 0)');
end $$;

-- A table below a trip, with a column order_id: visible when the trip is, logged, and read by its trip.
create function below_trip(target regclass) returns void language plpgsql as $$
begin
  perform protect_below_trip(target);
  perform watch(target);
  execute format('create index %I on %s (order_id)', target::text || '_by_order', target);
end $$;

-- A table with a column organisation_id of its own.
create function of_organisation(target regclass) returns void language plpgsql as $$
begin
  perform protect(target, 'organisation_id = any ((select actor_organisations())::bigint[])');
  perform watch(target);
end $$;

-- A table every signed-in person reads and keeps, because it is true for all organisations.
create function of_everybody(target regclass) returns void language plpgsql as $$
begin
  perform protect(target, '(select actor_user()) is not null');
  perform watch(target);
end $$;
revoke execute on function watch, protect_below_trip, below_trip, of_organisation, of_everybody from public;
