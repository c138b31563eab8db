-- A table with a column organisation_id of its own.
create or replace function of_organisation(target regclass) returns void language plpgsql as $$
begin
  perform protect(target, 'organisation_id = any ((select actor_organisations())::bigint[])');
  perform watch(target);
end $$;
revoke execute on function of_organisation from public;
