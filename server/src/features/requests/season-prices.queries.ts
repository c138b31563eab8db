import type { Board } from '@reisewerk/domain/accounts/options.ts'
import type { LocalTime } from '@reisewerk/domain/calendar-date.ts'
import { cabinListNames, cabinListOf, type KeptCabin } from '@reisewerk/domain/requests/cabins.ts'
import type { RequestBody } from '@reisewerk/domain/requests/request-contracts.ts'
import type { RequestedKind } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

type PricedCabin = KeptCabin & { readonly isPriced: boolean }
type Row = {
  readonly kind: RequestedKind
  readonly orderId: number
  readonly provider: number | null
  readonly startAt: LocalTime | null
  readonly endAt: LocalTime | null
  readonly board: Board | null
  readonly free: string
  readonly hasPrices: boolean
  readonly hasSteps: boolean
  readonly hasOption: boolean
  readonly isPriced: Readonly<Record<'ticketPrice' | 'busPrice' | 'ticketTax' | 'busTax', boolean>>
  readonly cabins: readonly PricedCabin[]
}

/** What stands where somebody has typed something: that it is there is all that counts. */
const typed = { cents: 0, currency: 'EUR' } as const

/** A request as one that is about to take prices over: what is there already is named. @returns null when the actor sees none */
export async function readPriced(
  trx: Transaction,
  id: number,
): Promise<{ kind: RequestedKind; orderId: number; asked: RequestBody } | null> {
  const [row] = await trx.query<Row>(
    `select r.request_type as kind, r.order_id as "orderId", r.provider_id as provider, r.start_at as "startAt", r.end_at as "endAt",
       h.board, coalesce(h.free_places, '') as free, r.cancellation_steps <> '[]' as "hasSteps",
       exists (select from request_item_prices i where i.request_id = r.id) as "hasPrices",
       exists (select from todos t where t.request_id = r.id) as "hasOption",
       json_build_object('ticketPrice', f.contingent_ticket_price_cents is not null, 'busPrice', f.contingent_bus_price_cents
         is not null, 'ticketTax', f.contingent_ticket_tax_cents is not null, 'busTax', f.contingent_bus_tax_cents is not null) as "isPriced",
       (select coalesce(json_agg(json_build_object('id', c.id, 'persons', c.persons, 'type', c.type, 'isPriced', c.price_cents
         is not null) order by c.id), '[]') from request_cabins c where c.request_id = r.id) as cabins
     from requests r left join hotel_requests h on h.id = r.id left join ferry_requests f on f.id = r.id where r.id = $1`,
    [id],
  )
  return row === undefined ? null : { kind: row.kind, orderId: row.orderId, asked: askedIn(row) }
}

function askedIn(row: Row): RequestBody {
  const tickets = Object.entries(row.isPriced).flatMap(([name, isPriced]) => (isPriced ? [[name, typed]] : []))
  const lists = cabinListNames.map((name) => [
    name,
    row.cabins
      .filter(({ persons }) => cabinListOf(persons) === name)
      .map(({ id, persons, type, isPriced }) => ({ id, type: { persons, type }, ...(isPriced && { price: typed }) })),
  ])
  return {
    provider: row.provider,
    startAt: row.startAt,
    endAt: row.endAt,
    ...(row.board !== null && { board: row.board }),
    requestDetails: { free: row.free },
    itemPrices: row.hasPrices ? [{ price: typed }] : [],
    cancellationSteps: row.hasSteps ? [{ days: 0, charge: 'percent', value: 0, currency: 'EUR' }] : [],
    ...(row.hasOption && { optionTodo: null }),
    ...(row.kind === 'ferry' && { contingent: Object.fromEntries([...tickets, ...lists]) }),
  }
}
