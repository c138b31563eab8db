import { jpegOf } from '@reisewerk/domain/files/photos/pictures.fixture.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { appUrl } from './harness/app-url.ts'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { bringSession } from './harness/people.ts'

async function send(page: Page, method: 'post' | 'patch', path: string, data: object) {
  const answer = await page.request[method](`/api/${path}`, { headers: { origin: appUrl() }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

const file = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(jpegOf(2400, 1600)) })

test('MOVE-08 photos of a hotel are chosen, told with their rights, put in order by keys, and come back when deleted', async ({
  page,
}) => {
  await bringSession(page, 'bernd')
  const hotel = await send(page, 'post', 'hotels', {
    name: 'Hotel am Vågen',
    organisationFilter: '/api/organisations/1',
  })
  await page.goto(`/hotels/${hotel.id}`)
  const panel = page.getByRole('region', { name: 'Fotos', exact: true })
  await panel.getByText('Noch kein Foto.').waitFor()
  const chosen = panel.getByLabel('Dateien der Fotos')
  await chosen.setInputFiles({ name: 'brief.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('kein Bild') })
  await page.getByText('Das ist kein Foto, das sich lesen lässt').waitFor()
  await chosen.setInputFiles([file('hafen.jpg'), file('zimmer.jpg')])
  const rows = panel.getByRole('list', { name: 'Fotos' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(2)
  const photos = async () => (await page.request.get(`/api/photos?provider.id=${hotel.id}`)).json()
  // The browser has made them smaller.
  expect(await photos()).toMatchObject([{ width: 2000, height: 1333 }, { width: 2000 }])
  await expect.poll(() => panel.getByText('Bildrechte fehlen').count()).toBe(2)

  const first = rows.first()
  const tell = async (label: string, text: string) => {
    await first.getByRole('button', { name: label }).click()
    await first.getByRole('textbox', { name: label }).fill(text)
    await page.keyboard.press('Enter')
    await first.getByRole('button', { name: label }).getByText(text, { exact: true }).waitFor()
  }
  await tell('Bildunterschrift', 'Blick auf den Hafen')
  await tell('Fotograf oder Quelle', 'Anna Berg')
  await tell('Lizenz', 'CC BY 4.0')
  await expect.poll(() => panel.getByText('Bildrechte fehlen').count()).toBe(1)
  await expect.poll(photos).toMatchObject([{ caption: 'Blick auf den Hafen', licence: 'CC BY 4.0' }, { caption: '' }])
  await axeClean(page)

  await panel.getByRole('button', { name: 'Blick auf den Hafen verschieben' }).press('ArrowDown')
  await expect.poll(photos).toMatchObject([{ caption: '' }, { caption: 'Blick auf den Hafen' }])
  await rows.nth(1).getByRole('button', { name: 'Blick auf den Hafen löschen' }).click()
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => rows.count()).toBe(2)
})

test('MOVE-08 an offer shows what somebody chooses: the proposal, another photo, and what is missing before it goes out', async ({
  page,
}) => {
  await bringSession(page, 'bernd')
  const trip = await send(page, 'post', 'orders', {
    ...{ organisationFilter: '/api/organisations/1', startAt: '14.05.2027', endAt: '15.05.2027' },
    trip: { name: 'Chorreise an den Fjord' },
  })
  const day = await send(page, 'post', 'days', { order: `/api/orders/${trip.id}`, date: '14.05.2027' })
  const upload = async (told: object) => {
    const answer = await page.request.post(`/api/photos/upload?day=${day.id}`, {
      headers: { origin: appUrl(), 'content-type': 'image/jpeg' },
      data: Buffer.from(jpegOf(900, 600)),
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    const { id } = await answer.json()
    return send(page, 'patch', `photos/${id}`, told)
  }
  await upload({ caption: 'Hafen', source: 'Anna Berg', licence: 'CC BY 4.0' })
  await upload({ caption: 'Dom', source: 'Anna Berg' })

  await page.goto(`/orders/${trip.id}/offer`)
  const panel = page.getByRole('region', { name: 'Fotos im Angebot' })
  const chosen = async () => {
    const [offer] = await (await page.request.get(`/api/offers?order.id=${trip.id}`)).json()
    return offer?.photos.length
  }
  await panel.getByRole('button', { name: 'Hafen', pressed: false }).waitFor()
  await panel.getByText('keines gewählt').waitFor()
  await panel.getByRole('button', { name: 'Vorschlag übernehmen' }).click()
  await panel.getByRole('button', { name: 'Hafen', pressed: true }).waitFor()
  await expect.poll(chosen).toBe(1)
  await panel.getByRole('button', { name: /Dom.*Bildrechte fehlen/, pressed: false }).click()
  await panel.getByText('2 Fotos gewählt').waitFor()
  await expect.poll(chosen).toBe(2)
  await page.getByText('Foto „Dom“, Tag 1: Fotograf oder Lizenz ist nicht notiert').waitFor()
  await axeClean(page)
  await panel.getByRole('button', { name: /Dom.*Bildrechte fehlen/, pressed: true }).click()
  await expect.poll(chosen).toBe(1)
  await expect.poll(() => page.getByText('Foto „Dom“, Tag 1').count()).toBe(0)
})

test('MOVE-08 OFFER-01 photos of an attached trip are chosen where the offer that speaks for it is made', async ({
  page,
}) => {
  await bringSession(page, 'bernd')
  const newTrip = (name: string) =>
    send(page, 'post', 'orders', {
      ...{ organisationFilter: '/api/organisations/1', startAt: '14.05.2027', endAt: '15.05.2027' },
      trip: { name },
    })
  const [main, other] = [await newTrip('Chorreise im Mai'), await newTrip('Chorreise im Herbst')]
  const day = await send(page, 'post', 'days', { order: `/api/orders/${other.id}`, date: '14.05.2027' })
  const sent = await page.request.post(`/api/photos/upload?day=${day.id}`, {
    headers: { origin: appUrl(), 'content-type': 'image/jpeg' },
    data: Buffer.from(jpegOf(900, 600)),
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  await send(page, 'patch', `photos/${(await sent.json()).id}`, { caption: 'Hafen der zweiten Reise' })
  const offer = await send(page, 'post', 'offers', { order: `/api/orders/${main.id}` })
  await send(page, 'patch', `offers/${offer.id}`, { attachedOrders: [`/api/orders/${other.id}`] })

  // What is in the offer was read before the photo was chosen, and comes after it.
  const isChosen = Promise.withResolvers<void>()
  await page.route(
    `**/api/orders/${main.id}/offer/contents*`,
    async (route) => {
      const read = await route.fetch()
      await isChosen.promise
      await route.fulfill({ response: read })
    },
    { times: 1 },
  )
  await page.goto(`/orders/${main.id}/offer`)
  const panel = page.getByRole('region', { name: new RegExp(`^Fotos im Angebot: ${other.orderNumber}`) })
  await panel.getByRole('button', { name: /Hafen der zweiten Reise/, pressed: false }).click()
  await panel.getByText(/^1 Foto gewählt/).waitFor()
  const chosen = async () => {
    const [own] = await (await page.request.get(`/api/offers?order.id=${other.id}`)).json()
    return own?.photos.length
  }
  await expect.poll(chosen).toBe(1)
  isChosen.resolve()
  await axeClean(page)
  const point = page.getByRole('link', { name: /Foto „Hafen der zweiten Reise“/ })
  await expect.poll(() => point.getAttribute('href')).toBe(`/orders/${main.id}/offer#photos-${other.id}`)
})
