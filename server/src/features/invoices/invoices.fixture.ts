import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { savePrices } from '../calculation/calculation.fixture.ts'

/** What `POST …/client-invoice/generate` answers. */
export type Issued = {
  readonly id: number
  readonly name: string
  readonly path: string
  readonly cloudStorage: boolean
  readonly document: { readonly id: number; readonly path: string }
  readonly clientInvoice: string
}
export type InvoicedTrip = PlannedTrip & { readonly client: string; readonly address: string }

export const euros = (amount: string) => ({ amount, currency: 'EUR' })

/** A client with an address and the form of package tours, and a trip of 38 guests at 1.000 each that is asked for. */
export async function tripToInvoice(by: Caller, organisation = 1): Promise<InvoicedTrip> {
  const client = await expectStatus<{ id: number }>(
    201,
    by.post('/api/clients', {
      organisationFilter: `/api/organisations/${organisation}`,
      ...{ companyName: 'Kantorei St. Michael e. V.', shortName: 'Kantorei' },
    }),
  )
  const link = `/api/clients/${client.id}`
  const place = { streetAddress: 'Johannisstraße 12', zip: '21335', city: 'Lüneburg' }
  const address = await expectStatus<{ id: number }>(201, by.post('/api/addresses', { client: link, ...place }))
  const trip = await planTrip(by, { organisation })
  await expectStatus(200, by.patch(trip.order, { client: link }))
  await expectStatus(201, by.post('/api/package_travels', { order: trip.order, formGivenAt: '01.03.2026' }))
  await savePrices(by, trip, [{ priceType: 'double', numberOfPersons: 20, sellPrice: euros('1000.00') }])
  return { ...trip, client: link, address: `/api/addresses/${address.id}` }
}

/** Issues an invoice of a trip on what is asked for. */
export function issue(by: Caller, { id }: { readonly id: number }, body: object, query = ''): Promise<Issued> {
  return expectStatus<Issued>(
    200,
    by.post(`/api/orders/${id}/client-invoice/generate?contingent_type=Asked${query}`, body),
  )
}
