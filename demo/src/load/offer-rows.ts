import type { DemoTrip } from '../trips/trip-model.ts'
import type { Row, Rows } from './rows.ts'

/** The offer of a trip with its prices. Nobody has offered a new trip yet. */
export function addOffer(rows: Rows, trip: DemoTrip, orderId: number): void {
  const { offer, currency } = trip
  if (offer === null) return
  const { prices, ...texts } = offer
  rows.add('offers', { orderId, ...texts })
  for (const [sort, price] of prices.entries()) {
    const tier = { billingType: 'included', hasFreeplaces: true, title: '', sellPriceCurrency: currency }
    rows.append('calculation_price_contingents', { orderId, ...tier, ...price, sort })
  }
  for (const [sort, extra] of extrasBesideThePackage(trip).entries()) {
    const row = { billingType: 'included', hasFreeplaces: false, quantity: 1, offerTextBlock: 'invoice' }
    rows.add('calculation_price_extras', { orderId, ...row, ...extra, sellPriceCurrency: currency, sort })
  }
  if (!trip.name.startsWith(ofTwoGroups)) return
  const rule = { numberOfPersons: 25, type: 'double', freePlaces: 1, sort: 0 }
  rows.add('calculation_free_places', { orderId, ...rule })
}

const concertsIn: Readonly<Record<DemoTrip['locale'], string>> = {
  de_DE: 'Konzertorganisation, Plakate und Programme',
  fr: 'Organisation des concerts, affiches et programmes',
  en: 'Concert organisation, posters and programmes',
}

/** What a choir pays for its concerts, and what whoever decides early saves. */
function extrasBesideThePackage({ category, status, locale }: DemoTrip): Row[] {
  return [
    ...(category === 'choir' ? [{ name: concertsIn[locale], type: 'per_group', sellPriceCents: 48_000 }] : []),
    ...(status === 'offer_sent'
      ? [{ name: 'Frühbucherrabatt bei Buchung innerhalb von vier Wochen', type: 'per_person', sellPriceCents: -2_000 }]
      : []),
  ]
}

const ofTwoGroups = 'Chorreise Norwegen'

/** The choir and its youth travel one after the other: one offer speaks for both (002 §3 attachedOrders). */
export function addAttachedTrips(rows: Rows): void {
  const tables = new Map(rows.tables())
  const groups = (tables.get('orders') ?? []).filter((order) => String(order.trip_name).startsWith(ofTwoGroups))
  const offer = (tables.get('offers') ?? []).find((one) => groups.some(({ id }) => id === one.order_id))
  if (offer === undefined) throw new Error(`No offer of '${ofTwoGroups}' in the demo data`)
  for (const [sort, group] of groups.filter(({ id }) => id !== offer.order_id).entries()) {
    const { id: offerId, order_id: orderId } = offer
    rows.add('offer_attached_orders', { orderId, offerId, attachedOrderId: group.id, sort })
  }
}
