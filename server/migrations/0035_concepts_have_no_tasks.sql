-- The shelf of a concept is an order that is no trip (0014): it brings no to-dos and no checklist along, whatever 0020 does for
-- trips. What arose on shelves meanwhile goes.
drop trigger tasks_new on orders;
create trigger tasks_new after insert on orders for each row when (new.current_status <> 'concept')
  execute function tasks_follow_trip();
drop trigger tasks_changed on orders;
create trigger tasks_changed after update of current_status, start_at, end_at on orders for each row
  when (new.current_status <> 'concept') execute function tasks_follow_trip();

delete from todos t using orders o where o.id = t.order_id and o.current_status = 'concept' and t.request_id is null;
delete from checklist_items c using orders o where o.id = c.order_id and o.current_status = 'concept';
delete from arisen_tasks a using orders o where o.id = a.order_id and o.current_status = 'concept';
