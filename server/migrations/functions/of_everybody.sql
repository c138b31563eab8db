-- A table every signed-in person reads and keeps, because it is true for all organisations.
create or replace function of_everybody(target regclass) returns void language plpgsql as $$
begin
  perform protect(target, '(select actor_user()) is not null');
  perform watch(target);
end $$;
revoke execute on function of_everybody from public;
