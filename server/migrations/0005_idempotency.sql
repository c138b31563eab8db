-- Answers already given to a POST, by the key its caller sent (design §2). Written in the transaction of the change
-- itself, so a repeat after a lost answer finds either both or neither.
create table idempotency_keys (
  user_id bigint not null references users (id) on delete cascade,
  key text not null check (length(key) between 1 and 200),
  request_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
select protect('idempotency_keys', 'user_id = (select actor_user())');
