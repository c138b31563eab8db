import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { freeText, hotelIn, type Item, open, planTrip, post, read } from './harness/planned-trip.ts'

/** The boxes of the services' rows, in the order of the list. */
const boxes = (list: Locator, what: 'service' | 'request') => list.locator(`input[data-selects="${what}"]`)
const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement)
const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

async function pick(page: Page, field: Locator, option: string): Promise<void> {
  await field.click()
  await page.getByRole('option', { name: option, exact: true }).first().click()
}

test('BULK-01 BULK-02 BULK-05 MD-10 services and requests are selected in the day list and changed together', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const oslo = await hotelIn(page, plan.days[0], 'Oslo')
  for (const place of ['Bergen', 'Oslo']) await hotelIn(page, plan.days[1], place)
  await freeText(page, plan.days[2], 'Freier Tag')
  const list = await open(page, plan)
  const services = boxes(list, 'service')

  // Shift spans what stands in the list; X and Space do it from the keyboard.
  await services.first().check()
  await panel(page, '1 Leistung ausgewählt').waitFor()
  await services.nth(3).click({ modifiers: ['Shift'] })
  await panel(page, '4 Leistungen ausgewählt').waitFor()
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
  await expect
    .poll(() => services.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).checked).length))
    .toBe(0)
  await list.getByRole('button', { name: 'Freier Tag: Aktionen' }).focus()
  await page.keyboard.press('x')
  await panel(page, '1 Leistung ausgewählt').waitFor()
  // Whoever takes it back goes on at the row, and from there.
  await page.getByRole('button', { name: 'Auswahl aufheben' }).press('Enter')
  await expect.poll(() => hasFocus(services.nth(3))).toBe(true)
  await page.keyboard.press('x')
  await panel(page, '1 Leistung ausgewählt').waitFor()
  await services.nth(3).press('Space')
  await expect.poll(() => panel(page, '1 Leistung ausgewählt').count()).toBe(0)
  await list.getByRole('checkbox', { name: 'Alle Leistungen von Tag 2 auswählen' }).check()
  await services.first().check()
  const chosen = panel(page, '3 Leistungen ausgewählt')
  await chosen.waitFor()

  // Groups are made, renamed and arranged where they are given.
  await chosen.getByRole('button', { name: 'Sortiergruppen bearbeiten' }).click()
  const groups = page.getByRole('dialog', { name: 'Sortiergruppen' })
  for (const name of ['Bus 1', 'Bus zwei']) {
    await groups.getByRole('textbox', { name: 'Name der neuen Sortiergruppe' }).fill(name)
    await groups.getByRole('button', { name: 'Anlegen' }).click()
    await groups.getByRole('textbox', { name: `Name der Sortiergruppe ${name}` }).waitFor()
  }
  await groups.getByRole('textbox', { name: 'Name der Sortiergruppe Bus zwei' }).fill('Bus 2')
  await page.keyboard.press('Enter')
  await groups.getByRole('button', { name: 'Bus 2 nach oben' }).click()
  await expect
    .poll(() =>
      groups
        .getByRole('listitem')
        .getByRole('textbox')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    )
    .toEqual(['Bus 2', 'Bus 1'])
  await page.keyboard.press('Escape')
  const assign = chosen.getByRole('button', { name: 'Gruppe zuordnen' })
  await expect.poll(() => assign.isDisabled()).toBe(true)
  await pick(page, chosen.getByRole('combobox', { name: 'Gruppe' }), 'Bus 2')
  await assign.press('Enter')
  await noticed(page, 'Gruppen wurden geändert!')
  await expect.poll(() => hasFocus(assign)).toBe(true)
  await expect.poll(() => list.getByTitle('Sortiergruppe Bus 2').count()).toBe(3)

  await chosen.getByRole('button', { name: 'Aufnehmen' }).click()
  await noticed(page, 'Bitte wählen Sie zuerst eine Agentur aus!')
  const agency = await post(page, 'agencies', { name: `Bündel Reisen ${plan.id}` })
  await chosen.getByRole('combobox', { name: 'Agentur' }).fill(String(agency.name))
  await page.getByRole('option', { name: String(agency.name) }).click()
  await chosen.getByRole('button', { name: 'Aufnehmen' }).click()
  await noticed(page, 'Anfragen erstellt!')
  expect(await page.getByText('Bitte wählen Sie zuerst eine Agentur aus!').count()).toBe(0)
  // A second request of the same agency is seldom meant.
  await list.getByRole('button', { name: '1 Anfrage' }).nth(2).waitFor()
  await chosen.getByRole('combobox', { name: 'Agentur' }).fill(String(agency.name))
  await page.getByRole('option', { name: String(agency.name) }).click()
  await chosen.getByRole('button', { name: 'Aufnehmen' }).click()
  const again = page.getByRole('alertdialog').filter({ hasText: 'Noch einmal anfragen?' })
  const names = '3 Leistungen (Hotel in Oslo, Hotel in Bergen)'
  await again.getByText(`Bei ${agency.name} läuft schon eine Anfrage für: ${names}.`).waitFor()
  await again.getByRole('button', { name: 'Abbrechen' }).click()
  await axeClean(page)
  await chosen.getByRole('button', { name: 'Auswahl aufheben' }).click()

  // Requests have a panel of their own.
  const closed = list.getByRole('button', { name: '1 Anfrage', expanded: false })
  await expect.poll(() => closed.count()).toBe(3)
  for (let left = 3; left > 0; left--) {
    await closed.first().click()
    await expect.poll(() => closed.count()).toBe(left - 1)
  }
  const requests = boxes(list, 'request')
  await requests.first().check()
  const one = panel(page, '1 Anfrage ausgewählt')
  await one.getByRole('button', { name: 'Alle Leistungen des Leistungsträgers auswählen' }).click()
  const asked = panel(page, '3 Anfragen ausgewählt')
  const status = asked.getByRole('group', { name: 'Status ändern' })
  const deadline = asked.getByRole('group', { name: 'Optionstermin ändern' })
  for (const part of [status, deadline])
    await expect.poll(() => part.getByRole('button', { name: 'Speichern' }).isDisabled()).toBe(true)
  await pick(page, status.getByRole('combobox', { name: 'Status' }), 'Angefragt')
  await status.getByRole('button', { name: 'Speichern' }).click()
  await expect.poll(() => list.getByRole('button', { name: /^Status der Anfrage .*: Angefragt$/ }).count()).toBe(3)
  await deadline.getByRole('textbox', { name: 'Optionstermin' }).fill('01.03.2028')
  await page.keyboard.press('Tab')
  await deadline.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .poll(() => list.getByRole('button', { name: /^Optionstermin der Anfrage .*: 01\.03\.2028$/ }).count())
    .toBe(3)

  // A colleague deletes one meanwhile, of which this page does not know yet: it is named, the others are changed.
  const [gone] = await read<Item[]>(page, `hotel_requests?placeholder.id=${oslo.id}`)
  await page.route('**/api/requests/status', async (route) => {
    await page.request.delete(`/api/hotel_requests/${gone?.id}`)
    await route.continue()
  })
  await pick(page, status.getByRole('combobox', { name: 'Status' }), 'Bestätigt')
  await status.getByRole('button', { name: 'Speichern' }).click()
  // No failure of the server: it says honestly what it could not do.
  await noticed(page, '1 von 3 nicht geändert')
  await noticed(page, `${agency.name}: Anfrage wurde nicht gefunden.`)
  expect(await page.getByText('Server Error!').count()).toBe(0)
  await panel(page, '2 Anfragen ausgewählt').waitFor()
  await expect.poll(() => list.getByRole('button', { name: /^Status der Anfrage .*: Bestätigt$/ }).count()).toBe(2)
})
