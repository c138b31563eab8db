-- The first hour of a new house: which of its steps somebody has put off, and whether they are shown at all (MOVE-02). A house that
-- was there before has its first hour behind it.
alter table organisations
  add column left_steps text[] not null default '{}',
  add column shows_steps boolean not null default true;
alter table organisations disable trigger user;
update organisations set shows_steps = false;
alter table organisations enable trigger user;
