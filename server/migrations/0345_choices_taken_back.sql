-- Whom somebody has taken back as the choice of a service: being the only one asked makes it the one of its service no more (decision 145).
-- Nothing that is stored is chosen by that: functions/speaking_request.sql tells by whom a service goes.
alter table placeholders add column taken_back_request_id bigint;
alter table placeholders add constraint placeholders_taken_back_request foreign key (taken_back_request_id, order_id)
  references requests(id, order_id) on delete set null (taken_back_request_id) deferrable;
create index placeholders_by_taken_back_request on placeholders (taken_back_request_id) where taken_back_request_id is not null;

-- What the log knows of choices that were taken back so far; where a request was deleted nobody took anything back.
alter table placeholders disable trigger user;
update placeholders p set taken_back_request_id = r.id
from (select distinct on (l.row_id) l.row_id, (l.before ->> 'selected_request_id')::bigint as was, l.after ->> 'selected_request_id' as now
    from change_log l where l.table_name = 'placeholders' and l.operation = 'update' and l.after ? 'selected_request_id'
    order by l.row_id, l.id desc) x
  join requests r on r.id = x.was
where p.id = x.row_id and p.selected_request_id is null and x.now is null and r.placeholder_id = p.id;
alter table placeholders enable trigger user;

-- The page for the road names whom the papers name.
grant select (taken_back_request_id) on placeholders to reisewerk_road;
