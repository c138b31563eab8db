-- Installs one policy for all commands on a table and opens the table to the server's role.
create or replace function protect(target regclass, condition text) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('drop policy if exists visible on %s', target);
  execute format('create policy visible on %s to reisewerk_app using (%s)', target, condition);
  execute format('grant select, insert, update, delete on %s to reisewerk_app', target);
  perform protect_in_trip(target, condition);
end $$;
revoke execute on function protect from public;
