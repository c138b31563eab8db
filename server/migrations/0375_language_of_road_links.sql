-- A link for the road speaks a language (ROOM-06, decision 169); those there are go on as they were given.
alter table road_links add column locale text not null default 'de_DE';
alter table road_links add constraint road_links_locale check (locale in ('de_DE', 'fr', 'en'));
