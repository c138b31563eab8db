-- Two cabins of a request may change their types with each other in one save: what is there once counts when the save ends.
alter table request_cabins drop constraint request_cabins_once;
alter table request_cabins add constraint request_cabins_once unique (request_id, persons, type) deferrable initially deferred;
