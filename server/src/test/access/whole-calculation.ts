import type { Caller } from '../caller.ts'
import { expectStatus } from '../planned-trip.ts'

type Made = { id: number }
const kinds = ['hotel', 'ferry', 'airline', 'train', 'other'] as const

/** Fills the calculation of a trip with every kind of row: the services of the trip are offered on top. @param order its link */
export async function makeCalculation(caller: Caller, order: string, mark: string): Promise<void> {
  const get = (path: string) => expectStatus<Made[]>(200, caller.get(path))
  const make = (path: string, body: object) => expectStatus<Made>(201, caller.post(`/api/${path}`, body))
  const [found] = await get(`/api/calculations?order.id=${order}`)
  const calculation = `/api/calculations/${found?.id}`
  const sellPrice = { amount: '899.00', currency: 'EUR' }
  await expectStatus(200, caller.put(calculation, { freePlaces: [{ numberOfPersons: 25, type: 'double' }] }))
  await make('calculation_price_contingents', { calculation, priceType: 'double', numberOfPersons: 20, sellPrice })
  await make('calculation_price_extras', { calculation, name: mark, sellPrice })
  for (const kind of kinds) {
    const [service] = await get(`/api/${kind}_placeholders?order.id=${order}`)
    const path = `/api/${kind}_placeholders/${service?.id}`
    await expectStatus(200, caller.put(path, { clientOffer: { status: 'additional' } }))
  }
}
