-- Whether a contact of a trip is its main one stands in the contact's answer and is kept with the trip: who gets the star
-- and who loses it are another version of themselves (decision 002), whoever moves it.
create or replace function note_star() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- Once a transaction: a contact that was changed in it has its new version already.
  update order_contacts set updated_at = clock_timestamp()
  where id in (old.primary_order_contact_id, new.primary_order_contact_id) and xmin <> pg_current_xact_id()::xid;
  return null;
end $$;
