-- Who goes from the master data or from a trip is looked for among all that name a person: few of millions do.
create index orders_by_primary_contact on orders (primary_order_contact_id) where primary_order_contact_id is not null;
create index requests_by_assigned_contact on requests (assigned_contact_id) where assigned_contact_id is not null;
create index requests_by_assigned_address on requests (assigned_address_id) where assigned_address_id is not null;
