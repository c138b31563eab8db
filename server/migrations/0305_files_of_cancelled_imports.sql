-- A list of guests that was uploaded, and of which nothing is taken over yet: it goes with the import that is cancelled (ROOM-04, ROOM-06).
alter table documents add column awaits_import boolean not null default false check (not awaits_import or is_upload and holds_personal);
create index documents_awaiting on documents (created_at) where awaits_import;
