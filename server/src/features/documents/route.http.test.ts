import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Stored = { id: number; name: string; type: string; path: string }

let desk: TestApp
let bernd: Caller
let clara: Caller
let trip: PlannedTrip
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  const [first, second] = trip.days
  await expectStatus(200, bernd.put(`/api/days/${first?.id}?newName=${encodeURIComponent('Hamburg – Oslo')}`))
  const hotel = { day: first?.link, place: `/api/places/${north.Oslo}`, board: 'half' }
  await expectStatus(201, bernd.post('/api/hotel_placeholders', hotel))
  const freeText = (text: string, clientOffer: object) => {
    const content = [{ type: 'paragraph', content: [{ type: 'text', text }] }]
    return expectStatus(
      201,
      bernd.post('/api/free_text_items', { day: second?.link, text: { type: 'doc', content }, clientOffer }),
    )
  }
  const price = { amount: '39.00', currency: 'EUR' }
  await freeText('Begrüßung am Kai', { status: 'included' })
  await freeText('Bootsfahrt im Fjord', { status: 'optional', priceType: 'per_person', price })
})
afterAll(() => desk.close())

const path = () => `/api/orders/${trip.id}/offer/generate-document`

function generate(query: string, locale?: string): Promise<Stored> {
  const by = locale === undefined ? bernd : bernd.with({ 'x-locale': locale })
  return expectStatus<Stored>(200, by.post(`${path()}${query}`))
}

async function read(document: Stored) {
  const pdf = await readPdf((await bernd.get(document.path)).raw)
  return { ...pdf, text: untypeset(pdf.text) }
}

describe('the route of a trip', () => {
  test('DOC-01 OFFER-06 tells the days with what is included, no prices and nothing that must still be chosen', async () => {
    const document = await generate('?types[]=route')
    expect(document.type).toBe('route')
    expect(document.name).toMatch(/^Reiseverlauf \d{7}$/)
    const { text, title, archival, isTagged } = await read(document)
    expect({ archival, isTagged }).toEqual({ archival: '2A', isTagged: true })
    expect(title).toBe(`${document.name} · Aktivreise`)
    for (const words of ['Hamburg – Oslo', 'Hotel in Oslo', 'Halbpension', 'Begrüßung am Kai', '21. November 2026']) {
      expect(text).toContain(words)
    }
    expect(text).not.toMatch(/Bootsfahrt|39,00|Sehr geehrte|Angebot/)
  })

  test('DOC-01 PLACE-02 tells no clock time where only the day is known (001 §4)', async () => {
    const ferry = { type: 'day', startPort: `/api/ports/${north.Hirtshals}`, endPort: `/api/ports/${north.Larvik}` }
    const made = await expectStatus<{ id: number }>(
      201,
      bernd.post('/api/ferry_placeholders', { day: trip.days[1]?.link, ...ferry, startAt: '15.05.2027 00:00:00' }),
    )
    const untimed = (await read(await generate('?types=route'))).text
    expect(untimed).toContain('Fähre Hirtshals–Larvik')
    expect(untimed).not.toContain('00:00')
    await expectStatus(200, bernd.put(`/api/ferry_placeholders/${made.id}`, { startAt: '15.05.2027 17:30:00' }))
    expect((await read(await generate('?types=route'))).text).toContain('17:30')
    await expectStatus(204, bernd.delete(`/api/ferry_placeholders/${made.id}`))
  })

  test.each([
    ['en', 'Itinerary', ['Half board', 'At leisure', '21 November 2026']],
    ['fr', 'Programme du voyage', ['Demi-pension', 'Journée libre', '21 novembre 2026']],
  ])('OFFER-02 speaks %s', async (locale, name, words) => {
    const document = await generate('?types=route', locale)
    expect(document.name).toMatch(new RegExp(`^${name} \\d{7}$`))
    const { text, language } = await read(document)
    expect(language).toMatch(new RegExp(`^${locale}-`))
    for (const word of words) expect(text).toContain(word)
  })

  test('OFFER-10 counts no number of the offer and stands in the list beside it', async () => {
    const offer = await generate('')
    await generate('?types=route')
    const next = await generate('?types[]=offer')
    expect([offer, next].map(({ name }) => name.split('-').at(-1))).toEqual(['1', '2'])
    const listed = await expectStatus<Stored[]>(
      200,
      bernd.get(`/api/documents?order.id=${trip.id}&type[]=offer&type[]=route&_order[id]=desc`),
    )
    expect(listed.slice(0, 3).map(({ type }) => type)).toEqual(['offer', 'route', 'offer'])
  })

  test('OFFER-06 in detail it tells the days by the clock, what is only offered, and where a passage comes in', async () => {
    const ports = { startPort: `/api/ports/${north.Hirtshals}`, endPort: `/api/ports/${north.Larvik}` }
    const times = { startAt: '15.05.2027 17:30:00', endAt: '16.05.2027 08:15:00' }
    const ferry = await expectStatus<{ id: number }>(
      201,
      bernd.post('/api/ferry_placeholders', { day: trip.days[1]?.link, type: 'night', ...ports, ...times }),
    )
    const document = await generate('?types=detailed_route')
    expect(document.type).toBe('detailed_route')
    expect(document.name).toMatch(/^Ausführlicher Reiseverlauf \d{7}$/)
    const { text, archival, isTagged } = await read(document)
    expect({ archival, isTagged }).toEqual({ archival: '2A', isTagged: true })
    const plain = text.replaceAll(/\s+/g, ' ')
    for (const words of [
      'Hotel in Oslo, 3 Sterne Halbpension Inklusive',
      '17:30 Nachtfähre Hirtshals–Larvik Ankunft So 16. 5., 08:15 Inklusive',
      '08:15 Ankunft Nachtfähre Hirtshals–Larvik',
      'Bootsfahrt im Fjord Möglichkeit',
      'Begrüßung am Kai',
      'Nacht an Bord',
    ]) {
      expect(plain).toContain(words)
    }
    expect(plain).not.toMatch(/39,00|Sehr geehrte|Angebot/)
    await expectStatus(204, bernd.delete(`/api/ferry_placeholders/${ferry.id}`))
  })

  test.each([
    ['en', 'Detailed itinerary', ['Optional', 'Included', 'Half board']],
    ['fr', 'Programme détaillé', ['En option', 'Inclus', 'Demi-pension']],
  ])('OFFER-02 in detail it speaks %s', async (locale, name, words) => {
    const document = await generate('?types=detailed_route', locale)
    expect(document.name).toMatch(new RegExp(`^${name} \\d{7}$`))
    const { text } = await read(document)
    for (const word of words) expect(text).toContain(word)
    expect(text).not.toMatch(/Inklusive|Möglichkeit|Halbpension/)
  })

  test('APP-17 is made by nobody who does not see the trip, and no other kind is made here', async () => {
    expect((await clara.post(`${path()}?types=route`)).status).toBe(404)
    expect((await bernd.post(`${path()}?types=invoice`)).status).toBe(400)
    expect((await bernd.post(`${path()}?types[]=route&types[]=invoice`)).status).toBe(400)
  })
})
