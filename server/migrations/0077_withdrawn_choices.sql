-- Compartments of a train count by its chosen request, and one that declined is chosen no more (CALC-01).
create trigger supplements_follow after update of status on requests for each row
  when (new.request_type = 'train' and is_active_request(old.status) <> is_active_request(new.status))
  execute function supplements_follow();
