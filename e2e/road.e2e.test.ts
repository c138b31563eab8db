import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { freeText, planTrip } from './harness/planned-trip.ts'

test('ROOM-06 DOC-05 a link is made and opened on a phone, read on without a network, and gone once it is revoked', async ({
  page,
  newPage,
}) => {
  const plan = await planTrip(page)
  await freeText(page, plan.days[0], 'Probe im Dom')
  await page.goto(`${plan.address}/trip-details`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Fahrplan (.ics)' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^\d{7} Elbreise\.ics$/)

  await page.getByRole('button', { name: 'Link für unterwegs' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link für unterwegs' })
  await dialog.getByRole('textbox', { name: 'Für' }).fill('Uwe Petersen')
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Gültig bis' }).inputValue()).toContain('19.05.2028')
  await axeClean(page)
  await dialog.getByRole('button', { name: 'Link anlegen' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Adresse des Links' }).inputValue()
  await dialog.getByText('noch nicht geöffnet').waitFor()

  const phone = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' })
  await phone.goto(address)
  await phone.getByRole('heading', { name: 'Elbreise' }).waitFor()
  await phone.getByText('Probe im Dom').waitFor()
  await phone.getByText('auf diesem Gerät gespeichert').waitFor()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await axeClean(phone)

  await phone.context().setOffline(true)
  await phone.reload()
  await phone.getByText('Probe im Dom').waitFor()
  await phone.getByText('ohne Netz').waitFor()

  await dialog.getByRole('button', { name: 'Link für Uwe Petersen widerrufen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Widerrufen' }).click()
  await dialog.getByText('widerrufen am').waitFor()
  // Back in the network the page asks at once, and what was kept is gone for good.
  await phone.context().setOffline(false)
  await phone.getByText('Das gibt es hier nicht.').waitFor()
  const isKept = () => phone.evaluate(() => caches.match(location.pathname).then((found) => found !== undefined))
  expect(await isKept()).toBe(false)
  await phone.context().setOffline(true)
  await expect
    .poll(() =>
      phone.reload().then(
        () => 'read',
        () => 'gone',
      ),
    )
    .toBe('gone')
})

test('ROOM-06 APP-05 a link that was made in English speaks it, with a network and without one', async ({
  page,
  newPage,
}) => {
  const plan = await planTrip(page)
  await freeText(page, plan.days[0], 'Probe im Dom')
  await page.goto(`${plan.address}/trip-details`)
  await page.getByRole('button', { name: 'Link für unterwegs' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link für unterwegs' })
  const language = dialog.getByRole('combobox', { name: 'Sprache' })
  await expect.poll(() => language.inputValue()).toBe('Deutsch')
  await language.click()
  await page.getByRole('option', { name: 'Englisch' }).click()
  await dialog.getByRole('button', { name: 'Link anlegen' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Adresse des Links' }).inputValue()
  await dialog.getByText(/ · Englisch · /).waitFor()
  const phone = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' })
  await phone.goto(address)
  await phone.getByRole('heading', { name: 'Days' }).waitFor()
  await phone.getByText('saved on this device').waitFor()
  expect(await phone.evaluate(() => document.documentElement.lang)).toBe('en')
  await axeClean(phone)
  await phone.context().setOffline(true)
  await phone.reload()
  await phone.getByText(/^As of .* · offline$/).waitFor()
  await phone.getByText('Probe im Dom').waitFor()
})
