-- What the client of a trip still owes for having been reminded, in cents; nothing where something is to be given back (decision 060).
create or replace function open_reminder_fees(trip bigint, of_currency text) returns bigint language sql stable as $$
  select greatest(0, reminder_fee_balance(trip, of_currency))
$$;
