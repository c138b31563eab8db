-- A changed row is logged, told to those who look on, and raises its version.

-- A changed row is logged, told to those who look on, and raises its version.
create or replace function watch(target regclass) returns void language plpgsql as $$
begin
  execute format('create trigger log_change after insert or update or delete on %s for each row execute function log_change()', target);
  if exists (select from pg_attribute where attrelid = target and attname = 'updated_at' and not attisdropped) then
    execute format('create trigger touch_row before update on %s for each row execute function touch_row()', target);
  end if;
end $$;
revoke execute on function watch from public;
