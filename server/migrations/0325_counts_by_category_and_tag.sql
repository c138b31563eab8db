-- How many trips a filter of the list leaves is summed up, not counted among 100,000 of them (decision 110): also by category and
-- by how full they are, and by tag, where a trip counts once for each tag it has.
alter table order_counts add column category text, add column booking_situation text;
create table order_tag_counts (
  organisation_id bigint not null,
  is_admin_only boolean not null,
  current_status text not null,
  -- The one tag that is counted, as a list like that of a trip: what a list is narrowed by is the same condition on both.
  trait_tags text[] not null,
  number integer not null
);
-- The condition of order_counts.
alter table order_tag_counts enable row level security;
create policy visible on order_tag_counts for select to reisewerk_app using (
  organisation_id = any ((select actor_organisations())::bigint[]) and (not is_admin_only or (select actor_is_admin())));
grant select on order_tag_counts to reisewerk_app;
select protect_in_trip(polrelid::regclass, pg_get_expr(polqual, polrelid)) from pg_policy
where polname = 'visible' and polrelid = 'order_tag_counts'::regclass;

drop trigger count_changed_orders on orders;
create trigger count_changed_orders
  after update of organisation_id, is_admin_only, current_status, category, booking_situation, trait_tags on orders for each row
  when ((old.organisation_id, old.is_admin_only, old.current_status, old.category, old.booking_situation, old.trait_tags)
    is distinct from (new.organisation_id, new.is_admin_only, new.current_status, new.category, new.booking_situation, new.trait_tags))
  execute function count_orders();
select refresh_order_counts();
alter table order_counts alter column category set not null, alter column booking_situation set not null;
