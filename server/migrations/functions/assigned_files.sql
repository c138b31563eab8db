-- Those of these files that are assigned to anything: whoever dropped one may no longer see to what.
create or replace function assigned_files(files bigint[]) returns setof bigint
language sql stable security definer set search_path = public rows 1 as $$
  select distinct file_id from email_assignments where file_id = any (files)
$$;
