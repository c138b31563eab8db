-- Whom the database lets in. The server's roles own nothing and cannot bypass policies (design §1).
create extension if not exists pg_trgm;
grant usage on schema public to reisewerk_app, reisewerk_trip, reisewerk_auth;
