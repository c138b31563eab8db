-- The words of a text: plain, or rich as the editor keeps it; those of one paragraph run on.
create or replace function words_of(value jsonb) returns text language sql immutable as $$
  select case jsonb_typeof(value) when 'string' then value #>> '{}' else coalesce((
    select string_agg(part #>> '{}', '') from jsonb_path_query(value, 'strict $.**.text') part
    where jsonb_typeof(part) = 'string'), '') end
$$;
