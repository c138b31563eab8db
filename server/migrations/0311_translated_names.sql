-- What trips, concepts and places are called in other languages, and what requests agreed on and catalogues say (MOVE-08).
alter table orders add column translations jsonb not null default '{}';
alter table order_concepts add column translations jsonb not null default '{}';
alter table places add column translations jsonb not null default '{}';
alter table requests add column translations jsonb not null default '{}';
create trigger mark_translations before update of trip_name, translations on orders for each row
  when (old.translations <> '{}') execute function mark_translations('tripName');
create trigger mark_translations before update of name, translations on order_concepts for each row
  when (old.translations <> '{}') execute function mark_translations('name');
create trigger mark_translations before update of name, translations on places for each row
  when (old.translations <> '{}') execute function mark_translations('name');
create trigger mark_translations before update of route_description, service_description, translations on requests for each row
  when (old.translations <> '{}') execute function mark_translations('routeDescription', 'serviceDescription');
drop trigger mark_translations on days;
create trigger mark_translations before update of name, catalog_text, translations on days for each row
  when (old.translations <> '{}') execute function mark_translations('name', 'catalogText');
-- The page for the road tells places and vouchers in the words the trip's other papers have.
grant select (translations) on places, requests to reisewerk_road;
