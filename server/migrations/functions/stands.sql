-- Whether a chosen request is the one of its service: it has not declined, is not cancelled and its option has not run out
-- (decisions 044, 070). Otherwise its service has nobody, although it goes on naming it. Only who holds something for us can let it run
-- out: of all others no to-do is looked up, for a day plan asks of each of its requests several times (decision 088).
create or replace function stands(request bigint, status text) returns boolean language sql stable as $$
  select status not in ('declined', 'cancelled')
    and (status not in ('option_received', 'option', 'pre_booked') or lapsed_on(request, status) is null)
$$;
