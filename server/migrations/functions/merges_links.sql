-- Whether links move because two entries become one, or become two again: only then may those of what is frozen move along, for what a
-- paper says stands in its version (decision 075). The server's role cannot say so of itself.
create or replace function merges_links() returns boolean language sql stable as $$
  select coalesce(current_setting('app.merging', true), '') = 'yes' and current_user <> 'reisewerk_app'
$$;
