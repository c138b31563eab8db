-- When the demo agency got its invoices, which are issued by the running server. One that is there already is worked with: it
-- stays as it is.
alter table installation add demo_papers_at timestamptz;
update installation set demo_papers_at = now() where demo_loaded_at is not null;
