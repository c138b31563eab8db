-- Midnight to the second is a clock time nobody has said (decision 005): on the day on which something begins it says that the
-- end is not known, and not that it ends before it begins.
alter table placeholders drop constraint placeholders_period,
  add constraint placeholders_period check (end_at >= start_at or end_at = date_trunc('day', start_at));
alter table requests drop constraint requests_period,
  add constraint requests_period check (end_at >= start_at or end_at = date_trunc('day', start_at));
