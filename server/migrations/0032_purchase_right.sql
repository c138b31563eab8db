-- The right 'Einkauf sehen' (money.md §4): what services cost the agency is shown only to who has it. Whoever is here already
-- keeps seeing it; administrators always do.
alter table users add column may_see_purchase boolean not null default true;
drop trigger announce_actor_change on users;
create trigger announce_actor_change after update of role, is_active, may_see_purchase or delete on users
  for each row execute function announce_actor_change('id');

-- An answer that was given with purchase figures is repeated to nobody who has lost the right.
alter table idempotency_keys add column sees_purchase boolean not null default true;

-- Tables that hold nothing but purchase figures are marked by `purchase_only`; their history goes with them.
create policy purchase on change_log as restrictive to reisewerk_app, reisewerk_trip
  using ((select actor_sees_purchase()) or table_name <> all (array(select purchase_tables())));
