-- What decides who sees a trip, and what the usual filters of the list ask, as one number (decision 126): a hundred thousand
-- trips are counted by it in hardly more time than they are read in. A status that is none of a trip's has a place of its own.
create or replace function order_kind(organisation_id bigint, is_admin_only boolean, current_status text) returns bigint
language sql immutable parallel safe
as $$ select organisation_id * 32 + coalesce(order_status_rank(current_status), 0) * 2 + is_admin_only::integer $$;
