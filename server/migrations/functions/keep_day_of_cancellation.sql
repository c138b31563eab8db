-- A trip that is cancelled keeps since when, unless who cancels it says so itself; one that goes ahead again was not. Deleted and
-- brought back it is what it was. One that comes into being cancelled says no day: nobody knows it.
create or replace function keep_day_of_cancellation() returns trigger language plpgsql as $$
begin
  if new.current_status = 'cancelled' then
    if tg_op = 'UPDATE' and old.current_status <> 'cancelled' then new.cancelled_on := coalesce(new.cancelled_on, desk_today()); end if;
  elsif new.current_status <> 'deleted' then
    if tg_op = 'INSERT' or old.current_status in ('cancelled', 'deleted') then new.cancelled_on := null; end if;
  end if;
  return new;
end $$;
