-- What a hotel grants and demands for a group, compared beside its prices (002 §3).
alter table hotel_requests
  add column free_places text not null default '',
  add column cancellation text not null default '',
  add column payment text not null default '';
