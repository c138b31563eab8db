import type { Transaction } from '../../../platform/database/transaction.ts'
import { speaks } from '../../itinerary/itinerary.tables.ts'

/**
 * Takes what the documents of one trip say over into another's: passages of its own, and those of services whose
 * request came along. Texts stay linked or written by hand as they are; images stay with their trip, and so do links to master
 * data of a house that is not the new trip's.
 * @param services of the source, each with its copy
 */
export async function copyTripDetails(
  trx: Transaction,
  from: number,
  to: number,
  _choices: object,
  services: readonly { readonly from: number; readonly to: number }[],
): Promise<void> {
  const values = [from, to, services.map((one) => one.from), services.map((one) => one.to)]
  const asked = `select asked.from_id, asked.to_id
    from unnest($3::bigint[], $4::bigint[]) as x (from_id, to_id)
    join placeholders old on old.id = x.from_id join placeholders copy on copy.id = x.to_id
    cross join lateral (select coalesce(old.selected_request_id, ${speaks('old')}) as from_id,
      coalesce(copy.selected_request_id, ${speaks('copy')}) as to_id offset 0) asked
    where asked.from_id is not null and asked.to_id is not null`
  await trx.query(
    `insert into trip_details (order_id, request_id, day_id, type, sub_type, title, text, is_editable, template_id, menu_id,
       position_in_document)
     select $2, r.to_id, day.id, t.type, t.sub_type,
       case when t.type = 'menu' and day.id is not null then to_char(day.date, 'DD.MM.YYYY') else t.title end, t.text,
       t.is_editable or not same.house, case when same.house then t.template_id end, case when same.house then t.menu_id end,
       t.position_in_document
     from trip_details t
     join orders source on source.id = $1 join orders copy on copy.id = $2
     cross join lateral (select source.organisation_id = copy.organisation_id as house) same
     left join (${asked}) r on r.from_id = t.request_id
     left join days old on old.id = t.day_id
     left join days day on day.order_id = $2 and day.date - copy.start_at = old.date - source.start_at
     where t.order_id = $1 and (t.request_id is null or r.to_id is not null) and (t.day_id is null or day.id is not null)
     order by t.id`,
    values,
  )
  await trx.query(
    `update requests set trip_details_of_id = requests.provider_id from (${asked}) r, requests old
     where requests.id = r.to_id and old.id = r.from_id and old.trip_details_of_id = old.provider_id
       and requests.order_id = $2 and old.order_id = $1`,
    values,
  )
}
