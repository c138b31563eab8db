-- Whether a service goes on naming a request that declined, was cancelled or ran out (decisions 044, 070).
create or replace function has_lost_its_choice(chosen bigint) returns boolean language sql stable as $$
  select exists (select from requests r where r.id = chosen and not stands(r.id, r.status))
$$;
