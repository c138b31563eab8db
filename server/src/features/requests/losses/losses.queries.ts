import type { OpenChoice } from '@reisewerk/domain/requests/losses/open-choice.ts'
import type { OtherBoard } from '@reisewerk/domain/requests/losses/other-board.ts'
import type { ShortChoice } from '@reisewerk/domain/requests/losses/short-choice.ts'
import type { MovedChoice } from '@reisewerk/domain/requests/moved-choice.ts'
import type { VoucherChoice } from '@reisewerk/domain/requests/unheld-choice.ts'
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
  readonly withdrawn: OfService<WithdrawnChoice>[]
  readonly moved: OfService<MovedChoice>[]
  readonly answered: OfService<ShortChoice>[]
  readonly boards: OfService<OtherBoard>[]
  /** Services that are included, for which several are asked and nobody is chosen. */
  readonly open: (OpenChoice & { readonly hasVoucher: boolean })[]
}
type OfService<Choice> = Choice & { readonly serviceId: number }

/** Of each trip the actor sees. */
export function readDoubtfulChoices(trx: Transaction, orderIds: readonly number[]): Promise<DoubtfulChoices[]> {
  return trx.query<DoubtfulChoices>(
    `select o.id as "orderId", o.current_status = 'cancelled' as "isCancelled", withdrawn_choices(o.id) as withdrawn, moved_choices(o.id) as moved,
       coalesce((select json_agg(a.answer::jsonb || jsonb_build_object('serviceId', p.id, 'name', ${partner},
           'dayNumber', ${dayNumber}) order by d.date, p.id)
         from placeholders p join days d on d.id = p.day_id cross join ${goesBy('p')} join requests r on r.id = goes.request
           left join providers v on v.id = r.provider_id left join agencies y on y.id = r.agency_id
           cross join lateral (select answer_of_choice(p.id) as answer) a
         where p.order_id = o.id and r.reserved_amount > 0 and a.answer is not null), '[]') as answered,
       coalesce((select json_agg(json_build_object('serviceId', p.id, 'name', ${partner}, 'planned', h.board, 'asked', x.board,
           'dayNumber', ${dayNumber}) order by d.date, p.id)
         from placeholders p join hotel_placeholders h on h.id = p.id join days d on d.id = p.day_id
           cross join ${goesBy('p')} join requests r on r.id = goes.request join hotel_requests x on x.id = r.id
           left join providers v on v.id = r.provider_id left join agencies y on y.id = r.agency_id
         where p.order_id = o.id and x.board <> h.board), '[]') as boards,
       coalesce((select json_agg(json_build_object('serviceId', p.id, 'kind', p.kind, 'about', ${about}, 'standing', n.standing,
           'hasVoucher', ${hasVoucher}, 'dayNumber', ${dayNumber}) order by d.date, p.id)
         from placeholders p join days d on d.id = p.day_id cross join lateral (select count(*)::int as standing from requests r
           where r.placeholder_id = p.id and stands(r.id, r.status)) n
         where p.order_id = o.id and p.selected_request_id is null and p.client_offer_status = 'included' and n.standing > 1), '[]') as open
     from orders o where o.id = any ($1::bigint[])`,
    [orderIds],
  )
}

/** Who is asked by a request 'r', its agency in its stead, else what the service 'p' is. */
const partner = `coalesce(v.name, y.name, nullif(title_of_service(p.id), ''), '')`

/** Which day of its trip the day 'd' of a service 'p' is. */
const dayNumber = '(select count(*)::int from days z where z.order_id = p.order_id and z.date <= d.date)'

/** Whether a service 'p' has a voucher to print. */
const hasVoucher = 'coalesce(p.show_voucher, usual_voucher(p.client_offer_status, p.selected_request_id))'

/** What a service 'p' is about while nobody speaks for it: the town of a hotel, else its words. */
const about = `coalesce(case when p.kind = 'hotel' then (select s.name from hotel_placeholders h join places s on s.id = h.place_id where h.id = p.id)
  else title_of_service(p.id) end, '')`

/** Rooms or cabins as one value: those that are booked, or asked for while none are. @param from rows 'h' of theirs */
const mixOf = (from: string) => `(select jsonb_agg(
    jsonb_build_object('persons', x.persons, 'type', x.type, 'amount', x.amount) order by x.persons, x.type)
  from (select h.persons, h.type, case when sum(h.reserved_amount) over () > 0 then h.reserved_amount else h.asked_amount end as amount
    ${from}) x where x.amount > 0)`

/** Requests by which services go, with a voucher to print, and for how many that is (`VoucherChoice`). */
export function readVoucherChoices(trx: Transaction, orderId: number): Promise<OfService<VoucherChoice>[]> {
  return trx.query<OfService<VoucherChoice>>(
    `select p.id::int as "serviceId", ${partner} as name, r.status, r.asked_amount as asked, r.reserved_amount as held,
       r.whole_group as "wholeGroup", coalesce(f.hotel_pax_asked, 0)::int as contingent,
       coalesce(nullif(f.hotel_pax_reserved, 0), f.hotel_pax_asked, 0)::int as guests, ${berths} as berths,
       r.agreed_rooms as "knownRooms", told_otherwise(r) as told, ${printedRooms} as "printedRooms",
       r.known_crew as "knownCrew", case when r.request_type = 'hotel' then crew_rooms(p.id) end as "printedCrew"
     from placeholders p cross join ${goesBy('p')} join requests r on r.id = goes.request join days d on d.id = p.day_id
       left join providers v on v.id = r.provider_id left join agencies y on y.id = r.agency_id
       left join order_figures f on f.order_id = p.order_id
     where p.order_id = $1 and ${hasVoucher} order by d.date, p.id`,
    [orderId],
  )
}

/**
 * The rooms that the voucher of a house 'r' names: those of its trip, which are booked, or asked for while none are; null where it is for a part of the
 * group. On a ferry by night its own cabins, else those of its trip.
 */
const printedRooms = `case when r.request_type = 'ferry' and exists (select from ferry_placeholders x where x.id = p.id and x.type = 'night') then coalesce(
    ${mixOf('from request_cabins h where h.request_id = r.id')}, ${mixOf('from order_ferry_cabins h where h.order_id = p.order_id')})
  when r.request_type = 'hotel' and coalesce(r.whole_group, true) then 
    ${mixOf('from order_hotel_rooms h where h.order_id = p.order_id')} end`

/** Persons in the cabins of a request 'r' by night, counted as its voucher prints them: those that are held, else those that are asked for. */
const berths = `case when exists (select from ferry_placeholders x where x.id = p.id and x.type = 'night'
    union all select from train_placeholders x where x.id = p.id and x.type = 'night')
  then (select sum(c.persons * case when c.booked > 0 then c.reserved_amount + c.extra_reserved_amount
      else c.asked_amount + c.extra_asked_amount end)::int
    from (select x.persons, x.asked_amount, x.reserved_amount, x.extra_asked_amount, x.extra_reserved_amount,
      sum(x.reserved_amount) over () as booked from request_cabins x where x.request_id = r.id) c) end`
