-- What ports, airports and stations are called in other languages (MOVE-08, decisions 093, 106).
alter table ports add column translations jsonb not null default '{}';
alter table airports add column translations jsonb not null default '{}';
alter table train_stations add column translations jsonb not null default '{}';
create trigger mark_translations before update of name, translations on ports for each row
  when (old.translations <> '{}') execute function mark_translations('name');
create trigger mark_translations before update of name, translations on airports for each row
  when (old.translations <> '{}') execute function mark_translations('name');
create trigger mark_translations before update of name, translations on train_stations for each row
  when (old.translations <> '{}') execute function mark_translations('name');
