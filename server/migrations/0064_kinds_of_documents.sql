-- A document is of a kind from the list (002 §7); what was written before the list was checked is 'Sonstiges'.
update documents set type = 'other' where type <> all (array['offer', 'offer_confirmation', 'calculation', 'route',
  'detailed_route', 'allotment', 'trip', 'contract', 'invoice', 'voucher', 'room_list', 'feedback', 'trip_detail', 'email',
  'other']);
