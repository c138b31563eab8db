-- Of several policies of a table PostgreSQL asks the one first whose name comes last. What a whole house sees costs nothing to ask,
-- whether the trip is visible costs a look-up for every row (decision 088).
alter policy seen_by_house on client_invoices rename to visible_to_house;

-- Looked up where it is shown: of each request of a day plan a call of a function costs more than what it looks up.
drop function if exists requested_at_of(bigint);
