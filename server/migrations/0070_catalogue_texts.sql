-- What the catalogue says of a day stands with the day, whose copies take it along: in a trip, in a concept, and back (002 §2).
alter table days add column catalog_text text not null default '', add column check_status text not null default 'new';
alter table days disable trigger user;
update days d set catalog_text = c.catalog_text, check_status = c.check_status from day_concepts c where c.id = d.id;
alter table days enable trigger user;
alter table day_concepts drop column catalog_text;
