-- Kept by one organisation, or, without one, by all of them, like providers.
create or replace function of_organisation_or_all(target regclass) returns void language plpgsql as $$
begin
  perform protect(target, $policy$(organisation_id is null and (select actor_user()) is not null)
    or organisation_id = any ((select actor_organisations())::bigint[])$policy$);
  perform watch(target);
end $$;
revoke execute on function of_organisation_or_all from public;
