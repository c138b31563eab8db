-- One field of a trip saved (the name of its group), as a screen needs it: the row, a line in the history, the words it is found by, and those
-- who listen are told. All in one statement, without the triggers that do it for every table (the connection runs as a replica).

-- answers: item
with before as (select id, version, organisation_id, group_name from orders where id = :trip for update),
after as (
  update orders o set group_name = :text, version = o.version + 1, updated_at = now() from before b where o.id = b.id
  returning o.id, o.version, o.group_name as "groupName", o.organisation_id, o.order_number, o.trip_name, o.import_id, o.client_id
),
logged as (
  insert into change_log (user_id, organisation_id, order_id, table_name, row_id, row_version, operation, before, after, tab)
  select 2, a.organisation_id, a.id, 'orders', a.id, a.version, 'update', jsonb_build_object('group_name', b.group_name),
    jsonb_build_object('group_name', a."groupName"), 'bench'
  from after a join before b using (id) returning id, organisation_id, order_id, row_version
),
found as (
  update order_search s
  set words = folded(concat_ws(' ', a.order_number, a."groupName", a.trip_name, a.import_id, c.company_name, c.short_name,
    (select string_agg(d.name, ' ' order by od.sort) from order_destinations od join destinations d on d.id = od.destination_id
      where od.order_id = a.id),
    (select string_agg(concat_ws(' ', p.first_name, p.last_name), ' ' order by oc.sort, oc.id)
      from order_contacts oc join contacts p on p.id = oc.contact_id
        left join clients pc on pc.id = p.client_id left join providers pp on pp.id = p.provider_id left join agencies pa on pa.id = p.agency_id
      where oc.order_id = a.id and not p.deleted
        and coalesce(pc.organisation_id, pp.organisation_id, pa.organisation_id, a.organisation_id) = a.organisation_id)))
  from after a left join clients c on c.id = a.client_id where s.order_id = a.id
)
select a.id, a.version, a."groupName",
  pg_notify('changes', json_build_object('id', l.id, 'organisation', l.organisation_id, 'order', l.order_id, 'adminOnly', false,
    'table', 'orders', 'row', l.order_id, 'operation', 'update', 'user', 2, 'tab', 'bench', 'purchase', false,
    'columns', json_build_array('group_name'), 'version', l.row_version)::text) is null as "told"
from after a, logged l;
