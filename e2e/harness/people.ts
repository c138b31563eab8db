import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'

/** The demo agency's accounts; all have the same password (design §4). */
export const people = {
  /** Administrator of both organisations. */
  anna: 'anna@reisewerk.example',
  /** Member of Nord. */
  bernd: 'bernd@reisewerk.example',
  /** Member of Süd. */
  clara: 'clara@reisewerk.example',
} as const
export type Person = keyof typeof people

export const demoPassword = 'reisewerk-demo'

/**
 * Signs a person in without the sign-in page, which has tests of its own, and opens a page of the app.
 * @param path where to begin, the trip overview if not said
 */
export async function signIn(page: Page, person: Person, path = '/orders'): Promise<void> {
  const answer = await page.request.post('/api/session', {
    data: { email: people[person], password: demoPassword },
    headers: { origin: inject('appUrl') },
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  await page.goto(path)
}
