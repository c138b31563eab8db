import { buffer } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { signIn } from './harness/people.ts'
import { post } from './harness/planned-trip.ts'

const address = (page: Page) => new URL(page.url()).searchParams
const focused = (page: Page, place: Locator) => place.and(page.locator(':focus')).waitFor()
const table = (page: Page) => page.getByRole('table', { name: 'Reisen' })

test('LIST-02 LIST-03 LIST-04 a view keeps filters and columns, is shared, opens the list, and goes out as .xlsx', async ({
  page,
  newPage,
}) => {
  await signIn(page, 'bernd', '/orders?status=%5B"booked"%5D&sort="-startAt"')
  await page.getByRole('button', { name: /^Status\s*:\s*Fest gebucht$/ }).waitFor()
  await page.getByRole('button', { name: 'Spalten und Zeilenhöhe' }).click()
  await page.getByRole('checkbox', { name: 'Import-ID' }).uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ansicht sichern' }).click()
  await page.getByRole('textbox', { name: 'Name der Ansicht' }).fill('Gebuchte Reisen')
  await page.getByRole('checkbox', { name: /teilen/ }).check()
  await axeClean(page)
  await page.getByRole('button', { name: 'Sichern', exact: true }).press('Enter')
  const tab = page.getByRole('link', { name: /Gebuchte Reisen/ })
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('page')
  await focused(page, tab)

  // A second one of that name is refused at the name; what only the address knows goes into no view.
  await page.goto('/orders?utm=1')
  await page.getByRole('button', { name: 'Ansicht sichern' }).click()
  const name = page.getByRole('textbox', { name: 'Name der Ansicht' })
  await name.fill('Gebuchte Reisen')
  await name.press('Enter')
  await page.getByText('Eine Ansicht mit diesem Namen hast du schon.').waitFor()
  await name.fill('Alles Kommende')
  await name.press('Enter')
  await focused(page, page.getByRole('link', { name: /Alles Kommende/ }))
  await page.getByRole('button', { name: "Ansicht 'Alles Kommende' bearbeiten" }).click()
  await page.getByRole('menuitem', { name: 'Umbenennen' }).click()
  await name.fill('Gebuchte Reisen')
  await name.press('Enter')
  await page.getByText('Eine Ansicht mit diesem Namen hast du schon.').waitFor()
  await name.fill('Kommende')
  await name.press('Enter')
  await page.getByRole('link', { name: /^Kommende/ }).waitFor()
  await tab.click()

  const menu = page.getByRole('button', { name: "Ansicht 'Gebuchte Reisen' bearbeiten" })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Als Standard' }).click()
  await page.getByRole('link', { name: /Standard:/ }).waitFor()
  await page.goto('/orders')
  await page.getByRole('button', { name: /^Status\s*:\s*Fest gebucht$/ }).waitFor()
  await table(page).getByRole('columnheader', { name: 'Status' }).waitFor()
  expect(await table(page).getByRole('columnheader', { name: 'Import-ID' }).count()).toBe(0)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als .xlsx' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^Reiseübersicht \d\d\.\d\d\.\d{4}\.xlsx$/)
  // What stands in its cells is proved where it is written; here, that it arrives whole.
  const bytes = await buffer(await file.createReadStream())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('xl/workbook.xml')).toBe(true)

  // A colleague of the house sees it, somebody of the other house does not.
  const anna = await newPage()
  await signIn(anna, 'anna')
  await anna.getByRole('link', { name: /Gebuchte Reisen/ }).click()
  await anna.getByRole('button', { name: /^Status\s*:\s*Fest gebucht$/ }).waitFor()
  const clara = await newPage()
  await signIn(clara, 'clara')
  await table(clara).waitFor()
  expect(await clara.getByRole('link', { name: /Gebuchte Reisen/ }).count()).toBe(0)

  await menu.click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).press('Enter')
  await expect.poll(() => tab.count()).toBe(0)
  await expect.poll(() => address(page).get('view')).toBe('0')
  await focused(page, page.getByRole('navigation', { name: 'Ansichten' }).getByRole('link'))
})

test('LIST-01 LIST-03 APP-15 list, timeline and palette are worked by keyboard alone', async ({ page }) => {
  await signIn(page, 'anna', '/orders?status=%5B"booked"%5D&from="2027-01-01"')
  await table(page).locator('tbody tr').first().waitFor()
  await page.getByRole('button', { name: 'Filter Zeitraum entfernen' }).press('Enter')
  await focused(page, page.getByRole('button', { name: 'Filter Status entfernen' }))
  await page.keyboard.press('Enter')
  await focused(page, page.getByRole('searchbox', { name: 'Reisen durchsuchen' }))
  await page.keyboard.type('gibtesnicht')
  await page.getByRole('button', { name: 'Zurücksetzen', exact: true }).press('Enter')
  await focused(page, page.getByRole('searchbox', { name: 'Reisen durchsuchen' }))
  await page.getByRole('heading', { name: 'REISEÜBERSICHT' }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('chor')
  await expect.poll(() => address(page).get('q')).toBe('chor')
  await page.keyboard.press('Tab')
  await page.getByRole('heading', { name: 'REISEÜBERSICHT' }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  const first = table(page).locator('[data-row]').first()
  await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Tastenkürzel' })
  await keys
    .getByRole('region', { name: /^Tage der Reise/ })
    .getByText('Anfrage hinzufügen')
    .waitFor()
  await keys.getByRole('region', { name: 'Schnellbearbeitung' }).getByText('Hotel hinzufügen').waitFor()
  await axeClean(page)
  await page.keyboard.press('Escape')

  await page.getByText('Zeitachse', { exact: true }).click()
  const axis = page.getByRole('region', { name: 'Zeitachse der Reisen' })
  await axis.getByRole('link').first().waitFor()
  await axeClean(page)
  await page.getByRole('heading', { name: 'REISEÜBERSICHT' }).click()
  const shown = await axis.getByRole('link').count()
  await page.keyboard.press('PageDown')
  await expect.poll(() => address(page).get('at')).toMatch(/^"?\d{4}-\d\d-01"?$/)
  await expect.poll(() => axis.getByRole('link').count()).not.toBe(shown)
  await page.keyboard.press('Home')
  await expect.poll(() => axis.getByRole('link').count()).toBe(shown)
  await page.getByText('Wochen', { exact: true }).click()
  await expect.poll(() => address(page).get('scale')).toContain('weeks')
  await page.getByText('Monate', { exact: true }).click()
  await page.getByRole('heading', { name: 'REISEÜBERSICHT' }).click()
  await page.keyboard.press('j')
  const trip = axis.locator('a:focus')
  await trip.waitFor()
  const number = /\d{7}/.exec((await trip.textContent()) ?? '')?.[0] ?? 'none'
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1 }).getByText(number).or(page.getByText(number)).first().waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/orders\/\d+$/)

  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Suchen' })
  await search.fill('häfen')
  await page
    .getByRole('option', { name: /Flughäfen|Häfen/ })
    .first()
    .waitFor()
  await search.fill('hotel')
  await page.getByRole('group', { name: 'Leistungsträger' }).getByRole('option').first().waitFor()
  await page.getByRole('group', { name: 'Seiten' }).getByRole('option').first().waitFor()
  await search.fill('kantorei')
  await page.getByRole('group', { name: 'Kunden' }).getByRole('option').first().waitFor()
  await page.getByRole('group', { name: 'Reisen' }).getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/orders\/\d+$/)
})

test('APP-15 whoever types at once after Strg K types into the palette: nothing behind it is opened or changed', async ({
  page,
}) => {
  await signIn(page, 'anna')
  await table(page).locator('tbody tr').first().waitFor()
  await page.getByRole('heading', { name: 'REISEÜBERSICHT' }).click()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('nordkap', { delay: 20 })
  const search = page.getByRole('combobox', { name: 'Suchen' })
  await expect.poll(() => search.inputValue()).toBe('nordkap')
  expect(new URL(page.url()).pathname).toBe('/orders')
  await page.keyboard.press('Escape')
  await search.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('norwegen')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/orders\/\d+$/)
})

test('EASE-08 the palette finds a person by phone, a hotel without its accent, and begins with what was opened last', async ({
  page,
}) => {
  await signIn(page, 'anna')
  await table(page).locator('tbody tr').first().waitFor()
  const hotel = await post(page, 'hotels', { name: 'Hotel Søndre Bjørvika' })
  const person = { lastName: 'Fjeldstad', phoneMobile: '+47 (0)911 / 22 33 44', provider: `/api/providers/${hotel.id}` }
  await post(page, 'contacts', person)
  const search = page.getByRole('combobox', { name: 'Suchen' })
  await page.keyboard.press('Control+k')
  await search.fill('0047 911 2233')
  await page
    .getByRole('group', { name: 'Kontakte' })
    .getByRole('option', { name: /Fjeldstad/ })
    .waitFor()
  await search.fill('sondre bjorvika')
  await page.getByRole('group', { name: 'Leistungsträger' }).getByRole('option').first().click()
  await page.waitForURL(new RegExp(`/hotels/${hotel.id}$`))
  await page.getByRole('heading', { name: 'Hotel Søndre Bjørvika' }).waitFor()
  await page.keyboard.press('Control+k')
  await page
    .getByRole('group', { name: 'Zuletzt geöffnet' })
    .getByRole('option', { name: /Søndre Bjørvika/ })
    .waitFor()
})

test('LIST-03 another view comes into the list that stands there, however slow the machine: nothing flashes, the focus stays', async ({
  page,
}) => {
  await signIn(page, 'anna', '/orders?view=0')
  await table(page).locator('tbody tr').first().waitFor()
  // A clock that leaps ahead at every look: whatever waits for so many milliseconds has waited long enough.
  await page.evaluate(() => {
    const { now } = Date
    let ahead = 0
    Date.now = () => {
      ahead += 1000
      return now() + ahead
    }
  })
  const views = page.getByRole('navigation', { name: 'Ansichten' })
  const [all, upcoming] = [
    views.getByRole('link', { name: /Alle Reisen/ }),
    views.getByRole('link', { name: /Ab heute/ }),
  ]
  for (const tab of [upcoming, all, upcoming]) {
    await tab.focus()
    await tab.press('Enter')
    await expect.poll(() => tab.getAttribute('aria-current')).toBe('page')
    await focused(page, tab)
  }
})
