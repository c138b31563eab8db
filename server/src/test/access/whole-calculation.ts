import type { Caller } from '../caller.ts'
import { expectStatus } from '../planned-trip.ts'

type Made = { id: number }
const kinds = [
  ['hotel', 'calculation_price_hotels', 'doubleRoomSellPrice'],
  ['ferry', 'calculation_price_ferries', 'dayTicketSellPrice'],
  ['airline', 'calculation_price_airlines', 'sellPrice'],
  ['train', 'calculation_price_trains', 'secondDoubleCabinSellPrice'],
  ['other', 'calculation_price_others', 'sellPrice'],
] as const

/** Fills the calculation of a trip with every kind of row: the services of the trip are offered on top. @param order its link */
export async function makeCalculation(caller: Caller, order: string, mark: string): Promise<void> {
  const get = (path: string) => expectStatus<Made[]>(200, caller.get(path))
  const make = (path: string, body: object) => expectStatus<Made>(201, caller.post(`/api/${path}`, body))
  const [found] = await get(`/api/calculations?order.id=${order}`)
  const calculation = `/api/calculations/${found?.id}`
  const sellPrice = { amount: '899.00', currency: 'EUR' }
  await expectStatus(200, caller.put(calculation, { freePlaces: [{ numberOfPersons: 25, type: 'double' }] }))
  await make('calculation_price_contingents', { calculation, priceType: 'double', numberOfPersons: 20, sellPrice })
  await make('order_exchange_rates', { order, currency: 'NOK', rate: '11.4235' })
  await make('calculation_price_extras', { calculation, name: mark, sellPrice })
  await make('calculation_costs', { calculation, name: mark, price: sellPrice })
  const [target] = await get(`/api/calculation_targets?order.id=${order}`)
  await expectStatus(200, caller.put(`/api/calculation_targets/${target?.id}`, { targetPercent: 12 }))
  const [day] = await get(`/api/days?order.id=${order}`)
  for (const [kind, resource, field] of kinds) {
    const [service] = await get(`/api/${kind}_placeholders?order.id=${order}`)
    // One row has outlived its service, for it has a price.
    const offered = { serviceDescription: mark, clientOffer: { status: 'additional' } }
    const gone = await make(`${kind}_placeholders`, { day: `/api/days/${day?.id}`, ...offered })
    const [row] = await get(`/api/${resource}?order.id=${order}`)
    await expectStatus(200, caller.put(`/api/${resource}/${row?.id}`, { [field]: sellPrice }))
    await expectStatus(204, caller.delete(`/api/${kind}_placeholders/${gone.id}`))
    await expectStatus(200, caller.put(`/api/${kind}_placeholders/${service?.id}`, offered))
  }
}
