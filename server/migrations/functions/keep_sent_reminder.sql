-- What a client has received is not made undone.
create or replace function keep_sent_reminder() returns trigger language plpgsql as $$
begin
  raise exception 'a reminder that was sent stays'
    using errcode = 'check_violation', constraint = 'reminders_sent';
end $$;
