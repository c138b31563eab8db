-- The history of an entry tells of its lists, too, also of what is gone: where that belonged only its deletion knows.
create index change_log_deletions on change_log (table_name) where operation = 'delete' and order_id is null;
