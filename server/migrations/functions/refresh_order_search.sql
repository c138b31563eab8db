-- The words by which a trip is found, those that the field of the list promises (LIST-02, EASE-08): numbers, names, client, the
-- people of the trip, where it goes. Planned once: anew for each list of ids, the plan took longer than the words (decision 111).
create or replace function refresh_order_search(ids bigint[] default null) returns void
language sql security definer set search_path = public set plan_cache_mode = force_generic_plan as $$
  insert into order_search (order_id, words)
  select o.id, folded(concat_ws(' ', o.order_number, o.group_name, o.trip_name, o.import_id, c.company_name, c.short_name,
    (select string_agg(d.name, ' ' order by od.sort) from order_destinations od join destinations d on d.id = od.destination_id where od.order_id = o.id),
    -- Whoever sees a trip need not see people of another house (APP-04).
    (select string_agg(concat_ws(' ', p.first_name, p.last_name), ' ' order by oc.sort, oc.id)
      from order_contacts oc join contacts p on p.id = oc.contact_id
        left join clients pc on pc.id = p.client_id left join providers pp on pp.id = p.provider_id left join agencies pa on pa.id = p.agency_id
      where oc.order_id = o.id and not p.deleted
        and coalesce(pc.organisation_id, pp.organisation_id, pa.organisation_id, o.organisation_id) = o.organisation_id)))
  from orders o left join clients c on c.id = o.client_id
  where o.id = any (coalesce(ids, array(select id from orders))) and o.current_status <> 'concept'
  on conflict (order_id) do update set words = excluded.words where order_search.words is distinct from excluded.words
$$;
revoke execute on function refresh_order_search from public;
