-- Days of a condition that is due on a fixed day are those to the trip as it lies now (OFFER-03).
create trigger fixed_days_follow after update of start_at, end_at on orders for each row
  when ((new.start_at, new.end_at) is distinct from (old.start_at, old.end_at)) execute function fixed_days_follow();
