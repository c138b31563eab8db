-- The day until which a request was held for us, once it is over: an option that is still open although its day has passed
-- (domain/requests/lapsed-option.ts). Null of all others. Nobody keeps it: it follows from the day it is (decision 070).
create or replace function lapsed_on(request bigint, status text) returns date language sql stable as $$
  select t.due_date from todos t
  where $2 in ('option_received', 'option', 'pre_booked') and t.request_id = $1 and t.status <> 'done'
    and t.due_date < desk_today()
$$;
