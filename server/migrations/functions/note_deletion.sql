-- Notes that a row was deleted in this transaction, so that it can be brought back. A service that was added just now and cancelled was
-- none yet; one that anybody has written something into, or asked somebody for, was one, whether its form has saved it or not. Answers the number of the note; null where nothing was deleted: what is in use is only retired.
create or replace function note_deletion(resource text, target text, target_id bigint, called text) returns bigint
language sql security definer set search_path = public as $$
  insert into deletions (user_id, organisation_id, order_id, resource, table_name, row_id, name, shows_purchase)
  select actor_user(), coalesce(l.organisation_id, (l.before->>'organisation_id')::bigint), l.order_id, $1, $2, $3,
    coalesce(nullif(called, ''), l.before->>'name', l.before->>'title', l.before->>'subject', l.before->>'last_name', l.before->>'date', ''),
    l.shows_purchase or $2 in (select purchase_tables())
  from change_log l where l.at = now() and l.transaction = pg_current_xact_id() and l.operation = 'delete' and l.table_name = $2
    and l.row_id = $3 and actor_user() is not null
    and (not coalesce((l.before->>'is_brand_new')::boolean, false)
      or exists (select from change_log x where x.table_name = $2 and x.row_id = $3 and x.operation = 'update')
      or exists (select from change_log x where x.at = l.at and x.transaction = l.transaction and x.operation = 'delete'
        and x.table_name = 'requests' and (x.before->>'placeholder_id')::bigint = $3))
  limit 1
  returning id
$$;
revoke execute on function note_deletion from public;
