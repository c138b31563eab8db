-- What destinations are called in French and English (MOVE-08, decision 093).
alter table destinations add column translations jsonb not null default '{}';
