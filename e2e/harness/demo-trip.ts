import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Item, read } from './planned-trip.ts'

/** The trip of the demo in which there is something on every page, 'Chorreise Norwegen'; or another by what it is found by. */
export async function demoTrip(page: Page, words = 'Kammerchor St. Michael'): Promise<number> {
  const [trip] = await read<Item[]>(page, `orders?_search=${encodeURIComponent(words)}`)
  expect(trip, `the trip of the demo found by ${words}`).toBeDefined()
  return trip?.id ?? 0
}
