-- Entries of banks whose words the actor does not read: they are booked on a trip that only administrators see, or probably tell such a
-- one again. Whoever is no administrator sees their day and amount only (decision 153). Asked once a statement.
create or replace function withheld_bank_lines() returns setof bigint language sql stable security definer set search_path = public as $$
  with booked as (
    select p.bank_line_id as id from orders o join payments p on p.order_id = o.id
    where not actor_is_admin() and o.is_admin_only and o.organisation_id = any (actor_organisations())
      and p.bank_line_id is not null and p.removed_at is null)
  select id from booked
  union select l.id from booked b join bank_lines l on l.repeats_id = b.id where not l.is_distinct
$$;
