import type { OtherBoard } from '@reisewerk/domain/requests/losses/other-board.ts'
import type { ShortChoice } from '@reisewerk/domain/requests/losses/short-choice.ts'
import type { MovedChoice } from '@reisewerk/domain/requests/moved-choice.ts'
import type { UnheldChoice } from '@reisewerk/domain/requests/unheld-choice.ts'
import type { WithdrawnChoice } from '@reisewerk/domain/requests/withdrawn-choice.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { goesBy } from '../../itinerary/itinerary.tables.ts'

/**
 * Chosen requests of a trip that its services have no longer, those by which they go (decision 145) whose partners know other times or another board, and all that hold
 * places, whether for everybody or not.
 */
export type DoubtfulChoices = {
  readonly orderId: number
  readonly isCancelled: boolean
  readonly withdrawn: WithdrawnChoice[]
  readonly moved: MovedChoice[]
  readonly answered: ShortChoice[]
  readonly boards: OtherBoard[]
}

/** Of each trip the actor sees. */
export function readDoubtfulChoices(trx: Transaction, orderIds: readonly number[]): Promise<DoubtfulChoices[]> {
  return trx.query<DoubtfulChoices>(
    `select o.id as "orderId", o.current_status = 'cancelled' as "isCancelled", withdrawn_choices(o.id) as withdrawn, moved_choices(o.id) as moved,
       coalesce((select json_agg(a.answer::jsonb || jsonb_build_object('name', ${partner},
           'dayNumber', (select count(*) from days x where x.order_id = p.order_id and x.date <= d.date)) order by d.date, p.id)
         from placeholders p join days d on d.id = p.day_id cross join ${goesBy('p')} join requests r on r.id = goes.request
           left join providers v on v.id = r.provider_id left join agencies y on y.id = r.agency_id
           cross join lateral (select answer_of_choice(p.id) as answer) a
         where p.order_id = o.id and r.reserved_amount > 0 and a.answer is not null), '[]') as answered,
       coalesce((select json_agg(json_build_object('name', ${partner}, 'planned', h.board, 'asked', x.board,
           'dayNumber', (select count(*) from days z where z.order_id = p.order_id and z.date <= d.date)) order by d.date, p.id)
         from placeholders p join hotel_placeholders h on h.id = p.id join days d on d.id = p.day_id
           cross join ${goesBy('p')} join requests r on r.id = goes.request join hotel_requests x on x.id = r.id
           left join providers v on v.id = r.provider_id left join agencies y on y.id = r.agency_id
         where p.order_id = o.id and x.board <> h.board), '[]') as boards
     from orders o where o.id = any ($1::bigint[])`,
    [orderIds],
  )
}

/** Who is asked by a request 'r', its agency in its stead, else what the service 'p' is. */
const partner = `coalesce(v.name, y.name, nullif(title_of_service(p.id), ''), '')`

/**
 * Requests by which services go, with a voucher to print, that nobody has said yes to, or that were asked for fewer than those that travel and hold
 * places for fewer.
 */
export function readUnheldChoices(trx: Transaction, orderId: number): Promise<UnheldChoice[]> {
  return trx.query<UnheldChoice>(
    `select ${partner} as name, r.status, r.reserved_amount as held, coalesce(f.hotel_pax_reserved, 0) as guests
     from placeholders p cross join ${goesBy('p')} join requests r on r.id = goes.request join days d on d.id = p.day_id
       left join providers v on v.id = r.provider_id left join agencies y on y.id = r.agency_id
       left join order_figures f on f.order_id = p.order_id
     where p.order_id = $1 and coalesce(p.show_voucher, usual_voucher(p.client_offer_status, p.selected_request_id))
       and (r.status in ('new', 'requested') or r.whole_group is null and r.reserved_amount > 0
         and greatest(r.asked_amount, r.reserved_amount) < f.hotel_pax_reserved)
     order by d.date, p.id`,
    [orderId],
  )
}
