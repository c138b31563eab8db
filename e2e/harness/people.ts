import type { Cookie, Page } from 'playwright-core'
import { expect } from 'vitest'
import { appUrl } from './app-url.ts'

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

/** Sessions of this worker: a password is slow to check on purpose, and signing in has tests of its own. */
const sessions = new Map<Person, Promise<Cookie[]>>()

/** Gives the browser of a page the session of a person, without opening anything. */
export async function bringSession(page: Page, person: Person): Promise<void> {
  const session = sessions.get(person) ?? newSession(page, person)
  sessions.set(person, session)
  await page.context().addCookies(await session)
}

/**
 * Signs a person in without the sign-in page, which has tests of its own, and opens a page of the app.
 * @param path where to begin, the trip overview if not said
 */
export async function signIn(page: Page, person: Person, path = '/orders'): Promise<void> {
  await bringSession(page, person)
  await page.goto(path)
}

async function newSession(page: Page, person: Person): Promise<Cookie[]> {
  const answer = await page.request.post('/api/session', {
    data: { email: people[person], password: demoPassword },
    headers: { origin: appUrl() },
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return page.context().cookies()
}
