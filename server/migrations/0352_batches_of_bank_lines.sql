-- Which batch of its statement an entry is a part of, as its file told (INV-08): another kind of file may tell the batch as one entry. Null for
-- what stands by itself, and for entries from before.
alter table bank_lines add column batch integer;
