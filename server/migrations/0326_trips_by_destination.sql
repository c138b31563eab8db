-- Which trips go somewhere is read from the index alone, which has what decides who sees them (decision 110).
create index order_destinations_of_destination on order_destinations (destination_id, order_id);
drop index order_destinations_by_destination;
