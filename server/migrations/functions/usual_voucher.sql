-- Whether a service has a voucher as long as nobody has said so: it is included, and whom it was chosen to be performed by has not been
-- lost (decisions 040, 104): nobody can redeem one that names no house.
create or replace function usual_voucher(offered text, chosen bigint) returns boolean language sql stable as $$
  select offered = 'included' and not has_lost_its_choice(chosen)
$$;
