-- The number of an offer where somebody has typed one, and how much of the route its document tells (002 §3, OFFER-08, OFFER-10).
alter table offers
  add column offer_nr text,
  add column attach_route_description text not null default 'long';
-- The first offer has gone out: what follows is an updated one, whose number counts on.
update offers set type = 'updated' where type = 'initial' and last_number > 0;
