-- What an item shows is not all kept in its own row: a kind's fields, lists and deadlines stand in rows of other tables.
-- Their changes are changes of the item: they raise its version, and the log says which version they led to, so that a
-- save can be compared field by field (decision 002).
alter table change_log add column owner_version integer;

-- The item a row is a part of, and the row's column that names it.
create function owner_of(part text) returns table (owner text, key text) language sql immutable as $$
  select o.owner, o.key from (values
    ('hotel_placeholders', 'placeholders', 'id'), ('ferry_placeholders', 'placeholders', 'id'),
    ('airline_placeholders', 'placeholders', 'id'), ('train_placeholders', 'placeholders', 'id'),
    ('other_placeholders', 'placeholders', 'id'), ('route_details', 'placeholders', 'id'),
    ('free_text_items', 'placeholders', 'id'), ('route_detail_charges', 'placeholders', 'route_detail_id'),
    ('hotel_requests', 'requests', 'id'), ('ferry_requests', 'requests', 'id'), ('airline_requests', 'requests', 'id'),
    ('train_requests', 'requests', 'id'), ('other_requests', 'requests', 'id'),
    ('request_cabins', 'requests', 'request_id'), ('request_item_prices', 'requests', 'request_id'),
    ('todos', 'requests', 'request_id'), ('day_subtitles', 'days', 'day_id'),
    ('complexities', 'orders', 'order_id'), ('order_destinations', 'orders', 'order_id'),
    ('order_contacts', 'orders', 'order_id'), ('order_hotel_rooms', 'order_contingent_hotels', 'contingent_id'),
    ('order_ferry_cabins', 'order_contingent_ferries', 'contingent_id')
  ) as o (part, owner, key) where o.part = $1
$$;
revoke execute on function owner_of from public;

create function note_owner() returns trigger language plpgsql security definer set search_path = public as $$
declare
  owner_table text;
  owner_key text;
  owner_id bigint;
begin
  select owner, key into owner_table, owner_key from owner_of(new.table_name);
  -- A kind's row comes with its item. Of a to-do, a request shows when it is due and whether it is done.
  if owner_table is null or (owner_key = 'id' and new.operation = 'insert')
    or (new.table_name = 'todos' and new.operation = 'update' and not new.after ?| '{due_date,status}') then
    return new;
  end if;
  if owner_key = 'id' then
    owner_id := new.row_id;
  else
    owner_id := coalesce(new.before->>owner_key, new.after->>owner_key)::bigint;
    if owner_id is null and new.operation = 'update' then
      execute format('select %I from %I where id = $1', owner_key, new.table_name) into owner_id using new.row_id;
    end if;
  end if;
  if owner_id is null then return new; end if;
  -- Once a transaction: an item that was changed in it has its new version already.
  execute format('update %I set updated_at = clock_timestamp() where id = $1 and xmin <> pg_current_xact_id()::xid returning version', owner_table)
    into new.owner_version using owner_id;
  if new.owner_version is null then
    execute format('select version from %I where id = $1', owner_table) into new.owner_version using owner_id;
  end if;
  return new;
end $$;
revoke execute on function note_owner from public;
create trigger note_owner before insert on change_log for each row when (new.order_id is not null and new.table_name <> 'orders')
  execute function note_owner();
