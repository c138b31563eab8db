-- Invitations are written by the role of sign-in, and once for each Idempotency-Key like everything that is made.
create policy of_user on idempotency_keys to reisewerk_auth using (user_id = (select actor_user()));
grant select, insert, update on idempotency_keys to reisewerk_auth;
