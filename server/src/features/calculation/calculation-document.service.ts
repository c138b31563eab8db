import { calculate, type PaidInvoice } from '@reisewerk/domain/calculation/calculate.ts'
import { givenOf } from '@reisewerk/domain/calculation/given.ts'
import type { Basis } from '@reisewerk/domain/calculation/group.ts'
import { calculationDocument, calculationName } from '@reisewerk/domain/calculation/paper/calculation-document.ts'
import { calculationSheet } from '@reisewerk/domain/calculation/paper/calculation-sheet.ts'
import type { CalculationSource } from '@reisewerk/domain/calculation/paper/calculation-source.ts'
import { basisOnPaper, rowsOfServices } from '@reisewerk/domain/calculation/paper/shown-rows.ts'
import type { DocumentSource } from '@reisewerk/domain/documents/document-source.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import type { ResourceSet } from '../../platform/resource/resource.ts'
import type { DocumentTrip } from '../documents/document-source.service.ts'
import type { DocumentKind } from '../documents/generate.service.ts'
import { readReceived } from './calculation.queries.ts'
import { type CalculationOfTrip, calculationOfTrip } from './prices-of-trip.service.ts'

export type WantedCalculation = {
  /** By which numbers is counted; what is booked unless nothing is. */
  readonly basis: Basis | undefined
  readonly filetype: 'pdf' | 'xlsx'
}

/** The calculation of a trip for its client, as PDF or as a sheet that goes on reckoning (002 §7). */
export function calculationKind({ basis, filetype }: WantedCalculation): DocumentKind {
  return {
    type: 'calculation',
    // It goes to the same reader as the offer.
    isMultilingual: ({ offer }) => offer.multiLanguage,
    compose: async (trx, trips, { resources }) => {
      const read = (trip: DocumentTrip) => readCalculation(trx, trip, resources, basis)
      const [source, ...attached] = await Promise.all([read(trips.own), ...trips.attached.map(read)])
      const name = calculationName(source)
      return filetype === 'xlsx'
        ? { name, sheet: calculationSheet(source, name, attached) }
        : { name, template: 'calculation/calculation', model: () => calculationDocument(source, attached) }
    },
  }
}

/** The calculation of a trip as papers tell it. @throws ApiError 404 when it has none */
export async function readCalculation(
  trx: Transaction,
  { orderId, source }: DocumentTrip,
  resources: ResourceSet,
  basis: Basis | undefined,
): Promise<CalculationSource> {
  const found = await calculationOfTrip(trx, resources, { orderId })
  if (found === null) throw notFound('Kalkulation')
  return calculationSource(source, found, basis, await readReceived(trx, orderId))
}

function calculationSource(
  document: DocumentSource,
  { item, currency, supplementPrices }: CalculationOfTrip,
  wanted: Basis | undefined,
  invoices: readonly PaidInvoice[],
): CalculationSource {
  const basis = wanted ?? basisOnPaper(item)
  const given = givenOf(item, { basis, currency, supplementPrices, invoices })
  const services = rowsOfServices(item, given.rows)
  return {
    ...document,
    ...{ basis, currency, supplementPrices },
    calculation: calculate(given),
    rows: new Map(given.rows.map((row) => [row.key, row])),
    serviceOfRow: new Map([...services].map(([id, { key }]) => [key, id])),
  }
}
