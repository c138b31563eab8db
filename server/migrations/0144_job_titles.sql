-- What is printed below a signature in the languages of papers; empty where nobody has said it: then it is German (decision 069).
alter table users add column job_title_en text not null default '', add column job_title_fr text not null default '';
