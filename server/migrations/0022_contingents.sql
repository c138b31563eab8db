-- Two entries of a contingent may swap their types in one save (000 §5: each type once per person count, at its end).
alter table order_hotel_rooms drop constraint order_hotel_rooms_once;
alter table order_hotel_rooms add constraint order_hotel_rooms_once unique (contingent_id, persons, type) deferrable;
alter table order_ferry_cabins drop constraint order_ferry_cabins_once;
alter table order_ferry_cabins add constraint order_ferry_cabins_once unique (contingent_id, persons, type) deferrable;
