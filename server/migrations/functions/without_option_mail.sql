-- Who has switched off the reminders of options by mail: whoever sends them asks; the choice itself is nobody else's to see.
create or replace function without_option_mail() returns setof bigint
language sql stable security definer set search_path = public as $$
  select s.user_id from notice_switches s where s.kind = 'option_mail'
$$;
revoke execute on function without_option_mail from public;
