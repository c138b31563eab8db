-- The page for the road tells services in the words the trip's other papers have (MOVE-08).
grant select (translations) on days, day_subtitles, placeholders, other_service_types to reisewerk_road;
