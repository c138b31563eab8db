-- A charge is of one of the types that its form offers (002 §2, §5).
update location_charges set type = 'other' where type not in ('entrance', 'toll', 'parking', 'tourist_tax', 'other');
alter table location_charges add constraint location_charges_type check (type in ('entrance', 'toll', 'parking', 'tourist_tax', 'other'));
