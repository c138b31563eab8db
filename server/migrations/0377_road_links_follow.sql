-- Links for the road last as long beyond the return when a trip moves (decision 051).
create trigger road_links_follow after update of end_at on orders for each row when (new.end_at is distinct from old.end_at)
  execute function road_links_follow();
