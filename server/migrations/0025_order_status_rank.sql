-- Sorting by status goes by the way of a trip, not by the letters of its key. Trips of one status stand by their start.
create function order_status_rank(status text) returns integer language sql immutable parallel safe
  as $$ select array_position(array['new', 'provisional_offer_sent', 'offer_sent', 'pre_reservation', 'booked',
    'documents_sent', 'on_tour', 'completed', 'cancelled', 'deleted'], status) $$;
create index orders_by_status_rank on orders (order_status_rank(current_status), start_at, id);
create index orders_by_status_rank_down on orders (order_status_rank(current_status) desc nulls last, start_at, id);
