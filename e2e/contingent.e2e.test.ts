import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { bringSession } from './harness/people.ts'
import { cellAt } from './harness/sheet-cells.ts'

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

function sheetOf(page: Page) {
  const grid = page.getByRole('grid', { name: 'KONTINGENT (K) UND BUCHUNGSSTAND (B)' })
  const cell = (line: string, column: string) => cellAt(grid, line, column)
  async function type(line: string, column: string, text: string) {
    await (await cell(line, column)).click()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  return { grid, cell, type }
}

test('CAP-01 CAP-02 CAP-04 APP-09 cells are walked by keys like a sheet, and each reserved room is noted', async ({
  page,
}) => {
  const address = await openTrip(page)
  const { grid, cell, type } = sheetOf(page)
  await choose(page, /Entwicklung/)
  await page.getByText('Es wurde noch nichts eingetragen').waitFor()
  await page.keyboard.press('Escape')
  const menu = page.getByRole('button', { name: 'Menü Kontingent' })
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true)

  await (await cell('DZ / DK', 'Hotel Kontingent')).click()
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
  const isAtCursor = async (line: string, column: string) =>
    (await (await cell(line, column)).getAttribute('id')) === (await grid.getAttribute('aria-activedescendant'))
  await expect.poll(() => isAtCursor('3Z / 3K', 'Hotel Buchungsstand')).toBe(true)
  await expect.poll(async () => (await cell('EZ / EK', 'Hotel Änderung')).textContent()).toBe('')
  // Totals are not typed into: cabins for three.
  const isTotal = async (line: string, column: string) =>
    (await (await cell(line, column)).getAttribute('aria-readonly')) === 'true'
  expect(await isTotal('3Z / 3K', 'Fähre Innen Kontingent')).toBe(true)
  expect(await isTotal('DZ / DK', 'Fähre Innen Kontingent')).toBe(false)
  await (await cell('3Z / 3K', 'Fähre Innen Kontingent')).click()
  await page.keyboard.type('1')
  await page.getByText('Hier steht eine Summe. Ändern im Menü Kontingent.').waitFor()
  // What is no number says why, and goes back by Escape or its button; one Enter saves once.
  const asked3 = await cell('3Z / 3K', 'Hotel Kontingent')
  const asked4 = await cell('4Z / 4K', 'Hotel Kontingent')
  await asked3.click()
  await page.keyboard.type('abc')
  await page.keyboard.press('Tab')
  await page.getByText('Nicht gespeichert: Zeile 3, Hotel Kontingent „abc“').waitFor()
  await page.getByText('Bitte eine ganze Zahl von 0 bis 9999 eingeben').waitFor()
  // The reason covers none of its neighbours; each refused cell has its own.
  await asked4.click()
  await page.keyboard.type('1,5')
  await (await cell('4Z / 4K', 'Hotel Buchungsstand')).click()
  await page.getByText('Und 1 weitere.').waitFor()
  await asked4.click()
  const reason = page.getByRole('alert').filter({ hasText: 'Bitte eine ganze Zahl von 0 bis 9999 eingeben' })
  await reason.getByRole('button', { name: 'Zurück auf 0' }).click()
  await expect.poll(() => asked4.textContent()).toBe('0')
  await asked3.click()
  await page.keyboard.press('Escape')
  await expect.poll(() => asked3.textContent()).toBe('0')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(String(request.postData())))
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await type('4Z / 4K', 'Hotel Kontingent', '1')
  await answered
  await type('4Z / 4K', 'Hotel Kontingent', '0')
  await expect.poll(() => sent.map((body) => /"askedAmount":(\d)/.exec(body)?.[1])).toEqual(['1', '0'])
  const pax = grid.getByRole('row', { name: /^Pax/ })
  await expect
    .poll(async () => (await pax.getByRole('gridcell').allTextContents()).slice(1, 4))
    .toEqual(['1.000', '19', '−4'])
  await expect
    .poll(async () => (await (await page.request.get(`/api${address}`)).json()).info)
    .toEqual({ paxAsked: 1000, paxReserved: 19 })
  // A reload and the browser's own keys leave no field: what stands in the open cell is kept all the same (APP-09).
  const asked = async () => (await (await page.request.get(`/api${address}`)).json()).info.paxAsked
  await asked4.click()
  await page.keyboard.type('2')
  await page.reload()
  await expect.poll(() => asked4.textContent()).toBe('2')
  await expect.poll(asked).toBe(1008)
  await page.getByRole('link', { name: 'Kunden', exact: true }).click()
  await page.waitForURL('**/clients')
  await page.goBack()
  await asked4.click()
  await page.keyboard.type('0')
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
  await expect.poll(() => many.getByRole('combobox', { name: 'Personen' }).inputValue()).toBe('3')
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
  const { grid, cell } = sheetOf(page)
  const isTotal = async (line: string, column: string) =>
    (await (await cell(line, column)).getAttribute('aria-readonly')) === 'true'
  await expect.poll(() => isTotal('DZ / DK', 'Hotel Kontingent')).toBe(true)
  await expect
    .poll(async () =>
      (await grid.getByRole('row', { name: /^Pax/ }).getByRole('gridcell').allTextContents()).slice(1, 3),
    )
    .toEqual(['908', '12'])
  // What is left of the rooms for four and more are two for six: they stand in a row of their own, and no cell passes for four.
  const amounts = async (row: RegExp) =>
    (await grid.getByRole('row', { name: row }).getByRole('gridcell').allTextContents()).slice(1, 3)
  await expect.poll(() => amounts(/^ab 5Z/)).toEqual(['0', '2'])
  expect(await isTotal('4Z / 4K', 'Hotel Kontingent')).toBe(true)

  await page.goto(`${address}/history`)
  const history = page.getByRole('table', { name: 'Verlauf' })
  await history.getByRole('row', { name: /Hotelkontingent 6Z Hütte angelegt/ }).waitFor()
  const row = history.getByRole('row').filter({ hasText: /Hotelkontingent DZ Standard geändert/ })
  await row.filter({ hasText: 'Kontingent: 500 → 450' }).first().waitFor()
})
