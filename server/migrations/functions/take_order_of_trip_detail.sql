-- An image of a passage belongs to the trip of the passage; whoever links it names the passage only.
create or replace function take_order_of_trip_detail() returns trigger language plpgsql as $$
begin
  new.order_id := (select t.order_id from trip_details t where t.id = new.trip_detail_id);
  return new;
end $$;
revoke execute on function take_order_of_trip_detail from public;
