import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Offer = { id: number; version: number; type: string; offerNr: string }

let desk: TestApp
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  bernd = await desk.as('bernd')
})
afterAll(() => desk.close())

async function opened(): Promise<{ trip: PlannedTrip; path: string; number: string }> {
  const trip = await planTrip(bernd)
  const { id, offerNr } = await expectStatus<Offer>(201, bernd.post('/api/offers', { order: trip.order }))
  return { trip, path: `/api/offers/${id}`, number: offerNr.replace(/ \/ 1$/, '') }
}
const patch = (path: string, body: object) => expectStatus<Offer>(200, bernd.patch(path, body))
const read = (path: string) => expectStatus<Offer>(200, bernd.get(path))

async function generated(
  trip: PlannedTrip,
  types = 'offer',
  locale = 'de_DE',
): Promise<{ name: string; text: string }> {
  const by = bernd.with({ 'x-locale': locale })
  const made = await expectStatus<{ name: string; path: string }>(
    200,
    by.post(`/api/orders/${trip.id}/offer/generate-document?types=${types}`),
  )
  const { text } = await readPdf((await bernd.get(made.path)).raw)
  return { name: made.name, text: untypeset(text).replaceAll(/\s+/g, ' ') }
}

test('OFFER-10 a type begins with its own number: initial 1, updated the last + 1, a confirmation the last', async () => {
  const { trip, path, number } = await opened()
  await generated(trip)
  await generated(trip)
  // Once the first has gone out, the next is an updated one.
  expect(await read(path)).toMatchObject({ type: 'updated', offerNr: `${number} / 3` })
  expect(await patch(path, { type: 'confirmation' })).toMatchObject({ offerNr: `${number} / 2` })
  expect(await patch(path, { type: 'initial' })).toMatchObject({ offerNr: `${number} / 1` })
  expect(await patch(path, { type: 'updated' })).toMatchObject({ offerNr: `${number} / 3` })
})

test('OFFER-10 a typed number counts on from there; cleared it is the proposed one again; another form is refused, OFFER-09 as is a paper of none', async () => {
  const { trip, path, number } = await opened()
  expect(await patch(path, { offerNr: `${number} / 7` })).toMatchObject({ offerNr: `${number} / 7` })
  for (const offerNr of [`${number}/8`, `${number} / 8a`, '1234567 / 8', 'acht']) {
    expect(await bernd.patch(path, { offerNr })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'offerNr', message: `Bitte eine Nummer wie ${number} / 1` }] },
    })
  }
  expect((await generated(trip)).name).toBe(`Angebot ${number}-7`)
  expect(await read(path)).toMatchObject({ type: 'updated', offerNr: `${number} / 8` })
  await patch(path, { offerNr: `${number} / 20` })
  for (const offerNr of ['', `${number} / `]) {
    expect(await patch(path, { offerNr })).toMatchObject({ offerNr: `${number} / ` })
  }
  // No paper has a number that is none yet (OFFER-09); as before there is one, however it is asked for.
  const call = `/api/orders/${trip.id}/offer/generate-document?types=offer`
  const refused = { code: 'offer_number', message: 'Erst, wenn die Nummer vollständig ist.' }
  await patch(path, { introTitle: 'Neu' })
  for (const answer of [await bernd.get(call), await bernd.post(call)])
    expect(answer).toMatchObject({ status: 409, body: refused })
  await patch(path, { offerNr: `${number} / 8` })
  expect((await generated(trip)).name).toBe(`Angebot ${number}-8`)
  // What is sent back as it was read is no number of one's own.
  const before = await read(path)
  expect(await patch(path, { type: before.type, offerNr: before.offerNr })).toMatchObject({ version: before.version })
})

test('OFFER-06 several types are made one after the other; the answer is the first, with all beside it (002 §2, §7)', async () => {
  const { trip, path, number } = await opened()
  // Plain text is taken where the documents write text.
  expect(await patch(path, { introText: 'Guten Tag,\n\nanbei.' })).toMatchObject({
    introText: { type: 'doc', content: [{ type: 'paragraph' }, { content: [{ type: 'text', text: 'anbei.' }] }] },
  })
  const call = `/api/orders/${trip.id}/offer/generate-document?types[]=offer&types[]=route`
  type Made = { id: number; name: string; type: string; path: string; documents: Made[] }
  const made = await expectStatus<Made>(200, bernd.get(call))
  expect(made).toMatchObject({ type: 'offer', name: `Angebot ${number}-1` })
  expect(made.documents.map(({ type }) => type)).toEqual(['offer', 'route'])
  expect(made.documents[0]).toMatchObject({ id: made.id, path: made.path })
})

test('OFFER-10 an updated offer has the last number plus 1, whether the first was made or typed only (002 §5)', async () => {
  const { path, number } = await opened()
  expect(await patch(path, { type: 'updated' })).toMatchObject({ offerNr: `${number} / 2` })
  expect(await patch(path, { type: 'initial' })).toMatchObject({ offerNr: `${number} / 1` })
  await patch(path, { offerNr: `${number} / 8` })
  expect(await patch(path, { type: 'updated' })).toMatchObject({ offerNr: `${number} / 9` })
  // No paper was made: the last number is the one that stands there, and the next is one more.
  expect(await patch(path, { type: 'confirmation' })).toMatchObject({ offerNr: `${number} / 9` })
  expect(await patch(path, { type: 'updated' })).toMatchObject({ offerNr: `${number} / 10` })
})

test('OFFER-10 OFFER-06 a reconfirmation has the number of the last offer or any text, and a place to sign', async () => {
  const { trip, path, number } = await opened()
  await generated(trip)
  const first = await generated(trip, 'offer_confirmation')
  expect(first.name).toBe(`Rückbestätigung ${number}-1`)
  for (const words of [
    `Rückbestätigung ${number} / 1`,
    'Gern bestätigen wir Ihnen',
    'Mit den genannten Leistungen, Preisen und Konditionen einverstanden:',
    'Ort, Datum',
    'Unterschrift für Kantorei St. Michael',
  ]) {
    expect(first.text).toContain(words)
  }
  expect(await patch(path, { type: 'confirmation', offerNr: 'RB/Frühjahr: 2' })).toMatchObject({
    offerNr: 'RB/Frühjahr: 2',
  })
  expect((await generated(trip, 'offer_confirmation')).name).toBe('Rückbestätigung RB-Frühjahr-2')
  expect(await read(path)).toMatchObject({ type: 'confirmation', offerNr: 'RB/Frühjahr: 2' })
  // An offer beside it counts on, and has nothing to sign.
  const offer = await generated(trip)
  expect(offer.name).toBe(`Angebot ${number}-2`)
  expect(offer.text).not.toContain('Unterschrift')
  expect((await generated(trip, 'offer_confirmation', 'fr')).text).toContain('Signature pour Kantorei St. Michael')
  expect((await generated(trip, 'offer_confirmation', 'en')).text).toContain('We are pleased to confirm your')
})

test('OFFER-10 OFFER-02 the same offer in a second language keeps its number; once something changed it is the next one', async () => {
  const { trip, path, number } = await opened()
  expect((await generated(trip)).name).toBe(`Angebot ${number}-1`)
  const french = await generated(trip, 'offer', 'fr')
  expect(french.name).toBe(`Offre ${number}-1`)
  expect(french.text).toContain(`${number} / 1`)
  expect((await generated(trip, 'offer', 'en')).name).toBe(`Offer ${number}-1`)
  expect(await read(path)).toMatchObject({ type: 'updated', offerNr: `${number} / 2` })
  const versions = await expectStatus<{ number: string }[]>(200, bernd.get(`/api/offer_versions?order.id=${trip.id}`))
  expect(versions.map((one) => one.number)).toEqual([`${number} / 1`, `${number} / 1`, `${number} / 1`])
  // Asked for by GET it is the one of that language; made once more by hand it is a new version.
  const call = `/api/orders/${trip.id}/offer/generate-document?types=offer`
  const again = await expectStatus<{ name: string }>(200, bernd.with({ 'x-locale': 'de_DE' }).get(call))
  expect(again.name).toBe(`Angebot ${number}-1`)
  expect((await generated(trip, 'offer', 'fr')).name).toBe(`Offre ${number}-2`)
  expect((await generated(trip, 'offer', 'de_DE')).name).toBe(`Angebot ${number}-2`)
  await patch(path, { introTitle: 'Neu gerechnet' })
  expect((await generated(trip, 'offer', 'en')).name).toBe(`Offer ${number}-3`)
  // A number that somebody typed is theirs.
  await patch(path, { offerNr: `${number} / 9` })
  expect((await generated(trip, 'offer', 'fr')).name).toBe(`Offre ${number}-9`)
})

test('OFFER-03 what is sent of free places and least persons is kept by the calculation; what is none is refused', async () => {
  const { trip, path } = await opened()
  const freeplaces = [
    { numberOfPersons: 20, type: 'double' },
    { numberOfPersons: 40, type: 'single', freePlaces: 1 },
  ]
  type Group = { minimumPersons: number | null; freeplaces: object[] }
  const told = [
    { numberOfPersons: 20, type: 'double', freePlaces: 1 },
    { numberOfPersons: 40, type: 'single', freePlaces: 1 },
  ]
  const saved = await expectStatus<Group>(200, bernd.patch(path, { minimumPersons: 25, freeplaces }))
  expect(saved).toMatchObject({ minimumPersons: 25, freeplaces: told })
  const calculation = async () =>
    (
      await expectStatus<
        { id: number; minimumPersons: number; freePlaces: { id: number; numberOfPersons: number }[] }[]
      >(200, bernd.get(`/api/calculations?order.id=${trip.id}`))
    )[0]
  const before = await calculation()
  expect(before).toMatchObject({ minimumPersons: 25, freePlaces: told })
  // What is sent back as it was read changes nothing.
  await expectStatus(200, bernd.patch(path, saved))
  expect(await calculation()).toEqual(before)
  await expectStatus(200, bernd.patch(path, { minimumPersons: null, freeplaces: freeplaces.slice(1) }))
  expect(await calculation()).toMatchObject({ minimumPersons: null, freePlaces: [{ numberOfPersons: 40 }] })
  for (const [body, at] of [
    [{ minimumPersons: 0 }, 'minimumPersons'],
    [{ freeplaces: [{ type: 'double' }] }, 'freeplaces[0].numberOfPersons'],
    [{ freeplaces: [{ numberOfPersons: 20, freePlaces: 2 }] }, 'freeplaces[0].freePlaces'],
  ] as const)
    expect(await bernd.patch(path, body)).toMatchObject({ status: 422, body: { violations: [{ propertyPath: at }] } })
})

test('OFFER-08 the document tells as much of the route as is wanted', async () => {
  const { trip, path } = await opened()
  const [first] = trip.days
  await expectStatus(200, bernd.put(`/api/days/${first?.id}?newName=${encodeURIComponent('Hamburg – Oslo')}`))
  await expectStatus(200, bernd.patch(first?.link ?? '', { daySubtitles: [{ subtitle: 'Durch Dänemark' }] }))
  await expectStatus(
    201,
    bernd.post('/api/free_text_items', {
      day: first?.link,
      // Of more than a line: it tells of the day and names no service.
      text: {
        type: 'doc',
        content: ['Lotse am Kai', 'Treffpunkt wie immer'].map((text) => ({
          type: 'paragraph',
          content: [{ type: 'text', text }],
        })),
      },
    }),
  )
  const told = async (attachRouteDescription: string) => {
    await patch(path, { attachRouteDescription })
    const { text } = await generated(trip)
    return ['Hamburg – Oslo', 'Lotse am Kai', 'Durch Dänemark'].filter((words) => text.includes(words))
  }
  expect(await told('none')).toEqual([])
  expect(await told('short')).toEqual(['Hamburg – Oslo'])
  expect(await told('complete')).toEqual(['Hamburg – Oslo', 'Lotse am Kai'])
  expect(await told('long')).toEqual(['Hamburg – Oslo', 'Lotse am Kai', 'Durch Dänemark'])
})

test('EASE-05 OFFER-06 a preview opens no offer; the one that is opened then tells of the route as the preview did', async () => {
  const trip = await planTrip(bernd)
  const kept = async () => [
    await expectStatus(200, bernd.get(`/api/offers?order.id=${trip.id}`)),
    (await expectStatus<object[]>(200, bernd.get(`/api/orders/${trip.id}/history?_itemsPerPage=100`))).length,
  ]
  const before = await kept()
  const { svg } = await expectStatus<{ svg: string }>(
    200,
    bernd.post(`/api/orders/${trip.id}/offer/preview?types=offer`),
  )
  expect(await kept()).toEqual(before)
  expect(before[0]).toEqual([])
  await expectStatus(201, bernd.post('/api/offers', { order: trip.order }))
  const { svg: after } = await expectStatus<{ svg: string }>(
    200,
    bernd.post(`/api/orders/${trip.id}/offer/preview?types=offer`),
  )
  expect(after).toBe(svg)
})

test('EASE-05 a preview shows the pages, stores nothing and uses up no number; of a trip one does not see there is none', async () => {
  const { trip, path, number } = await opened()
  const before = await read(path)
  const preview = (types: string, by = bernd) => by.post(`/api/orders/${trip.id}/offer/preview?types=${types}`)
  for (const types of ['offer', 'calculation']) {
    const { svg, pages } = await expectStatus<{ svg: string; pages: number }>(200, preview(types))
    expect(svg).toContain('<svg')
    expect(pages).toBeGreaterThan(0)
  }
  expect(await read(path)).toEqual(before)
  expect(await expectStatus(200, bernd.get(`/api/documents?order.id=${trip.id}`))).toEqual([])
  expect((await generated(trip)).name).toBe(`Angebot ${number}-1`)
  expect((await preview('internal_calculation')).status).toBe(400)
  expect((await preview('offer', await desk.as('clara'))).status).toBe(404)
})
