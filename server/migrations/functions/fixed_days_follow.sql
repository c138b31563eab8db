-- A fixed day of a condition stays where it is when its trip moves; how many days that is from the trip moves instead (002 §5).
create or replace function fixed_days_follow() returns trigger language plpgsql as $$
begin
  update offer_conditions c
  set days = case when new.start_at - c.deadline_date between 0 and 999 then new.start_at - c.deadline_date end,
    after_days = case when c.deadline_date - new.end_at between 0 and 999 then c.deadline_date - new.end_at end
  where c.order_id = new.id and c.type = 'date' and c.deadline_date is not null;
  return null;
end $$;
