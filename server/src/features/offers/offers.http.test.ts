import { setTimeout as pause } from 'node:timers/promises'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { savePrices } from '../calculation/calculation.fixture.ts'

type Offer = { id: number; version: number; offerNr: string }
type Stored = { id: number; name: string; type: string; filetype: string; path: string; byteSize: number }
type Contents = {
  recipient: string[]
  hasAddress: boolean
  included: string[]
  extras: { group: string; rows: object[] }[]
}
type Refused = { code?: string; violations?: { propertyPath: string }[] }

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
  north = await loadNorth(desk.db)
})
afterAll(() => desk.close())

const euros = (amount: string) => ({ amount, currency: 'EUR' })
const tier = (numberOfPersons: number, amount: string) => {
  return { priceType: 'double', numberOfPersons, sellPrice: euros(amount) }
}
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

function openOffer(trip: PlannedTrip, by = bernd): Promise<Offer> {
  return expectStatus<Offer>(201, by.post('/api/offers', { order: trip.order }))
}

function generate(trip: PlannedTrip, by = bernd): Promise<Stored> {
  return expectStatus<Stored>(200, by.post(`/api/orders/${trip.id}/offer/generate-document`))
}

async function textOf(document: Stored, by = bernd): Promise<string> {
  const { status, raw, headers } = await by.get(document.path)
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('application/pdf')
  const { text } = await readPdf(raw)
  return untypeset(text)
}

/** A client with an address and a person, and the trip it asked for. */
async function tripOfClient(): Promise<PlannedTrip> {
  const trip = await planTrip(bernd)
  const [client] = await desk.db.query<{ id: number }>(
    `insert into clients (organisation_id, company_name, short_name) values (1, 'Kantorei St. Michael e. V.', 'Kantorei') returning id::int`,
  )
  await desk.db.query(
    `with address as (insert into addresses (client_id, street_address, zip, city, country)
       values ($1, 'Johannisstraße 12', '21335', 'Lüneburg', 'Deutschland'))
     insert into contacts (client_id, salutation, first_name, last_name) values ($1, 'Frau', 'Helga', 'Brandt')`,
    [client?.id],
  )
  await expectStatus(200, bernd.patch(trip.order, { client: `/api/clients/${client?.id}` }))
  return trip
}

describe('the offer of a trip', () => {
  test('OFFER-06 says what was entered: letter, services by their status, prices, conditions', async () => {
    const trip = await tripOfClient()
    const [first, second] = trip.days
    await expectStatus(200, bernd.put(`/api/days/${first?.id}?newName=${encodeURIComponent('Hamburg – Oslo')}`))
    await expectStatus(
      201,
      bernd.post('/api/hotel_placeholders', {
        day: first?.link,
        place: `/api/places/${north.Oslo}`,
        board: 'half',
      }),
    )
    const freeText = (text: string, clientOffer: object) =>
      expectStatus(
        201,
        bernd.post('/api/free_text_items', {
          day: second?.link,
          text: { type: 'doc', content: [paragraph(text)] },
          clientOffer,
        }),
      )
    await freeText('Begrüßung am Kai', { status: 'included' })
    await freeText('Bootsfahrt im Fjord', { status: 'optional', priceType: 'per_person', price: euros('39.00') })
    await freeText('Orgel im Dom', { status: 'additional', priceType: 'per_group', price: euros('180.00') })
    await freeText('Standseilbahn', { status: 'atLocation', priceType: 'per_person', price: null })
    const offer = await openOffer(trip)
    await expectStatus(
      200,
      bernd.patch(`/api/offers/${offer.id}`, {
        introTitle: 'Klänge am Fjord',
        introText: { type: 'doc', content: [paragraph('herzlichen Dank für Ihre Anfrage.')] },
        conditionsText: { type: 'doc', content: [paragraph('Stornierung bis März kostenfrei.')] },
      }),
    )

    await savePrices(bernd, trip, [tier(20, '1989.00'), { ...tier(5, '245.50'), priceType: 'single' }])

    const contents = await expectStatus<Contents>(200, bernd.get(`/api/orders/${trip.id}/offer/contents`))
    expect(contents.hasAddress).toBe(true)
    expect(contents.recipient.map(untypeset)).toEqual([
      'Kantorei St. Michael e. V.',
      'Frau Helga Brandt',
      'Johannisstraße 12',
      '21335 Lüneburg',
    ])
    expect(contents.included.map(untypeset)).toEqual([
      '1 Übernachtung im Hotel mit 3 Sternen',
      '1 × Halbpension',
      'Begrüßung am Kai',
    ])
    expect(contents.extras.map(({ group, rows }) => [group, rows.length])).toEqual([
      ['Möglichkeit', 1],
      ['Zusätzlich buchbar', 1],
      ['Vor Ort', 1],
    ])

    const text = await textOf(await generate(trip))
    for (const words of [
      'Klänge am Fjord',
      'Sehr geehrte Frau Brandt,',
      'herzlichen Dank für Ihre Anfrage.',
      'Johannisstraße 12',
      'Hamburg – Oslo',
      'Hotel in Oslo',
      'Begrüßung am Kai',
      'Bootsfahrt im Fjord',
      '39,00 € p. P.',
      '180,00 €',
      'auf Anfrage',
      '1.989,00 €',
      '245,50 €',
      'Stornierung bis März kostenfrei.',
    ]) {
      expect(text).toContain(words)
    }
    // Small capitals: a reader takes them for either case.
    expect(text).toMatch(/ab 20 Pax/i)
    expect(text).toMatch(/bis 5 EZ/i)
  })

  test('OFFER-02 is written to the address that was chosen, of the client of the trip', async () => {
    const trip = await tripOfClient()
    const { id } = await openOffer(trip)
    const rows = await desk.db.query<{ id: number; city: string }>(
      `with own as (select client_id as id from orders where id = $1)
       insert into addresses (client_id, title, street_address, zip, city, sort)
       select own.id, 'Pfarrbüro', 'Am Sande 5', '21335', 'Lüneburg', 2 from own returning id::int, city`,
      [trip.id],
    )
    const [foreign] = await desk.db.query<{ id: number }>(
      `with client as (insert into clients (organisation_id, company_name, short_name) values (1, 'Chor', 'Chor') returning id)
       insert into addresses (client_id, title, street_address, zip, city) select id, '', 'Anderswo 1', '20095', 'Hamburg' from client
       returning id::int`,
    )
    const chosen = `/api/addresses/${rows[0]?.id}`
    const recipient = async () =>
      (await expectStatus<Contents>(200, bernd.get(`/api/orders/${trip.id}/offer/contents`))).recipient.map(untypeset)
    const refused = await bernd.patch<Refused>(`/api/offers/${id}`, { address: `/api/addresses/${foreign?.id}` })
    expect(refused).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'address' }] } })
    expect(await recipient()).toContain('Johannisstraße 12')
    expect(await expectStatus(200, bernd.patch(`/api/offers/${id}`, { address: chosen }))).toMatchObject({
      address: chosen,
    })
    expect(await recipient()).toEqual([
      'Kantorei St. Michael e. V.',
      'Frau Helga Brandt',
      'Am Sande 5',
      '21335 Lüneburg',
    ])
    expect(await textOf(await generate(trip))).toContain('Am Sande 5')
    // A trip that goes to somebody else is written to where they live; an address that is gone is none.
    const [other] = await desk.db.query<{ id: number }>(`select client_id::int as id from addresses where id = $1`, [
      foreign?.id,
    ])
    const own = await expectStatus<{ client: string }>(200, bernd.get(trip.order))
    await expectStatus(200, bernd.patch(trip.order, { client: `/api/clients/${other?.id}` }))
    expect(await expectStatus(200, bernd.get(`/api/offers/${id}`))).toMatchObject({ address: null })
    expect(await recipient()).toContain('Anderswo 1')
    await expectStatus(200, bernd.patch(trip.order, { client: own.client }))
    expect(await expectStatus(200, bernd.get(`/api/offers/${id}`))).toMatchObject({ address: chosen })
    await desk.db.query('delete from addresses where id = $1', [rows[0]?.id])
    expect(await expectStatus(200, bernd.get(`/api/offers/${id}`))).toMatchObject({ address: null })
    expect(await recipient()).toContain('Johannisstraße 12')
  })

  test('OFFER-02 goes to the person its letter names, also where nobody was made the main contact', async () => {
    const trip = await tripOfClient()
    await openOffer(trip)
    const path = `/api/offers?order.id[]=${trip.id}&_groups[]=contact_read`
    expect(await expectStatus<object[]>(200, bernd.get(path))).toMatchObject([{ contact: { lastName: 'Brandt' } }])
  })

  test('OFFER-02 to whom it would go is known before there is an offer, and asking for it opens none', async () => {
    const trip = await tripOfClient()
    const read = await expectStatus<object>(200, bernd.get(`${trip.order}?_groups[]=offer_read`))
    expect(read).toMatchObject({ addressee: { lastName: 'Brandt' }, mainOffer: null })
    const bare = await expectStatus<object>(200, bernd.get(`${(await planTrip(bernd)).order}?_groups[]=offer_read`))
    expect(bare).toMatchObject({ addressee: null })
    expect(await expectStatus<object[]>(200, bernd.get(`/api/offers?order.id=${trip.id}`))).toEqual([])
  })

  test('OFFER-06 a trip without client, days’ names, services and prices still gives a letter', async () => {
    const trip = await planTrip(bernd)
    const contents = await expectStatus<Contents>(200, bernd.get(`/api/orders/${trip.id}/offer/contents`))
    expect(contents).toMatchObject({ hasAddress: false, included: [], extras: [] })
    expect(contents.recipient.map(untypeset)).toEqual(['Kantorei St. Michael'])
    expect(await textOf(await generate(trip))).toContain('Sehr geehrte Damen und Herren,')
  })

  test('OFFER-06 is stored and listed, newest first', async () => {
    const trip = await planTrip(bernd)
    const made = [await generate(trip), await generate(trip)]
    const listed = await expectStatus<Stored[]>(
      200,
      bernd.get(`/api/documents?order.id=${trip.id}&type[]=offer&_order[id]=desc`),
    )
    expect(listed.map(({ id }) => id)).toEqual(made.map(({ id }) => id).reverse())
    expect(listed[0]).toMatchObject({ type: 'offer', filetype: 'pdf', byteSize: expect.any(Number) })
  })

  test('OFFER-10 numbers count up, and the next one is told before', async () => {
    const trip = await planTrip(bernd)
    const before = await openOffer(trip)
    expect(before.offerNr).toMatch(/^\d{7} \/ 1$/)
    const names = [(await generate(trip)).name, (await generate(trip)).name]
    expect(names.map((name) => name.replace(/^Angebot \d{7}/, ''))).toEqual(['-1', '-2'])
    expect((await openOffer(trip)).offerNr).toMatch(/ \/ 3$/)
  })

  test('OFFER-10 no number is given twice, however many ask at once for a trip that has no offer yet', async () => {
    const trip = await planTrip(bernd)
    const made = await Promise.all(Array.from({ length: 6 }, () => generate(trip)))
    expect(made.map(({ name }) => name.split('-').at(-1)).sort()).toEqual(['1', '2', '3', '4', '5', '6'])
    const offers = await expectStatus<Offer[]>(200, bernd.get(`/api/offers?order.id=${trip.id}`))
    expect(offers).toHaveLength(1)
  })

  test('OFFER-10 who generates waits for those before, longer than for a lock of an edit', async () => {
    const trip = await planTrip(bernd)
    const { id } = await openOffer(trip)
    const before = await desk.db.hold(`select from offers where id = ${id} for update`)
    const waiting = generate(trip)
    await pause(6_000)
    await before.release()
    expect((await waiting).name).toMatch(/-1$/)
  })

  test('OFFER-04 APP-19 offers of several trips come with the person one writes to', async () => {
    const [trip, other] = [await tripOfClient(), await planTrip(bernd)]
    const [one, another] = [await openOffer(trip), await openOffer(other)]
    const [person] = await desk.db.query<{ id: number }>(
      `select k.id::int from contacts k join orders o on o.client_id = k.client_id where o.id = $1`,
      [trip.id],
    )
    const contact = `/api/contacts/${person?.id}`
    await expectStatus(
      201,
      bernd.post('/api/order_contacts', { order: trip.order, role: '1_contact', contact, isPrimary: true }),
    )
    const path = `/api/offers?order.id[]=${trip.id}&order.id[]=${other.id}`
    const found = await expectStatus<object[]>(200, bernd.get(`${path}&_groups[]=contact_read`))
    expect(found).toMatchObject([
      { id: one.id, contact: { lastName: 'Brandt' } },
      { id: another.id, contact: null },
    ])
    const [plain] = await expectStatus<object[]>(200, bernd.get(path))
    expect(plain).not.toHaveProperty('contact')
  })

  test('a trip has one offer: opening it again answers the same, with what was changed', async () => {
    const trip = await planTrip(bernd)
    const [first, second] = [await openOffer(trip), await openOffer(trip)]
    expect(second).toMatchObject({ id: first.id, version: first.version })
  })

  test('OFFER-01 APP-14 what a colleague has written is not overwritten by opening the offer with other words', async () => {
    const trip = await planTrip(bernd)
    const { id } = await openOffer(trip)
    const filled = { order: trip.order, introTitle: 'Von Anna' }
    // Nobody has said anything in it yet.
    expect(await expectStatus<Offer>(201, anna.post('/api/offers', filled))).toMatchObject({
      id,
      introTitle: 'Von Anna',
    })
    for (const body of [{ introTitle: '' }, { introTitle: 'Von Bernd', type: 'updated' }]) {
      expect(await bernd.post('/api/offers', { order: trip.order, ...body })).toMatchObject({
        status: 409,
        body: { code: 'duplicate', message: 'Diese Reise hat schon ein Angebot.' },
      })
    }
    expect(await openOffer(trip)).toMatchObject({ id, introTitle: 'Von Anna' })

    const fresh = await planTrip(bernd)
    const both = await Promise.all(
      [anna, bernd].map((by) => by.post('/api/offers', { order: fresh.order, introTitle: 'Als Erste' })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})

describe('texts', () => {
  test('APP-14 a text changed by somebody else meanwhile is not overwritten', async () => {
    const trip = await planTrip(bernd)
    const { id, version } = await openOffer(trip)
    await expectStatus(200, anna.patch(`/api/offers/${id}`, { introTitle: 'Von Anna' }))
    const late = await bernd
      .with({ 'if-match': `"${version}"` })
      .patch<{ current?: { introTitle: string } }>(`/api/offers/${id}`, { introTitle: 'Von Bernd' })
    expect(late.status).toBe(409)
    expect(late.body.current?.introTitle).toBe('Von Anna')
  })
})

describe('APP-04 whoever does not see the trip sees nothing of its offer', () => {
  test.each([
    ['another organisation', () => planTrip(bernd), () => clara],
    ['a trip for administrators only', () => planTrip(anna, { isAdminOnly: true }), () => bernd],
  ])('%s', async (_name, plan, stranger) => {
    const trip = await plan()
    const document = await generate(trip, anna)
    const offer = await openOffer(trip, anna)
    const by = stranger()
    const answers = await Promise.all([
      by.post(`/api/orders/${trip.id}/offer/generate-document`),
      by.get(`/api/orders/${trip.id}/offer/contents`),
      by.get(`/api/offers/${offer.id}`),
      by.patch(`/api/offers/${offer.id}`, { introTitle: 'fremd' }),
      by.get(document.path),
      by.get(`/api/documents/${document.id}`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await by.post('/api/offers', { order: trip.order })).status).toBe(422)
    expect((await by.get(`/api/offers?order.id=${trip.id}`)).body).toEqual([])
    expect((await by.get(`/api/documents?order.id=${trip.id}`)).body).toEqual([])
    expect((await anna.get(document.path)).status).toBe(200)
  })

  test('nobody without a session', async () => {
    const trip = await planTrip(bernd)
    const document = await generate(trip)
    expect((await desk.nobody.get(document.path)).status).toBe(401)
    expect((await desk.nobody.post(`/api/orders/${trip.id}/offer/generate-document`)).status).toBe(401)
  })
})

test('APP-02 a foreign page cannot make offers through a link, though the documents’ path is a GET', async () => {
  const trip = await planTrip(bernd)
  const path = `/api/orders/${trip.id}/offer/generate-document?_groups[]=document_read&types=offer`
  const foreign = await bernd.with({ 'sec-fetch-site': 'cross-site' }).get<Refused>(path)
  expect([foreign.status, foreign.body.code]).toEqual([403, 'cross_site'])
  expect((await bernd.get(`/api/documents?order.id=${trip.id}`)).body).toEqual([])
  const own = await bernd.with({ 'sec-fetch-site': 'same-origin' }).get<Stored>(path)
  expect([own.status, own.body.type]).toEqual([200, 'offer'])
})
