-- By whose rules guests of an attached trip travel free: those of the trip whose offer speaks for it (002 §3 attachedOffer.freePlaces).
-- null where a trip has its own offer, and for who may not see that other trip.
create or replace function attached_free_places(trip bigint) returns json language sql stable as $$
  select (select coalesce(json_agg(json_build_object('numberOfPersons', p.number_of_persons, 'type', p.type,
      'freePlaces', 1) order by p.number_of_persons, p.sort, p.id), '[]')
    from calculation_free_places p where p.order_id = o.id)
  from managing_order(trip) m (id) join orders o on o.id = m.id
$$;
