-- A received mail is assigned as long as a trip or concept has it; whoever takes it away may not see where else it is.
create or replace function note_assigned() returns trigger language plpgsql security definer set search_path = public as $$
declare
  said jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  file bigint := coalesce((said->>'file_id')::bigint,
    (select a.file_id from email_assignments a where a.id = (said->>'assignment_id')::bigint));
begin
  update received_emails r set is_assigned = not r.is_assigned
  where r.file_id = file and r.is_assigned is distinct from exists (
    select from email_assignments a join email_assignment_links l on l.assignment_id = a.id where a.file_id = file);
  return null;
end $$;
