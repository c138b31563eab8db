-- An assigned mail belongs to everybody who sees a trip or concept it is assigned to (002 §7): nobody takes it from others.
-- Who deletes it sees only their own links, so whether there are more is asked here, and nothing else is told.

-- The assignments that hang on more than these links.
create or replace function assignments_beside(links bigint[]) returns setof bigint
language sql stable security definer set search_path = public rows 1 as $$
  select distinct o.assignment_id from email_assignment_links l
  join email_assignment_links o on o.assignment_id = l.assignment_id
  where l.id = any (links) and o.id <> all (links)
$$;
