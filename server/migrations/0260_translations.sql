-- Texts of days and services, and of what they are chosen from, in other languages (MOVE-08, decision 093).
alter table days add column translations jsonb not null default '{}';
alter table day_subtitles add column translations jsonb not null default '{}';
alter table placeholders add column translations jsonb not null default '{}';
alter table other_service_types add column translations jsonb not null default '{}';
alter table predefined_route_details add column translations jsonb not null default '{}';
alter table predefined_free_text_items add column translations jsonb not null default '{}';
