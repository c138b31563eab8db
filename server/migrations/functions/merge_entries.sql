-- Merges two entries of a house, or of all houses (MOVE-06): links follow also where the actor does not look, in trips that are deleted or for
-- administrators; therefore past the policies, for administrators who see both. What the one that stays does not say is taken from the other.
-- Whoever calls it has checked that they may be one. Answers the number under which it is taken back.
create or replace function merge_entries(of_table text, kept bigint, gone bigint, gone_name text) returns setof bigint
language plpgsql security definer set search_path = public rows 1 as $$
declare
  target regclass;
  house bigint;
  there jsonb;
  filled text;
  run bigint;
begin
  if not actor_is_admin() or kept = gone or kept < 1 or gone < 1 or of_table <> all (array['clients', 'contacts', 'providers']) then
    raise exception 'no such entries' using errcode = '42501';
  end if;
  target := of_table::regclass;
  execute format('select count(*) from %s where id in ($1, $2)', target) into run using kept, gone;
  if run <> 2 then raise exception 'no such entries' using errcode = '42501'; end if;
  if of_table = 'contacts' then
    select coalesce(c.organisation_id, p.organisation_id, a.organisation_id) into house from contacts t
      left join clients c on c.id = t.client_id left join providers p on p.id = t.provider_id left join agencies a on a.id = t.agency_id
      where t.id = kept;
  else
    execute format('select organisation_id from %s where id = $1', target) into house using kept;
  end if;
  if house is not null and not house = any (actor_organisations()) then
    raise exception 'no such entries' using errcode = '42501';
  end if;

  insert into merges (organisation_id, user_id, table_name, kept_id, gone_id, gone_name, first_log)
    values (house, actor_user(), of_table, kept, gone, merge_entries.gone_name, (select log_position())) returning id into run;
  execute format('select to_jsonb(t) from %s t where id = $1', target) into there using gone;
  perform set_config('app.merging', 'yes', true);
  -- There is one main contact at a client.
  if of_table = 'clients' then
    update contacts set type = 'other' where client_id = gone and type = 'primary'
      and exists (select from contacts c where c.client_id = kept and c.type = 'primary' and not c.deleted);
  end if;
  perform merge_rows(target, kept, gone);
  execute format($sql$select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a, to_jsonb((select t from %s t where id = $1)) k
    where a.attrelid = $2 and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname <> all (array['id', 'version', 'created_at', 'updated_at', 'organisation_id', 'sort', 'client_id', 'provider_id', 'agency_id'])
      and coalesce(k->>a.attname, '') in ('', '{}', '[]') and coalesce($3->>a.attname, '') not in ('', '{}', '[]')$sql$, target)
    into filled using kept, target, there;
  if filled is not null then
    execute format('update %s t set (%s) = (select %2$s from jsonb_populate_record(null::%1$s, $1)) where id = $2', target, filled)
      using there, kept;
  end if;
  set constraints all immediate;
  perform set_config('app.merging', '', true);
  update merges set last_log = (select log_position()) where id = run;
  return next run;
end $$;
revoke execute on function merge_entries from public;
