-- A table that holds nothing but purchase figures: beside its own condition it is there only for who may see these. Its
-- changes vanish from the log with it (purchase_tables).
create or replace function purchase_only(target regclass) returns void language plpgsql as $$
begin
  execute format('create policy purchase on %s as restrictive to reisewerk_app, reisewerk_trip using ((select actor_sees_purchase()))', target);
end $$;
revoke execute on function purchase_only from public;
