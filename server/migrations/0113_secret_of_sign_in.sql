-- Whoever reads one trip (0048) could read what seals the second factors.
revoke all on installation from reisewerk_trip;

-- Under which rights an answer was given: who has lost them gets it no second time.
alter table idempotency_keys
  add column organisations bigint[] not null default '{}',
  add column is_admin boolean not null default false;
