-- Kilometres by road between two points as a routing service told them, so that a distance costs one question and days can be
-- kept up within a transaction (DAY-03). Points are what every user of the geography sees; there is nothing to hide.
create table road_distances (
  from_latitude double precision not null,
  from_longitude double precision not null,
  to_latitude double precision not null,
  to_longitude double precision not null,
  kilometres double precision not null check (kilometres >= 0),
  asked_at timestamptz not null default now(),
  primary key (from_latitude, from_longitude, to_latitude, to_longitude)
);
alter table road_distances enable row level security;
create policy visible on road_distances to reisewerk_app using (true);
grant select, insert on road_distances to reisewerk_app;
