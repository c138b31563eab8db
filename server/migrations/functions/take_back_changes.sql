-- Undoes what one transaction changed, by its rows in the change log, the latest first. What somebody changed since keeps their change,
-- and what somebody uses or changed since is not deleted: how many of the rows stayed is the answer. A long one is undone piece by piece,
-- from its end on: the rows of the log after `after_log` up to `up_to_log`.
create or replace function take_back_changes(own_transaction xid8, last_log bigint, after_log bigint, up_to_log bigint) returns integer
language plpgsql set search_path = public as $$
declare
  added record;
  entry record;
  reference record;
  unused text;
  names text;
  found integer;
  went integer;
  progress integer;
  stayed integer := 0;
begin
  -- Rows that came go table by table, those that refer to others before them: what was in the way of one may be gone by the next turn.
  loop
    stayed := 0;
    progress := 0;
    for added in
      select table_name, array_agg(row_id) as ids from change_log
      where id > after_log and id <= up_to_log and transaction = own_transaction and operation = 'insert'
        and table_name not in ('imports', 'merges')
      group by table_name order by max(id) desc
    loop
      unused := format('not exists (select from change_log l where l.table_name = %L and l.row_id = t.id and l.id > %s
        and l.transaction <> pg_current_xact_id())', added.table_name, last_log);
      for reference in select distinct c.conrelid::regclass as source, a.attname as own, c.confdeltype as on_delete,
          exists (select from pg_trigger g where g.tgrelid = c.conrelid and g.tgname = 'log_change') as is_watched
        from pg_constraint c cross join lateral unnest(c.conkey, c.confkey) as k (own, other)
        join pg_attribute r on r.attrelid = c.confrelid and r.attnum = k.other and r.attname = 'id'
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
        where c.contype = 'f' and c.confrelid = added.table_name::regclass
      loop
        -- What the program keeps beside a row, or a trigger made with it, goes along; a link of the run's own rows is emptied.
        continue when reference.on_delete = 'c' and not reference.is_watched;
        unused := unused || format(' and not exists (select from %s u where u.%I = t.id%s)', reference.source, reference.own,
          case when not reference.is_watched then '' when reference.on_delete = 'c' then
            format(' and exists (select from change_log l where l.table_name = %L and l.row_id = u.id)', reference.source)
          when reference.on_delete = 'n' then format(' and not exists (select from change_log l where l.table_name = %L and l.row_id = u.id
            and l.transaction = %L and l.operation = ''insert'')', reference.source, own_transaction) else '' end);
      end loop;
      execute format('with gone as (delete from %I t where t.id = any ($1) and %s returning 1)
        select (select count(*) from %I t where t.id = any ($1)) - (select count(*) from gone), (select count(*) from gone)',
        added.table_name, unused, added.table_name) into found, went using added.ids;
      stayed := stayed + found;
      progress := progress + went;
    end loop;
    exit when stayed = 0 or progress = 0;
  end loop;
  for entry in
    select table_name, row_id, operation, before, after from change_log
    where id > after_log and id <= up_to_log and transaction = own_transaction and operation <> 'insert'
      and table_name not in ('imports', 'merges')
      -- What became of rows of the run itself went with them.
      and not exists (select from change_log i where i.table_name = change_log.table_name and i.row_id = change_log.row_id
        and i.transaction = own_transaction and i.operation = 'insert')
    order by id desc
  loop
    names := columns_named(entry.table_name::regclass, entry.before);
    continue when names is null;
    if entry.operation = 'delete' then
      execute format('insert into %I (%s) select %s from jsonb_populate_record(null::%I, $1)', entry.table_name, names, names, entry.table_name)
        using entry.before;
    else
      execute format('update %I t set (%s) = (select %s from jsonb_populate_record(null::%I, $1)) where t.id = $2
          and (select bool_and(to_jsonb(t) -> a.key is not distinct from a.value) from jsonb_each($3) a)',
        entry.table_name, names, names, entry.table_name) using entry.before, entry.row_id, entry.after;
      get diagnostics found = row_count;
      stayed := stayed + 1 - found;
    end if;
  end loop;
  return stayed;
end $$;
revoke execute on function take_back_changes from public;
