import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Person, signIn } from './people.ts'

export type Item = Record<string, unknown> & { id: number }
export type Order = Item & { orderNumber: string; groupName: string; startAt: string }

export async function openForm(page: Page, person: Person): Promise<void> {
  await signIn(page, person, '/orders/add')
  await page.getByRole('heading', { name: 'Neue Reise anlegen' }).waitFor()
  // The tab is called by the page (000 §2.1).
  await expect.poll(() => page.title()).toBe('Neue Reise anlegen · Reisewerk')
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
export const saveButton = (page: Page) => page.getByRole('button', { name: /Reisen? speichern$/ })

/** What stands in the tags field. */
export function pills(page: Page): Promise<string[]> {
  return page.locator('.mantine-Pill-label').allTextContents()
}

export async function choose(page: Page, name: string, option: string): Promise<void> {
  await select(page, name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

export async function typeRange(
  page: Page,
  number: '' | ' 1' | ' 2' | ' 3',
  start: string,
  end: string,
): Promise<void> {
  await field(page, `Beginn${number}`).fill(start)
  await field(page, `Beginn${number}`).press('Tab')
  await field(page, `Ende${number}`).fill(end)
  await field(page, `Ende${number}`).press('Tab')
}

export async function addRange(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zeitraum', exact: true }).click()
}

export async function fetched<Body>(page: Page, path: string): Promise<Body> {
  const answer = await page.request.get(path)
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** Trips of that group, by start. */
export async function tripsOf(page: Page, groupName: string): Promise<Order[]> {
  const orders = await fetched<Order[]>(page, `/api/orders?_search=${encodeURIComponent(groupName)}`)
  return orders.filter((order) => order.groupName === groupName)
}

/** Somebody's client with infos, and what the master data say of it. */
export async function clientWithInfos(page: Page, organisation: number) {
  const query = `_groups[]=info_read&organisationFilter.id=${organisation}&_itemsPerPage=100`
  type Client = Item & { companyName: string; mainCurrency: string; infos: { title: string; content: string }[] }
  const clients = await fetched<Client[]>(page, `/api/clients?${query}`)
  const found = clients.find(({ infos }) => infos.length > 0)
  if (found === undefined) throw new Error('The demo agency has no client with infos')
  return found
}

export async function chooseClient(page: Page, companyName: string): Promise<void> {
  await select(page, 'Kunde').fill(companyName)
  await page.getByRole('option', { name: companyName, exact: true }).click()
}

export async function openedTripId(page: Page): Promise<number> {
  await page.waitForURL(/\/orders\/\d+$/)
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}
