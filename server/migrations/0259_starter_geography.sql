-- The geography a house begins with is a run of its own kind, taken back like any other (MOVE-05).
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('clients', 'providers', 'agencies', 'places', 'geography'));
