-- Whether somebody put a file here, or the program made it: lists of clients stand apart from those made of them (ROOM-04).
alter table documents add column is_upload boolean not null default false;
update documents set is_upload = true where type = 'room_list' and name not like '[%] % - %'
  and not exists (select from hotel_lists h where h.document_id = documents.id);

-- What is wrong with a PDF that was put here: it is bound in nowhere (DOC-05).
alter table documents add column fault text check (fault in ('encrypted', 'broken'));
