-- A paper of an offer tells its trip and those that hang on it. Where one of these is for administrators alone, the paper is there for
-- these alone, and so are its frozen copy, the mails that carry it, and what is remembered of both (OFFER-01, decision 154).
alter table documents add column told_order_ids bigint[] not null default '{}';

alter table documents disable trigger user;
update documents d set told_order_ids = x.told
  from (select v.document_id, array_agg(o.id order by t.sort) as told
    from offer_versions v join offer_version_contents c on c.version_id = v.id
      cross join lateral jsonb_array_elements(coalesce(c.content -> 'attached', '[]')) with ordinality as t (told, sort)
      join orders o on o.order_number = t.told ->> 'orderNumber' group by v.document_id) x
  where d.id = x.document_id;
-- Of other kinds no copy is kept: they tell what hung on the offer when they were made.
update documents d set told_order_ids = x.told
  from (select p.id, array_agg(distinct o.id) as told
    from documents p join change_log l on l.order_id = p.order_id and l.table_name = 'offer_attached_orders' and l.operation = 'insert'
      and l.at <= p.created_at
      join orders o on o.id = (l.after ->> 'attached_order_id')::bigint
    where not p.is_upload and p.type in ('calculation', 'internal_calculation', 'allotment', 'route', 'detailed_route')
      and not exists (select from change_log g where g.order_id = l.order_id and g.table_name = l.table_name and g.row_id = l.row_id
        and g.operation = 'delete' and g.at <= p.created_at)
    group by p.id) x
  where d.id = x.id;
alter table documents enable trigger user;
create index documents_telling on documents using gin (told_order_ids) where told_order_ids <> '{}';

create policy told on documents as restrictive to reisewerk_app, reisewerk_trip
  using (told_order_ids = '{}' or not told_order_ids && array(select internal_trips()));
create policy told on offer_versions as restrictive for select to reisewerk_app, reisewerk_trip
  using (exists (select from documents d where d.id = document_id offset 0));
create policy told on offer_version_contents as restrictive for select to reisewerk_app, reisewerk_trip
  using (exists (select from offer_versions v where v.id = version_id offset 0));
create policy told on email_messages as restrictive for select to reisewerk_app, reisewerk_trip
  using (id <> all (array(select mails_of_internal_trips())));
create policy told on email_attachments as restrictive for select to reisewerk_app, reisewerk_trip
  using (email_id <> all (array(select mails_of_internal_trips())));
create policy told on change_log as restrictive to reisewerk_app, reisewerk_trip using (case table_name
  when 'email_messages' then row_id <> all (array(select mails_of_internal_trips()))
  when 'offer_attached_orders' then
    coalesce((coalesce(after, before) ->> 'attached_order_id')::bigint <> all (array(select internal_trips())), true)
  else true end);
