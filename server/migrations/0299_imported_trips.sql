-- Running trips come in by imports as well (MOVE-03, decision 078); behind the geography, which changed the same list.
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('clients', 'providers', 'agencies', 'places', 'trips', 'geography'));
