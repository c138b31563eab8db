import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { signIn } from './harness/people.ts'

const columns = [
  'Vorgang',
  'Kunde',
  'Gruppe',
  'Reisename',
  'Beginn',
  'Ende',
  'Destinationen',
  'User',
  'Aufgabe fällig',
  'Status',
  'Hotelkontingent',
  'Import-ID',
]

function table(page: Page) {
  return page.getByRole('table', { name: 'Reisen' })
}

async function numbers(page: Page): Promise<string[]> {
  await table(page).locator('tbody tr').first().waitFor()
  return table(page)
    .getByRole('link', { name: /^\d{7}/ })
    .allTextContents()
}

test('LIST-01 EASE-08 the overview has its heading, its columns and the way to a new trip', async ({ page }) => {
  await signIn(page, 'anna')
  await page.getByRole('heading', { level: 1, name: 'REISEÜBERSICHT' }).waitFor()
  await expect.poll(() => table(page).getByRole('columnheader').allTextContents()).toEqual(columns)
  await axeClean(page)
  await page.getByRole('link', { name: 'Neue Reise' }).click()
  await page.getByRole('heading', { name: 'Neue Reise anlegen' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/orders/add')
})

test('LIST-02 sorting, search, filters and page stand in the address and come back with it', async ({ page }) => {
  await signIn(page, 'anna')
  const byStart = await numbers(page)
  await table(page).getByRole('button', { name: 'Kunde' }).click()
  await expect
    .poll(() => table(page).getByRole('columnheader', { name: 'Kunde' }).getAttribute('aria-sort'))
    .toBe('ascending')
  expect(new URL(page.url()).searchParams.get('sort')).toContain('client')
  await expect.poll(() => numbers(page)).not.toEqual(byStart)

  await page.getByRole('searchbox', { name: 'Reisen durchsuchen' }).fill('norwegen')
  await expect.poll(async () => (await numbers(page)).length).toBeLessThan(10)
  const found = await numbers(page)
  const address = page.url()

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Status' }).click()
  await page.getByRole('combobox', { name: 'Status' }).fill('Neu')
  await page.getByRole('option', { name: 'Neu', exact: true }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('status')).toContain('new')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filter Status entfernen' }).click()
  await expect.poll(() => numbers(page)).toEqual(found)

  await page.goto(address)
  await expect.poll(() => numbers(page)).toEqual(found)
  await page.getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect.poll(async () => (await numbers(page)).length).toBe(30)
  await page.getByRole('button', { name: 'Nächste Seite' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2')
  await page.goBack()
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe(null)
  // A bookmark of a list that has become shorter since leads to its end.
  await page.goto('/orders?page=99')
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).not.toBe('99')
  await expect.poll(async () => (await numbers(page)).length).toBeGreaterThan(0)
})

test('LIST-02 a search that finds nothing says so, and the list is whole again without it', async ({ page }) => {
  await signIn(page, 'anna', '/orders?q=gibtesnicht&sort=unsinn&page=x')
  await page.getByText('Keine Reise passt zu Suche und Filtern.').waitFor()
  await page.getByRole('searchbox', { name: 'Reisen durchsuchen' }).fill('')
  await expect.poll(async () => (await numbers(page)).length).toBeGreaterThan(1)
})

test('LIST-01 clients are readable at a desk’s width; where it is narrow the list is scrolled, not the page, and nothing overprints', async ({
  page,
}) => {
  await signIn(page, 'anna')
  await table(page).locator('tbody tr').first().waitFor()
  const cellsOf = (column: number) =>
    table(page)
      .locator(`tbody td:nth-child(${column})`)
      .evaluateAll((cells) =>
        cells.map((cell) => ({ isCut: cell.scrollWidth > cell.clientWidth, width: cell.clientWidth })),
      )
  expect((await cellsOf(2)).filter(({ isCut }) => isCut).length).toBeLessThan(8)
  for (const [width, height] of [
    [1440, 800],
    [960, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    const bars = await page.evaluate(() => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement
      return { down: scrollHeight - clientHeight, across: scrollWidth - clientWidth }
    })
    expect(bars).toEqual({ down: 0, across: 0 })
    for (const name of [2, 3, 4, 7]) {
      for (const cell of await cellsOf(name)) expect(cell.width).toBeGreaterThan(90)
    }
    const heads = await table(page)
      .locator('th')
      .evaluateAll((all) =>
        all.filter((head) => head.scrollWidth > head.clientWidth + 1).map((head) => head.textContent),
      )
    expect(heads).toEqual([])
  }
})
