import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { bringSession } from './harness/people.ts'

async function openTrip(page: Page): Promise<string> {
  await bringSession(page, 'anna')
  const answer = await page.request.post('/api/orders', {
    data: {
      organisationFilter: '/api/organisations/1',
      startAt: '14.05.2028',
      endAt: '16.05.2028',
      hotelContingent: [{ type: { persons: 2, type: 'standard' }, askedAmount: 500 }],
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const address = `/orders/${(await answer.json()).id}`
  await page.goto(address)
  await page.getByRole('region', { name: 'KONTINGENT (K) UND BUCHUNGSSTAND (B)' }).waitFor()
  return address
}

async function choose(page: Page, item: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menü Kontingent' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('CAP-01 CAP-02 CAP-04 APP-09 cells are walked by keys like a sheet, and each reserved room is noted', async ({
  page,
}) => {
  const address = await openTrip(page)
  const cell = (name: string) => page.getByRole('textbox', { name, exact: true })
  await choose(page, /Entwicklung/)
  await page.getByText('Es wurde noch nichts eingetragen').waitFor()
  await page.keyboard.press('Escape')
  const menu = page.getByRole('button', { name: 'Menü Kontingent' })
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true)

  await cell('Hotel DZ / DK Kontingent').click()
  for (const key of [
    'ArrowRight',
    '8',
    'ArrowRight',
    '-',
    '2',
    'ArrowDown',
    '1',
    'Escape',
    'ArrowLeft',
    '3',
    'Enter',
  ]) {
    await page.keyboard.press(key)
  }
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(await focused()).toBe('Hotel 3Z / 3K Buchungsstand')
  await page.keyboard.press('ArrowUp')
  expect(await cell('Hotel EZ / EK Änderung').inputValue()).toBe('')
  // Totals are stepped over: cabins for three are no fields.
  expect(await page.getByRole('textbox', { name: /^Fähre Innen 3Z/ }).count()).toBe(0)
  await cell('Fähre Innen DZ / DK Kontingent').waitFor()
  // What is no number says why, and goes back by Escape or its button; one Enter saves once.
  await cell('Hotel 3Z / 3K Kontingent').fill('abc')
  await page.keyboard.press('Tab')
  const refused = page.getByRole('alert').filter({ hasText: 'Bitte eine ganze Zahl von 0 bis 9999 eingeben' })
  await refused.waitFor()
  // The reason covers none of its neighbours; each refused cell has its own.
  await cell('Hotel 4Z / 4K Kontingent').click()
  await page.keyboard.type('1,5')
  await cell('Hotel 4Z / 4K Buchungsstand').click()
  await expect.poll(() => refused.count()).toBe(2)
  await refused.filter({ hasText: 'Hotel 4Z / 4K Kontingent' }).locator('..').getByRole('button').click()
  expect(await cell('Hotel 4Z / 4K Kontingent').inputValue()).toBe('0')
  await page.getByRole('button', { name: 'Zurück auf 0' }).press('Escape')
  expect(await cell('Hotel 3Z / 3K Kontingent').inputValue()).toBe('0')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(String(request.postData())))
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await cell('Hotel 4Z / 4K Kontingent').fill('1')
  await page.keyboard.press('Enter')
  await answered
  await cell('Hotel 4Z / 4K Kontingent').fill('0')
  await page.keyboard.press('Enter')
  await expect.poll(() => sent.map((body) => /"askedAmount":(\d)/.exec(body)?.[1])).toEqual(['1', '0'])
  const pax = page.getByRole('row', { name: /^Pax/ })
  await expect
    .poll(async () => (await pax.getByRole('cell').allTextContents()).slice(0, 3))
    .toEqual(['1.000', '19', '−4'])
  await expect
    .poll(async () => (await (await page.request.get(`/api${address}`)).json()).info)
    .toEqual({ paxAsked: 1000, paxReserved: 19 })
  // A reload and the browser's own keys leave no field: what stands in the open cell is kept all the same (APP-09).
  const asked = async () => (await (await page.request.get(`/api${address}`)).json()).info.paxAsked
  await cell('Hotel 4Z / 4K Kontingent').fill('2')
  await page.reload()
  await expect.poll(() => cell('Hotel 4Z / 4K Kontingent').inputValue()).toBe('2')
  await expect.poll(asked).toBe(1008)
  await page.getByRole('link', { name: 'Kunden', exact: true }).click()
  await page.waitForURL('**/clients')
  await page.goBack()
  await cell('Hotel 4Z / 4K Kontingent').fill('0')
  await page.goForward()
  await page.waitForURL('**/clients')
  await expect.poll(asked).toBe(1000)
  await page.goBack()

  await choose(page, /Entwicklung/)
  await page.getByRole('table', { name: 'Entwicklung des Buchungsstands' }).getByRole('cell', { name: '19' }).waitFor()
  await page.getByRole('img', { name: /zuletzt 19 Pax/ }).waitFor()
  await axeClean(page)
})

test('CAP-03 CAP-05 APP-13 APP-14 the whole contingent is edited beside the trip, and a colleague’s change is told', async ({
  page,
}) => {
  const address = await openTrip(page)
  await choose(page, /Hotelkontingent/)
  const form = page.getByRole('dialog', { name: 'KONTINGENT (K) & BUCHUNGSSTAND (B)' })
  const double = form.getByRole('region', { name: 'Doppelzimmer' })
  const many = form.getByRole('region', { name: 'Mehrbettzimmer' })
  await double.getByText('Standard').waitFor()
  expect(await double.getByRole('button', { name: /Standard (bearbeiten|entfernen)/ }).count()).toBe(0)

  await double.getByRole('button', { name: 'Doppelzimmer hinzufügen' }).click()
  await double.getByRole('textbox', { name: 'Zimmerart' }).fill('standard')
  await page.keyboard.press('Enter')
  await double.getByText('Jede Zimmerart steht nur einmal je Personenzahl.').waitFor()
  await double.getByRole('textbox', { name: 'Zimmerart' }).fill('Superior')
  await double.getByRole('textbox', { name: 'Superior Kontingent' }).fill('4')

  await many.getByRole('button', { name: 'Mehrbettzimmer hinzufügen' }).click()
  expect(await many.getByRole('combobox', { name: 'Personen' }).inputValue()).toBe('3')
  await many.getByRole('combobox', { name: 'Personen' }).selectOption('6')
  await many.getByRole('textbox', { name: 'Zimmerart' }).fill('Hütte')
  await many.getByRole('textbox', { name: /Hütte Buchungsstand/ }).fill('2')
  await many.getByText('Mehrbettzimmer/Mehrbettkabine - Gesamt').waitFor()
  await many.getByRole('button', { name: /4 Personen · Standard entfernen/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Bist du sicher, dass du das Zimmer/Kabine entfernen willst').waitFor()
  await question.getByRole('button', { name: 'Entfernen' }).click()
  await axeClean(page)

  // Meanwhile a colleague asks for fewer standard rooms.
  const contingents = `/api/order_contingent_hotels?order.id=${address.split('/').at(-1)}`
  const read = async () => (await (await page.request.get(contingents)).json())[0]
  const before = await read()
  const [standard] = before.doubleRooms
  const theirs = { doubleRooms: [{ id: standard.id, askedAmount: 450 }] }
  await page.request.patch(`/api/order_contingent_hotels/${before.id}`, { data: theirs })
  await form.getByRole('button', { name: 'Aktualisieren' }).click()
  const conflict = form.getByRole('alert')
  await conflict.getByText('2 Personen · Standard K: 500 → 450').waitFor()
  await conflict.getByRole('button', { name: 'Beides zusammenführen' }).click()
  await form.getByRole('button', { name: 'Aktualisieren' }).click()
  await page.getByText('Das Kontingent wurde aktualisiert!').waitFor()
  const told = (list: { type: object; askedAmount: number; reservedAmount: number }[]) =>
    list.map(({ type, askedAmount, reservedAmount }) => ({ ...type, askedAmount, reservedAmount }))
  const after = await read()
  expect(told(after.doubleRooms)).toEqual([
    { persons: 2, type: 'standard', askedAmount: 450, reservedAmount: 0 },
    { persons: 2, type: 'Superior', askedAmount: 4, reservedAmount: 0 },
  ])
  expect(told(after.quadrupleRooms)).toEqual([{ persons: 6, type: 'Hütte', askedAmount: 0, reservedAmount: 2 }])
  // Two double entries are a total now, which counts; rooms for six count in Pax.
  await expect.poll(() => page.getByRole('textbox', { name: 'Hotel DZ / DK Kontingent' }).count()).toBe(0)
  await expect
    .poll(async () => (await page.getByRole('row', { name: /^Pax/ }).getByRole('cell').allTextContents()).slice(0, 2))
    .toEqual(['908', '12'])
  // What is left of the rooms for four and more are two for six: they stand in a row of their own, and no cell passes for four.
  const amounts = async (row: RegExp) =>
    (await page.getByRole('row', { name: row }).getByRole('cell').allTextContents()).slice(0, 2)
  expect(await amounts(/^ab 5Z/)).toEqual(['0', '2'])
  expect(await page.getByRole('textbox', { name: 'Hotel 4Z / 4K Kontingent' }).count()).toBe(0)

  await page.goto(`${address}/history`)
  const history = page.getByRole('table', { name: 'Verlauf' })
  await history.getByRole('row', { name: /Hotelkontingent 6Z Hütte angelegt/ }).waitFor()
  const row = history.getByRole('row').filter({ hasText: /Hotelkontingent DZ Standard geändert/ })
  await row.filter({ hasText: 'Kontingent: 500 → 450' }).first().waitFor()
})
