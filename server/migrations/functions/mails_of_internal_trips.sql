-- Mails that carry a paper which tells a trip that only administrators see: their letters name it (decision 154). None for administrators.
create or replace function mails_of_internal_trips() returns setof bigint language sql stable security definer set search_path = public as $$
  select a.email_id from documents d join email_attachments a on a.document_id = d.id
  -- Most papers tell their own trip alone and are in no index for this.
  where d.told_order_ids <> '{}' and d.told_order_ids && array(select internal_trips())
$$;
