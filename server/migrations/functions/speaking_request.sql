-- By whom a service goes (domain/requests/speaking/speaking-request.ts, decision 145): the request that was chosen as long as it stands, else the
-- only one that does, unless somebody has taken it back. Null where nobody was chosen of several, and where the choice was lost. For papers
-- and what is asked for once: a function that looks something up is no part of the day plan (decision 111). Worked out before its
-- request is joined (`offset 0`): under a policy no index is searched for what is still to be worked out.
create or replace function speaking_request(service bigint, chosen bigint, taken_back bigint) returns bigint language sql stable as $$
  select case
    when chosen is not null then (select r.id from requests r where r.id = chosen and stands(r.id, r.status))
    else (select nullif(min(r.id), taken_back) from requests r where r.placeholder_id = service and stands(r.id, r.status) having count(*) = 1)
  end
$$;
