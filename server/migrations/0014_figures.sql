-- What follows from a trip and is read in lists: figures, words to search by, numbers by status. Triggers keep them.

-- How many trips there are of each kind, so that the list need not count 100,000 rows each time to say so. Changes are
-- appended, so that people who change two trips at once do not wait for each other; now and then they are added up.
create table order_counts (
  organisation_id bigint not null,
  is_admin_only boolean not null,
  current_status text not null,
  number integer not null
);

create table order_figures (
  order_id bigint primary key,
  urgent_todo_due_date date,
  hotel_pax_asked integer not null default 0,
  hotel_pax_reserved integer not null default 0,
  -- What the list shows of each trip from other tables stands in one row beside it, with what decides who sees the trip: the
  -- list reads one row a trip, not seven tables, each of which would look the trip up again for its policy.
  organisation_id bigint not null,
  is_admin_only boolean not null,
  current_status text not null,
  complexity_id bigint,
  hotel_contingent_id bigint,
  ferry_contingent_id bigint,
  -- Sorting the list by client or destination would ask each of 100,000 trips for a name under a policy of its own: up to a second.
  -- So these names stand beside the trip, too. Whoever sees a trip sees its client and every destination.
  client_name text,
  destination_name text,
  constraint order_figures_order_id_orders_id_fk foreign key (order_id) references orders(id) on delete cascade
);
-- The list by client, by destination and by deadline, up and down: its first page is read from an index.
create index order_figures_by_client on order_figures (client_name, order_id);
create index order_figures_by_client_down on order_figures (client_name desc nulls last, order_id);
create index order_figures_by_destination on order_figures (destination_name, order_id);
create index order_figures_by_destination_down on order_figures (destination_name desc nulls last, order_id);
create index order_figures_by_todo on order_figures (urgent_todo_due_date, order_id);
create index order_figures_by_todo_down on order_figures (urgent_todo_due_date desc nulls last, order_id);

-- Figures and search text of the trip list, kept by triggers: sorting and searching 100,000 trips must not join them up each time.
create table order_search (
  order_id bigint primary key references orders(id) on delete cascade,
  words text not null
);
create index order_search_words on order_search using gin (words gin_trgm_ops);
