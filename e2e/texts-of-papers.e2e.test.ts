import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { forClient, planTrip, post, read } from './harness/planned-trip.ts'

const rich = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

test('TRUE-06 a letter per du to somebody the offer greets with Sie is told at the letter and before the papers', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await forClient(page, plan)
  const change = async (path: string, data: object) =>
    expect((await page.request.patch(`/api/${path}`, { data })).status()).toBe(200)
  await change(`orders/${plan.id}`, { isFormal: true })
  const offer = await post(page, 'offers', { order: `/api/orders/${plan.id}` })
  await change(`offers/${offer.id}`, { introText: rich('hier kommt wie besprochen dein Angebot') })
  await page.goto(`${plan.address}/offer`)
  const note = page.getByRole('note').filter({ hasText: 'Der Text ist per Du, die Anrede ist Sie.' })
  await note.waitFor()
  await page.getByRole('link', { name: 'Anschreiben: Der Text ist per Du, die Anrede ist Sie.' }).waitFor()
  await axeClean(page)
  await change(`offers/${offer.id}`, { introText: rich('hier kommt wie besprochen das Angebot für Sie') })
  await page.reload()
  await page.getByRole('list', { name: 'Prüfung vor dem Erzeugen' }).waitFor()
  await expect.poll(() => note.count()).toBe(0)
})

test('TRUE-06 a letter in the wrong form is replaced by the template in the right one, asked where it was changed, and comes back', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await forClient(page, plan)
  const template = (name: string, text: string) =>
    post(page, 'offer_intro_templates', {
      ...{ organisationFilter: '/api/organisations/1', locale: 'de_DE' },
      ...{ name: `${name} ${plan.id}`, content: rich(`${text} ${plan.id}`) },
    })
  await template('Bergfest per Du', 'hier kommt dein Angebot zum Bergfest')
  await template('Bergfest', 'hier kommt das Angebot zum Bergfest für Sie')
  const patched = await page.request.patch(`/api/orders/${plan.id}`, { data: { isFormal: true } })
  expect(patched.status()).toBe(200)
  const introText = rich(`hier kommt dein Angebot zum Bergfest, lieber Jens ${plan.id}`)
  const offer = await post(page, 'offers', { order: `/api/orders/${plan.id}` })
  expect((await page.request.patch(`/api/offers/${offer.id}`, { data: { introText } })).status()).toBe(200)
  const kept = async () => JSON.stringify((await read(page, `offers/${offer.id}`)).introText)

  await page.goto(`${plan.address}/offer`)
  const note = page.getByRole('note').filter({ hasText: 'Der Text ist per Du, die Anrede ist Sie.' })
  await note.getByText(`Passend wäre „Bergfest ${plan.id}“.`).waitFor()
  await axeClean(page)
  await note.getByRole('button', { name: 'Vorlage neu einsetzen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ersetzen' }).click()
  await expect.poll(kept).toContain('das Angebot zum Bergfest für Sie')
  await expect.poll(() => note.count()).toBe(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(kept).toContain('lieber Jens')
  await note.waitFor()
})

test('MOVE-08 before the catalogue it is told which texts are not in its language', async ({ page }) => {
  const plan = await planTrip(page)
  const [day] = plan.days
  const catalogText = 'Am Morgen fahren wir mit dem Schiff über den Fjord.'
  expect((await page.request.patch(`/api/days/${day?.id}`, { data: { catalogText } })).status()).toBe(200)
  expect((await page.request.patch(`/api/orders/${plan.id}`, { data: { orderLocale: 'fr' } })).status()).toBe(200)
  expect((await read(page, `days/${day?.id}?_groups[]=catalog_read`)).catalogText).toBe(catalogText)
  await page.goto(`${plan.address}/catalog`)
  const checks = page.getByRole('list', { name: 'Prüfung vor dem Erzeugen' })
  await checks.getByText('Katalogtext, Tag 1: offenbar nicht auf Französisch').waitFor()
  await axeClean(page)
})

test('MOVE-05 an offer is written to an address that is made where it is picked', async ({ page }) => {
  const plan = await planTrip(page)
  await forClient(page, plan)
  const offer = await post(page, 'offers', { order: `/api/orders/${plan.id}` })
  await page.goto(`${plan.address}/offer`)
  const field = page.getByRole('combobox', { name: 'Adresse' })
  await expect.poll(() => field.inputValue()).not.toBe('')
  await field.fill(`Domhof ${plan.id}`)
  await page.getByRole('option', { name: `Neu anlegen: Domhof ${plan.id}` }).click()
  const form = page.getByRole('dialog', { name: 'Neue Adresse' })
  await form.getByRole('textbox', { name: 'Ort' }).fill('Lübeck')
  await axeClean(page)
  await form.getByRole('button', { name: 'Anlegen' }).click()
  await expect.poll(() => field.inputValue()).toBe(`Domhof ${plan.id}, Lübeck`)
  await expect.poll(async () => (await read(page, `offers/${offer.id}`)).address).not.toBeNull()
})
