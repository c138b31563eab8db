-- The menu that is chosen for a request (001 §7, 002 §7).
alter table requests add column menu_id bigint references menus (id);
create index requests_by_menu on requests (menu_id) where menu_id is not null;

-- A service may be offered by a provider, by an agency, or by a provider through an agency (001 §7).
alter table other_services
  alter column provider_id drop not null,
  add constraint other_services_offered check (provider_id is not null or agency_id is not null);
