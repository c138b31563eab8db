-- By whose rules guests of an attached trip travel free: those of the trip whose offer speaks for it (002 §3 attachedOffer.freePlaces).
-- null where a trip has its own offer. Also for who may not see that other trip, or its guests would be counted otherwise for them.
create or replace function attached_free_places(trip bigint) returns json language sql stable security definer set search_path = public as $$
  select (select coalesce(json_agg(json_build_object('numberOfPersons', p.number_of_persons, 'type', p.type)
      order by p.number_of_persons, p.sort, p.id), '[]')
    from calculation_free_places p where p.order_id = m.id)
  from managing_order(trip) m (id)
$$;
