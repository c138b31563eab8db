-- For when and how many the letter of a request was written: the request may be changed before the letter leaves, and its partner then
-- knows what the letter said (TRUE-03). Drafts of before say it of nobody.
alter table email_messages add column told jsonb, add column is_reworded boolean not null default false;
update email_messages set is_reworded = true where status in ('draft', 'failed') and is_letter and updated_at > created_at;
