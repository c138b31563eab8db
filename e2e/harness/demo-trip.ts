import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Item, read } from './planned-trip.ts'

/** The trip of the demo in which there is something on every page: 'Chorreise Norwegen'. */
export async function demoTrip(page: Page): Promise<number> {
  const [trip] = await read<Item[]>(page, 'orders?_search=2600322')
  expect(trip, 'the trip 2600322 of the demo').toBeDefined()
  return trip?.id ?? 0
}
