-- Sorting by status goes by the way of a trip, not by the letters of its key. Trips of one status stand by their start.
create or replace function order_status_rank(status text) returns integer language sql immutable parallel safe
  as $$ select array_position(array['new', 'provisional_offer_sent', 'offer_sent', 'pre_reservation', 'booked',
    'documents_sent', 'on_tour', 'completed', 'cancelled', 'deleted'], status) $$;
