-- Who reads one trip sees the free places by which its guests travel, also where another trip's offer speaks for it
-- (002 §3 attachedOffer.freePlaces, decision 019); as before only with the right to see that other trip.
create policy visible_of_managing_trip on calculation_free_places for select to reisewerk_trip
  using (order_id = (select o.id from managing_order(actor_trip()) m (id) join orders o on o.id = m.id));
