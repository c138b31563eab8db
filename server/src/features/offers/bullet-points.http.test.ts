import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Offer = { id: number; bulletPoints: { id: number; section: string; content: string }[] }

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp()
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
})
afterAll(() => desk.close())

const included = { key: 'included', section: 'Immer dabei', content: 'Sicherungsschein\nNotruf', locale: 'de_DE' }
const french = { key: 'included', section: 'Toujours inclus', content: 'Garantie', locale: 'fr' }

async function offerWith(bulletPoints: object[]): Promise<{ trip: PlannedTrip; offer: Offer }> {
  const trip = await planTrip(bernd)
  const { id } = await expectStatus<Offer>(201, bernd.post('/api/offers', { order: trip.order }))
  return { trip, offer: await expectStatus<Offer>(200, bernd.patch(`/api/offers/${id}`, { bulletPoints })) }
}

async function pdfOf(trip: PlannedTrip, locale: string): Promise<string> {
  const by = bernd.with({ 'x-locale': locale })
  const { path } = await expectStatus<{ path: string }>(200, by.post(`/api/orders/${trip.id}/offer/generate-document`))
  return untypeset((await readPdf((await bernd.get(path)).raw)).text)
}

test('OFFER-05 an offer keeps its sections of points in their order and as they were changed', async () => {
  const { offer } = await offerWith([included, { ...included, key: 'concerts', section: 'Konzerte' }])
  expect(offer.bulletPoints).toMatchObject([included, { section: 'Konzerte' }])
  const [first, second] = offer.bulletPoints
  const turned = await expectStatus<Offer>(
    200,
    bernd.patch(`/api/offers/${offer.id}`, {
      bulletPoints: [{ id: second?.id }, { id: first?.id, content: 'Notruf' }],
    }),
  )
  expect(turned.bulletPoints).toMatchObject([{ id: second?.id }, { id: first?.id, content: 'Notruf' }])
  const unnamed = await bernd.patch(`/api/offers/${offer.id}`, { bulletPoints: [{ key: 'neu' }] })
  expect(unnamed).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'bulletPoints[0].section' }] } })
})

test('OFFER-05 a section stands in an offer once in each language: a second one is refused at its key, and nothing is kept', async () => {
  const { offer } = await offerWith([included, french])
  const path = `/api/offers/${offer.id}`
  const [first] = offer.bulletPoints
  const { locale: _locale, ...german } = included
  for (const bulletPoints of [
    [included, included],
    [{ id: first?.id, content: 'Notruf' }, included],
    [{ id: first?.id }, german],
  ]) {
    expect(await bernd.put(path, { bulletPoints })).toMatchObject({
      status: 422,
      body: {
        violations: [{ propertyPath: 'bulletPoints[1].key', message: 'Dieser Abschnitt steht schon im Angebot.' }],
      },
    })
  }
  expect((await expectStatus<Offer>(200, bernd.get(path))).bulletPoints).toEqual(offer.bulletPoints)
  // One that goes may come again, as a new one.
  const again = await expectStatus<Offer>(200, bernd.put(path, { bulletPoints: [included] }))
  expect(again.bulletPoints).toMatchObject([included])
})

test('OFFER-05 the document lists those in its language', async () => {
  const { trip } = await offerWith([included, french])
  const german = await pdfOf(trip, 'de_DE')
  for (const words of ['Immer dabei', 'Sicherungsschein', 'Notruf']) expect(german).toContain(words)
  expect(german).not.toContain('Toujours inclus')
  expect(await pdfOf(trip, 'fr')).toMatch(/Toujours inclus\s+Garantie/)
})

test('OFFER-05 APP-05 a house that does not use them has none on paper', async () => {
  const { trip } = await offerWith([included])
  const use = (bulletPoints: boolean) => expectStatus(200, anna.patch('/api/settings/1', { offer: { bulletPoints } }))
  await use(false)
  const without = await pdfOf(trip, 'de_DE').finally(() => use(true))
  expect(without).not.toContain('Immer dabei')
})
