-- A passage has a code or none, a menu its meal (002 §3). What else was sent has never been printed.
update trip_details set sub_type = null where sub_type is not null
  and not case type when 'menu' then sub_type in ('Frühstück', 'Mittagessen', 'Abendessen', 'breakfast', 'lunch', 'dinner')
    else sub_type = 'QR-Code' end;
alter table trip_details add constraint trip_details_sub_type check (sub_type is null
  or case type when 'menu' then sub_type in ('Frühstück', 'Mittagessen', 'Abendessen', 'breakfast', 'lunch', 'dinner')
    else sub_type = 'QR-Code' end);
update trip_detail_templates set sub_type = null where sub_type is not null
  and not case type when 'menu' then sub_type in ('Frühstück', 'Mittagessen', 'Abendessen', 'breakfast', 'lunch', 'dinner')
    else sub_type = 'QR-Code' end;
alter table trip_detail_templates add constraint trip_detail_templates_sub_type check (sub_type is null
  or case type when 'menu' then sub_type in ('Frühstück', 'Mittagessen', 'Abendessen', 'breakfast', 'lunch', 'dinner')
    else sub_type = 'QR-Code' end);

-- What the house made for itself is not offered for the papers of guests (DOC-05).
alter table documents add column is_for_house boolean not null default false;
update documents set is_for_house = true where type = 'voucher' and name like 'Interne Voucher %';
