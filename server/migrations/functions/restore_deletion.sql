-- Puts back what one transaction has deleted, row by row as the log tells it, under the numbers they had (EASE-03). Whoever calls it has
-- checked who may. What a table makes by itself of a restored row gives way to what stood there. Constraints have the last word: what
-- does not fit any more is refused as a whole. What has a day comes back on the date its day has by now (decision 140).
create or replace function restore_deletion(which bigint) returns void language plpgsql security definer set search_path = public as $$
declare
  gone deletions;
  pending text[];
  target text;
  columns text;
  taken text;
  links jsonb := '[]';
  later record;
  part record;
begin
  select * into gone from deletions d where d.id = which and d.restored_at is null for update;
  if not found then return; end if;
  select array_agg(distinct l.table_name) into pending from change_log l
    where l.at = gone.at and l.transaction = gone.transaction and l.operation = 'delete';

  while cardinality(pending) > 0 loop
    -- A table comes behind those that its rows cannot do without, and if it can behind all that they name.
    select p.name into target from unnest(pending) as p (name)
      cross join lateral (select count(*) as soft, count(*) filter (where not exists (select from pg_attribute a
            where a.attrelid = c.conrelid and a.attnum = any (c.conkey) and not a.attnotnull)) as hard
        from pg_constraint c where c.contype = 'f' and c.conrelid = p.name::regclass and c.confrelid <> c.conrelid
          and c.confrelid = any (array(select x::regclass from unnest(pending) x))) as waits
      where waits.hard = 0 order by waits.soft, p.name limit 1;
    if target is null then raise exception 'tables in a circle' using errcode = 'check_violation', constraint = 'restore_order'; end if;

    -- Made by triggers for rows that came before it.
    if exists (select from pg_attribute where attrelid = target::regclass and attname = 'id' and not attisdropped) then
      execute format('delete from %I x using change_log l where l.at = now() and l.transaction = pg_current_xact_id()
        and l.operation = ''insert'' and l.table_name = %L and l.row_id = x.id', target, target);
    end if;
    -- A trip, also that of a concept, has its calculation from the start, of which the log says nothing.
    if target = 'calculations' then
      delete from calculations x using change_log l where l.at = gone.at and l.transaction = gone.transaction
        and l.operation = 'delete' and l.table_name = 'orders' and l.row_id = x.order_id;
    end if;
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
        string_agg(case
          when a.attname = 'version' then 'coalesce(x.row_version, 0) + 1'
          when not a.attnotnull and exists (select from pg_constraint c where c.contype = 'f' and c.conrelid = a.attrelid
              and a.attnum = any (c.conkey) and c.confrelid <> c.conrelid
              and c.confrelid = any (array(select p::regclass from unnest(pending) p where p <> target)))
            then 'null'
          when (target, a.attname) in (('days', 'date'), ('placeholders', 'start_at'), ('placeholders', 'end_at'), ('placeholders', 'check_in_at'),
              ('requests', 'start_at'), ('requests', 'end_at'), ('requests', 'check_in_at'), ('ferry_requests', 'embark_at'))
            then format('((x.r).%1$I + make_interval(days => days_moved_since(%2$L, to_jsonb(x.r), $1)))::%3$s', a.attname, target,
              format_type(a.atttypid, a.atttypmod))
          else format('(x.r).%I', a.attname) end, ', ' order by a.attnum)
      into columns, taken from pg_attribute a
      where a.attrelid = target::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and (a.attname = 'version' or not a.attname = any (personal_columns(target)) and exists (select from change_log l
          where l.at = gone.at and l.transaction = gone.transaction and l.operation = 'delete' and l.table_name = target
            and l.before ? a.attname));
    execute format('insert into %I (%s) overriding system value select %s from (
        select jsonb_populate_record(null::%I, l.before) as r, l.row_version from change_log l
        where l.at = $1 and l.transaction = $2 and l.operation = ''delete'' and l.table_name = %L) x',
      target, columns, taken, target, target) using gone.at, gone.transaction;

    -- Links to what comes behind.
    links := links || coalesce((select jsonb_agg(jsonb_build_object('of', target, 'row', l.row_id, 'col', a.attname, 'value', l.before->a.attname))
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey) and not a.attnotnull
      join change_log l on l.at = gone.at and l.transaction = gone.transaction and l.operation = 'delete' and l.table_name = target
      where c.contype = 'f' and c.conrelid = target::regclass and c.confrelid <> c.conrelid and l.before->>a.attname is not null
        and c.confrelid = any (array(select p::regclass from unnest(pending) p where p <> target))), '[]');
    pending := array_remove(pending, target);
  end loop;

  -- Links of rows that stayed were emptied by the deletion.
  links := links || coalesce((select jsonb_agg(jsonb_build_object('of', l.table_name, 'row', l.row_id, 'col', a.attname, 'value', l.before->a.attname))
    from change_log l join pg_constraint c on c.contype = 'f' and c.conrelid = l.table_name::regclass
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where l.at = gone.at and l.transaction = gone.transaction and l.operation = 'update'
      and l.before->>a.attname is not null and l.after ? a.attname and l.after->>a.attname is null
      and exists (select from change_log d where d.at = gone.at and d.transaction = gone.transaction and d.operation = 'delete'
        and d.table_name::regclass = c.confrelid and d.row_id = (l.before->>a.attname)::bigint)), '[]');
  for later in select distinct x."of" as table_name, x."row" as row_id, x.col, x.value
      from jsonb_to_recordset(links) as x ("of" text, "row" bigint, col text, value bigint) loop
    begin
      -- What a trigger made in place of a row that stayed gives way to it.
      execute format('delete from %I x using change_log l where l.at = now() and l.transaction = pg_current_xact_id()
        and l.operation = ''insert'' and l.table_name = %L and l.row_id = x.id and x.%I = $1 and x.id <> $2 and not exists (select
          from change_log d where d.at = $3 and d.transaction = $4 and d.operation = ''delete'' and d.table_name = %L and d.row_id = x.id)',
        later.table_name, later.table_name, later.col, later.table_name) using later.value, later.row_id, gone.at, gone.transaction;
      execute format('update %I set %I = $1 where id = $2 and %I is null', later.table_name, later.col, later.col)
        using later.value, later.row_id;
    exception when check_violation then
      -- What is fixed meanwhile stays as it is: an issued invoice without the address it went to.
      null;
    end;
  end loop;

  -- The place in the order of its day, which the day itself keeps.
  for part in select l.row_id, array(select jsonb_array_elements_text(l.before->'sort_helper')) as was,
      array(select jsonb_array_elements_text(l.after->'sort_helper')) as left_over
    from change_log l where l.at = gone.at and l.transaction = gone.transaction and l.operation = 'update' and l.table_name = 'days'
      and l.after ? 'sort_helper' order by l.id loop
    update days d set sort_helper = case when d.sort_helper = part.left_over then part.was
        else d.sort_helper || array(select k from unnest(part.was) k where k <> all (d.sort_helper || part.left_over)) end
      where d.id = part.row_id;
  end loop;
  set constraints all immediate;
  update deletions set restored_at = now(), restored_by_id = actor_user() where id = which;
end $$;
revoke execute on function restore_deletion from public;
