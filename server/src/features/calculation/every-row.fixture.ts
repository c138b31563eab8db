import { rowTypes } from '@reisewerk/domain/calculation/price.contract.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { askForTriples, calculationOf } from './calculation.fixture.ts'

type Made = { id: number }
export type RowType = keyof typeof rowTypes
// Object.keys forgets the keys' type.
export const rowTypeKeys = Object.keys(rowTypes) as RowType[]
type Maker = (by: Caller, trip: PlannedTrip, calculation: string) => Promise<unknown>

const make = (by: Caller, path: string, body: object) => expectStatus<Made>(201, by.post(`/api/${path}`, body))
const euros = (amount: string) => ({ amount, currency: 'EUR' })

const tier =
  (priceType: string, ...sizes: number[]): Maker =>
  async (by, _trip, calculation) => {
    for (const numberOfPersons of sizes) {
      const body = { calculation, priceType, numberOfPersons, sellPrice: euros('900.00') }
      await make(by, 'calculation_price_contingents', body)
    }
  }
const onTop =
  (path: string, own: object = {}): Maker =>
  (by, trip) =>
    make(by, path, { day: trip.days[0]?.link, serviceDescription: path, clientOffer: { status: 'additional' }, ...own })

/** A service of the package, asked for and chosen. */
async function chosen(by: Caller, trip: PlannedTrip, kind: string, service: object, request: object) {
  const { id } = await make(by, `${kind}_placeholders`, { day: trip.days[1]?.link, ...service })
  const asked = await make(by, `${kind}_requests`, { placeholder: `/api/${kind}_placeholders/${id}`, ...request })
  const selectedRequest = `/api/requests/${asked.id}`
  await expectStatus(200, by.put(`/api/${kind}_placeholders/${id}`, { selectedRequest }))
}

/** What brings a row of each type into a trip: a new type is not forgotten here, for nothing would compile. */
const makers: Record<RowType, Maker> = {
  double: tier('double', 20, 35),
  single: tier('single', 3, 8),
  hotelSupplement: (by, trip) => askForTriples(by, trip, 2),
  ferrySupplement: async (by, trip) => {
    // A night on board is part of the package, beside the one on top.
    await make(by, 'ferry_placeholders', {
      day: trip.days[1]?.link,
      type: 'night',
      serviceDescription: 'Fähre im Paket',
    })
    const [contingent] = await expectStatus<Made[]>(200, by.get(`/api/order_contingent_ferries?order.id=${trip.id}`))
    const quadrupleCabins = [{ type: { persons: 4, type: 'outside' }, askedAmount: 2 }]
    await expectStatus(200, by.put(`/api/order_contingent_ferries/${contingent?.id}`, { quadrupleCabins }))
  },
  trainSupplement: (by, trip) =>
    chosen(
      by,
      trip,
      'train',
      { type: 'night', wagonType: 'sleeper', serviceDescription: 'Nachtzug im Paket' },
      { contingent: { otherCabins: [{ type: { persons: 4, type: 'second' }, askedAmount: 3 }] } },
    ),
  additionalHotel: onTop('hotel_placeholders'),
  additionalDay: onTop('ferry_placeholders', { type: 'day', serviceDescription: 'Tagfähre' }),
  additionalNight: onTop('ferry_placeholders', { type: 'night', serviceDescription: 'Nachtfähre' }),
  additionalTrainDay: onTop('train_placeholders', { type: 'day', serviceDescription: 'Tagzug' }),
  additionalTrainNight: onTop('train_placeholders', {
    ...{ type: 'night', wagonType: 'sleeper', category: 'first_and_second', serviceDescription: 'Nachtzug' },
  }),
  additionalAirline: onTop('airline_placeholders'),
  additionalOther: onTop('other_placeholders'),
  extra: async (by, _trip, calculation) => {
    for (const name of ['Konzert', 'Frühbucher']) {
      await make(by, 'calculation_price_extras', { calculation, name, sellPrice: euros('12.00') })
    }
  },
  item: (by, trip) =>
    chosen(
      by,
      trip,
      'hotel',
      { serviceDescription: 'Hotel im Paket' },
      { itemPrices: ['Halbpension', 'Kurtaxe'].map((name) => ({ name, quantityType: 'per_person_night' })) },
    ),
}

/** A trip of 38 guests whose calculation has rows of every type there is. */
export async function tripWithEveryRow(by: Caller): Promise<PlannedTrip> {
  const trip = await planTrip(by)
  const { id } = await calculationOf(trip, by)
  for (const type of rowTypeKeys) await makers[type](by, trip, `/api/calculations/${id}`)
  return trip
}
