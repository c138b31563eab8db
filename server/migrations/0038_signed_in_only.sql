-- Kilometres by road are for whoever is signed in, as all geography is.
drop policy visible on road_distances;
create policy visible on road_distances to reisewerk_app using ((select actor_user()) is not null);
