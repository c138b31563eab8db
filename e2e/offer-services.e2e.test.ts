import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { planTrip, post, read } from './harness/planned-trip.ts'

test('OFFER-04 whom the offer names, vehicles of a ferry and the price type of a flight are chosen on its page', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const day = `/api/days/${plan.days[0]?.id}`
  const [hotel, ferry, flight] = [
    await post(page, 'hotel_placeholders', { day, isBrandNew: false }),
    await post(page, 'ferry_placeholders', { day, isBrandNew: false }),
    await post(page, 'airline_placeholders', { day, isBrandNew: false }),
  ]
  await page.goto(`${plan.address}/offer`)
  const panel = (name: string) => page.getByRole('region', { name, exact: true })
  const included = panel('Enthaltene Leistungen')
  await included.getByRole('combobox', { name: /^Nennung/ }).click()
  await page.getByRole('option', { name: 'Beispiel', exact: true }).click()
  await included.getByRole('combobox', { name: /^Leistungsträger/ }).click()
  const name = (await page.getByRole('option').first().textContent()) ?? ''
  await page.getByRole('option').first().click()
  await panel('Fährkabinen').getByRole('checkbox', { name: 'Sprinter' }).check()
  await panel('Flüge')
    .getByRole('combobox', { name: /^Preisangabe/ })
    .click()
  await page.getByRole('option', { name: 'Unverbindlicher Flugpreis' }).click()

  await expect
    .poll(() => read(page, `hotel_placeholders/${hotel.id}`))
    .toMatchObject({ offerType: 'example', offerProvider: expect.stringMatching(/^\/api\/providers\/\d+$/) })
  await expect.poll(() => read(page, `ferry_placeholders/${ferry.id}`)).toMatchObject({ offerSprinter: true })
  await expect
    .poll(() => read(page, `airline_placeholders/${flight.id}`))
    .toMatchObject({ offerPriceType: 'not_reserved' })
  await page.reload()
  await expect.poll(() => included.getByRole('combobox', { name: /^Leistungsträger/ }).inputValue()).toBe(name)
  await expect.poll(() => panel('Fährkabinen').getByRole('checkbox', { name: 'Sprinter' }).isChecked()).toBe(true)
  await axeClean(page)
})
