-- What the last letter of a request told its partner, whatever was agreed before or is asked for by now (decision 179). Of letters of before it is
-- known where they tell when and how many is agreed or asked for; others may have been answered since.
alter table requests add column last_told jsonb;
alter table requests disable trigger user;
update requests r set last_told = m.told from (select distinct on (e.request_id) e.request_id, e.told from email_messages e
    where e.is_letter and e.status in ('queued', 'sent') and e.request_id is not null order by e.request_id, e.queued_at desc, e.id desc) m
  where m.request_id = r.id and r.agreed_amount is not null and m.told ? 'rooms' and m.told - 'rooms' in (
    jsonb_build_object('startAt', to_char(r.agreed_start_at, 'YYYY-MM-DD"T"HH24:MI:SS'),
      'endAt', to_char(r.agreed_end_at, 'YYYY-MM-DD"T"HH24:MI:SS'), 'askedAmount', r.agreed_amount),
    jsonb_build_object('startAt', to_char(r.start_at, 'YYYY-MM-DD"T"HH24:MI:SS'),
      'endAt', to_char(r.end_at, 'YYYY-MM-DD"T"HH24:MI:SS'), 'askedAmount', r.asked_amount));
alter table requests enable trigger user;
