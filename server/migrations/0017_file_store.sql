-- Which folder of files belongs to this database: the folder bears the same mark.
alter table installation add column file_store uuid;
