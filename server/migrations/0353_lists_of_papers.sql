-- Which room list a paper was made of, and as what: so it is outdated by what it prints, not by what another list says (TRUE-04, decision 183).
alter table documents add column room_list_id bigint references room_lists on delete set null, add column list_kind text;
create index documents_of_lists on documents (room_list_id) where room_list_id is not null;
