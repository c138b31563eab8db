import { requestStatuses } from '@reisewerk/domain/accounts/options.ts'
import {
  direct,
  type ListedFacts,
  type SoughtRequests,
  soughtRequests,
} from '@reisewerk/domain/requests/listed-requests.ts'
import type { SoughtHotels } from '@reisewerk/domain/requests/sorted-hotels.ts'
import { serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import type { Sheet } from '../../../platform/sheet/sheet.ts'
import { sheetOfHotelPrices } from './hotel-price-sheet.ts'
import { type RequestRow, readRatesOfTrip, readRequestRows } from './request-sheets.queries.ts'

/** The requests of a trip as its page is narrowed and sorted, as a file (REQ-06, MOVE-04). @throws ApiError 404 for a trip the actor does not see */
export async function sheetOfRequests(
  trx: Transaction,
  orderId: number,
  sought: SoughtRequests,
  { today }: Pick<Desk, 'today'>,
): Promise<Sheet> {
  const read = await readRequestRows(trx, orderId)
  if (read === null) throw notFound('Reise')
  return {
    name: `Anfragen ${read.name}`,
    columns: [
      ...[
        { title: 'Tag', width: 6, kind: 'number' as const },
        { title: 'Leistung', width: 30 },
      ],
      ...[
        { title: 'Art', width: 16 },
        { title: 'Leistungsträger', width: 34 },
        { title: 'Agentur', width: 26 },
      ],
      ...['Von', 'Bis'].map((title) => ({ title, width: 12, kind: 'date' as const })),
      ...['Personen', 'Reserviert'].map((title) => ({ title, width: 12, kind: 'number' as const })),
      ...[
        { title: 'Option bis', width: 12, kind: 'date' as const },
        { title: 'Optionsnummer', width: 18 },
      ],
      ...[
        { title: 'Status', width: 18 },
        { title: 'Ausgewählt', width: 12 },
      ],
    ],
    rows: soughtRequests(read.rows, factsOf, sought, today).map((row) => [
      ...[row.dayNumber, row.service, serviceKinds[row.kind].label, row.partner, row.agency, row.startAt, row.endAt],
      ...[row.askedAmount, row.reservedAmount, row.dueDate, row.optionNr || null],
      ...[requestStatuses[row.status].label, row.isChosen ? 'ja' : null],
    ]),
  }
}

function factsOf({ status, kind, agencyId, dueDate, option }: RequestRow): ListedFacts {
  return { status, kind, agency: agencyId === null ? direct : String(agencyId), dueDate, option }
}

/** What the asked hotels of a trip cost, as its page is narrowed and sorted, as a file. @throws ApiError 404 as above */
export async function sheetOfAskedHotels(trx: Transaction, orderId: number, sought: SoughtHotels): Promise<Sheet> {
  const [read, rates] = await Promise.all([readRequestRows(trx, orderId), readRatesOfTrip(trx, orderId)])
  if (read === null) throw notFound('Reise')
  const { name, rows, currency } = read
  return sheetOfHotelPrices(name, rows, sought, { currency, rates }, trx.actor.maySeePurchase)
}
