-- The links of an assignment are written before it, so its number is taken by itself, which identity columns need no grant for.
grant usage on sequence email_assignments_id_seq to reisewerk_app;
