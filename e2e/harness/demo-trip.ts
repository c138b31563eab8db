import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Item, read } from './planned-trip.ts'

/** The trip of the demo in which there is something on every page, 'Chorreise Norwegen'; or another by its number. */
export async function demoTrip(page: Page, number = '2600322'): Promise<number> {
  const [trip] = await read<Item[]>(page, `orders?_search=${number}`)
  expect(trip, `the trip ${number} of the demo`).toBeDefined()
  return trip?.id ?? 0
}
