-- A client without a number of its own gets the next one of its house, one more than the highest (MOVE-08). Who numbers clients of one
-- house waits for whoever does so already.
create or replace function number_client() returns trigger language plpgsql security definer set search_path = public as $$
declare
  next bigint;
begin
  if tg_op = 'UPDATE' and new.customer_number = old.customer_number then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended('customer numbers of house ' || new.organisation_id, 0));
  if new.customer_number = '' then
    select coalesce(max(c.customer_number::bigint), 10000) + 1 into next from clients c
    where c.organisation_id = new.organisation_id and c.customer_number ~ '^\d{1,9}$';
    while exists (select from clients c where c.organisation_id = new.organisation_id and c.customer_number = next::text) loop
      next := next + 1;
    end loop;
    new.customer_number := next::text;
  end if;
  return new;
end $$;
