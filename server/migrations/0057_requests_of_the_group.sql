-- Whether a request asks for all of the group: it goes on doing so when the trip grows, and takes more of an allotment (REQ-10).
alter table requests add column whole_group boolean;
alter table requests disable trigger user;
update requests r set whole_group = greatest(r.asked_amount, r.reserved_amount) >=
  coalesce((select sum(x.persons * x.asked_amount) from order_hotel_rooms x where x.order_id = r.order_id), 0)
where r.request_type = 'hotel';
alter table requests enable trigger user;
create trigger keep_whole_group before insert or update of asked_amount, reserved_amount on requests for each row
  when (new.request_type = 'hotel') execute function keep_whole_group();
