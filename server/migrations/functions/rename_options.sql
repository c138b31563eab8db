-- The to-do of an option is called after whom its request asks (`optionTodoName` in domain/src/tasks/todo-status.ts). Where
-- that firm gets another name, so does what is still to be done, in every trip that asks it, unless somebody has named it
-- otherwise. A request asks the provider, and where it names none the agency.
create or replace function rename_options() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_table_name = 'providers' then
    update todos t set name = 'Option ' || new.name from requests r
    where r.provider_id = new.id and t.request_id = r.id and t.status <> 'done' and t.name = 'Option ' || old.name;
  else
    update todos t set name = 'Option ' || new.name from requests r
    where r.agency_id = new.id and r.provider_id is null
      and t.request_id = r.id and t.status <> 'done' and t.name = 'Option ' || old.name;
  end if;
  return null;
end $$;
