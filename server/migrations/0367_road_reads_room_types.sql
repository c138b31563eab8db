-- A voucher names the types of its rooms as the house calls them: whoever opens a link on the road reads those of its house.
grant select (list, key, label, organisation_id) on options to reisewerk_road;
create policy on_the_road on options for select to reisewerk_road
  using (list = 'room_type' and (organisation_id is null or organisation_id = (select o.organisation_id from orders o where o.id = (select road_trip()))));
