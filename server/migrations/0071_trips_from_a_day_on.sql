-- 'Ab heute', how the list opens: trips that end on a day or later, in the order of their starts. No trip lasts longer than the
-- longest, so their starts begin that much earlier; the count reads nothing but its index.
create index orders_by_length on orders ((end_at - start_at));
create index orders_by_end on orders (end_at) include (start_at, organisation_id, is_admin_only, current_status);
