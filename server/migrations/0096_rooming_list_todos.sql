-- The request of the hotel to which a to-do reminds of sending the rooming list; there is one a request (ROOM-08).
alter table todos add column room_list_of_id bigint unique;
alter table todos add constraint todos_room_list_of foreign key (room_list_of_id, order_id) references requests(id, order_id) on delete cascade;

-- It follows the request and, where that has no date of its own, its service and day.
create trigger room_list_todo_on_insert after insert on requests for each row
  when (new.request_type = 'hotel' and new.status not in ('new', 'requested')) execute function room_list_todo_follows();
create trigger room_list_todo after update on requests for each row
  when (new.request_type = 'hotel' and (new.start_at, new.status, new.provider_id, new.placeholder_id)
    is distinct from (old.start_at, old.status, old.provider_id, old.placeholder_id))
  execute function room_list_todo_follows();
create trigger room_list_todo after update on placeholders for each row
  when (new.kind = 'hotel' and (new.start_at, new.day_id) is distinct from (old.start_at, old.day_id))
  execute function room_list_todo_follows();
create trigger room_list_todo after update on days for each row
  when (new.date is distinct from old.date) execute function room_list_todo_follows();
create trigger room_list_todo after insert or update on organisation_settings for each row
  execute function room_list_todo_follows();
