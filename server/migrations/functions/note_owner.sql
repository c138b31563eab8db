-- What an item shows is not all kept in its own row: a kind's fields, lists and deadlines stand in rows of other tables. Their
-- changes are changes of the item: they raise its version, and the log says which version they led to, so that a save can be
-- compared field by field (decision 002).
create or replace function note_owner() returns trigger language plpgsql security definer set search_path = public as $$
declare
  part record;
  owner_id bigint;
begin
  -- Of a to-do, a request shows when it is due and whether it is done.
  if new.table_name = 'todos' and new.operation = 'update' and not new.after ?| '{due_date,status}' then return new; end if;
  -- A link between two items is a part of both.
  for part in select owner, key from owner_of(new.table_name) loop
    if part.key = 'id' then
      -- A kind's row comes with its item.
      owner_id := case when new.operation <> 'insert' then new.row_id end;
    else
      owner_id := coalesce(new.before->>part.key, new.after->>part.key)::bigint;
      if owner_id is null and new.operation = 'update' then
        execute format('select %I from %I where id = $1', part.key, new.table_name) into owner_id using new.row_id;
      end if;
    end if;
    continue when owner_id is null;
    -- Once a transaction: an item that was changed in it has its new version already.
    execute format('update %I set updated_at = clock_timestamp() where id = $1 and xmin <> pg_current_xact_id()::xid returning version', part.owner)
      into new.owner_version using owner_id;
    if new.owner_version is null then
      execute format('select version from %I where id = $1', part.owner) into new.owner_version using owner_id;
    end if;
  end loop;
  return new;
end $$;
revoke execute on function note_owner from public;
