import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type {
  offerVersionContract,
  VersionComparison,
} from '@reisewerk/domain/offers/versions/offer-version.contract.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../../platform/database/connect.ts'
import { asActor } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { calculationOf, savePrices } from '../../calculation/calculation.fixture.ts'

type Version = ItemOf<typeof offerVersionContract, 'offer_version_read'>
type Stored = { id: number; name: string }

let now = new Date('2026-11-21T09:00:00Z')
let desk: TestApp
let database: Database
let anna: Caller
let bernd: Caller
let clara: Caller
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp({ now: () => now })
  database = connectDatabase(desk.db.adminUrl, 2)
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
  north = await loadNorth(desk.db)
})
afterAll(async () => {
  await database.close()
  await desk.close()
})

const euros = (amount: string) => ({ amount, currency: 'EUR' })
const tier = (numberOfPersons: number, amount: string) => {
  return { priceType: 'double', numberOfPersons, sellPrice: euros(amount) }
}

function generate({ id }: PlannedTrip, types = 'offer', by = bernd): Promise<Stored> {
  return expectStatus<Stored>(200, by.post(`/api/orders/${id}/offer/generate-document?types=${types}`))
}

function versionsOf({ id }: PlannedTrip, by = bernd): Promise<Version[]> {
  const path = `/api/offer_versions?order.id=${id}&_groups[]=offer_version_read`
  return expectStatus<Version[]>(200, by.get(path))
}

async function told(version: { id: number } | undefined, after?: { id: number }): Promise<string[]> {
  const path = `/api/offer_versions/${version?.id}/comparison${after === undefined ? '' : `?with=${after.id}`}`
  const { parts } = await expectStatus<VersionComparison>(200, bernd.get(path))
  return parts.flatMap(({ title, changes }) =>
    changes.map(({ about, words }) => untypeset(`${title} · ${about}: ${words}`)),
  )
}

/** A trip with a hotel in Oslo, a price and a payment. */
async function offeredTrip(): Promise<PlannedTrip & { hotel: string; offer: string }> {
  const trip = await planTrip(bernd)
  const hotel = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/hotel_placeholders', {
      day: trip.days[0]?.link,
      place: `/api/places/${north.Oslo}`,
      board: 'half',
    }),
  )
  const offer = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/offers', {
      order: trip.order,
      conditions: [{ category: 'Zahlungen', type: 'date', deadlineDate: '01.03.2027', conditionText: 'Anzahlung' }],
    }),
  )
  await savePrices(bernd, trip, [tier(20, '1989.00'), tier(40, '1459.00')])
  return { ...trip, hotel: `/api/hotel_placeholders/${hotel.id}`, offer: `/api/offers/${offer.id}` }
}

describe('OFFER-11 versions of an offer', () => {
  test('OFFER-11 each generated offer is kept with what it told, and two are compared in words', async () => {
    const trip = await offeredTrip()
    const first = await generate(trip)
    const [one] = await versionsOf(trip)
    expect(one).toMatchObject({
      type: 'offer',
      number: expect.stringMatching(/ \/ 1$/),
      document: `/api/documents/${first.id}`,
      user: { firstName: 'Bernd', lastName: 'Brandt' },
      sentAt: null,
      sentTo: [],
      sentBy: null,
    })
    expect(await told(one)).toEqual([])

    await expectStatus(200, bernd.patch(trip.hotel, { board: 'full' }))
    const kept = await calculationOf(trip, bernd)
    const forty = kept.packagePrices.find(({ numberOfPersons }) => numberOfPersons === 40)
    await expectStatus(
      200,
      bernd.patch(`/api/calculation_price_contingents/${forty?.id}`, { sellPrice: euros('1489.00') }),
    )
    const [condition] = (await expectStatus<{ conditions: { id: number }[] }>(200, bernd.get(trip.offer))).conditions
    const moved = { id: condition?.id, deadlineDate: '12.03.2027' }
    await expectStatus(200, bernd.patch(trip.offer, { conditions: [moved] }))
    const expected = [
      'Leistungen · Hotel in Oslo: Vollpension statt Halbpension',
      'Preise · Preis pro Person im Doppelzimmer: ab 40 Pax 1.489 statt 1.459 €',
      'Konditionen · Zahlungen: Anzahlung bis 12.03. statt 01.03.',
    ]
    // What the client does not know yet …
    expect(await told(one)).toEqual(expected)
    await generate(trip)
    const [two] = await versionsOf(trip)
    expect(await told(one, two)).toEqual(expected)
    expect(await told(two)).toEqual([])
    // … whatever is changed later.
    await savePrices(bernd, trip, [tier(30, '999.00')])
    expect(await told(one, two)).toEqual(expected)
  })

  test('OFFER-11 a reconfirmation is a version of its own, the route is none', async () => {
    const trip = await offeredTrip()
    await generate(trip)
    await generate(trip, 'offer_confirmation')
    await generate(trip, 'route')
    const versions = await versionsOf(trip)
    expect(versions.map(({ type, number }) => [type, number.split(' / ')[1]])).toEqual([
      ['offer_confirmation', '1'],
      ['offer', '1'],
    ])
    expect(await told(versions[1], versions[0])).toEqual([])
  })

  test('OFFER-10 reading the document again makes no second one of the same; wishing for one does', async () => {
    const trip = await offeredTrip()
    const path = `/api/orders/${trip.id}/offer/generate-document?_groups[]=document_read`
    const read = async (types: string) => (await expectStatus<Stored>(200, bernd.get(`${path}&types=${types}`))).id
    const first = await read('offer')
    expect(await read('offer')).toBe(first)
    expect((await generate(trip)).name).toMatch(/-2$/)
    const second = await read('offer')
    expect(second).not.toBe(first)
    const confirmed = await read('offer_confirmation')
    expect(await read('offer_confirmation')).toBe(confirmed)
    await savePrices(bernd, trip, [tier(30, '999.00')])
    const third = await read('offer')
    expect(third).not.toBe(second)
    // A confirmation has the number of the last offer, which is another one now.
    expect(await read('offer_confirmation')).not.toBe(confirmed)
    // A number somebody has typed is wanted on paper.
    const { offerNr } = await expectStatus<{ offerNr: string }>(200, bernd.get(trip.offer))
    await expectStatus(200, bernd.patch(trip.offer, { offerNr: offerNr.replace(/\d+$/, '9') }))
    const typed = await expectStatus<Stored>(200, bernd.get(`${path}&types=offer`))
    expect(typed.name).toMatch(/-9$/)
    // So is the day on which it is made.
    expect(await read('offer')).toBe(typed.id)
    now = new Date('2026-11-22T09:00:00Z')
    expect(await read('offer')).not.toBe(typed.id)
  })

  test('OFFER-11 what no version may tell: purchase figures', async () => {
    const trip = await offeredTrip()
    const request = await bernd.post('/api/hotel_requests', {
      placeholder: trip.hotel.replace('hotel_placeholders', 'placeholders'),
      hotel: `/api/hotels/${north['Hotel Fjordblick']}`,
      itemPrices: [{ name: 'Geheime Kurtaxe', price: euros('7.77') }],
    })
    expect(request.status).toBe(201)
    await generate(trip)
    const [{ content } = { content: '' }] = await desk.db.query<{ content: string }>(
      'select content::text from offer_version_contents where order_id = $1',
      [trip.id],
    )
    expect(content).toMatch(/: 198900\b/)
    expect(content).not.toMatch(/: "?7[.,]?77\b|Geheime/)
  })

  test('OFFER-11 the database keeps what was told as it was told, whoever asks it to forget', async () => {
    const trip = await offeredTrip()
    await generate(trip)
    const [version] = await versionsOf(trip)
    const asApp = (statement: string) =>
      asActor(database.app, { userId: 2, organisationIds: [1], isAdmin: true, maySeePurchase: false }, {}, (trx) =>
        trx.query(statement, [version?.id]),
      )
    for (const statement of [
      `update offer_versions set number = 'gefälscht' where id = $1`,
      `update offer_versions set created_at = now() - interval '1 year' where id = $1`,
      `update offer_versions set type = 'offer_confirmation' where id = $1`,
      `update offer_version_contents set content = jsonb_set(content, '{introTitle}', '"anders"') where version_id = $1`,
    ]) {
      await expect(asApp(statement), statement).rejects.toMatchObject({ code: '23514' })
    }
    for (const table of ['offer_versions where id', 'offer_version_contents where version_id']) {
      await expect(asApp(`delete from ${table} = $1`), table).rejects.toMatchObject({ code: '42501' })
    }
    expect(await told(version)).toEqual([])
    for (const method of ['patch', 'put'] as const) {
      expect((await bernd[method](`/api/offer_versions/${version?.id}`, { number: 'x' })).status).toBe(404)
    }
    expect((await bernd.delete(`/api/offer_versions/${version?.id}`)).status).toBe(404)
  })

  test('OFFER-11 a version ends with its document', async () => {
    const trip = await offeredTrip()
    const [first] = [await generate(trip), await generate(trip)]
    await expectStatus(204, bernd.delete(`/api/documents/${first.id}`))
    const versions = await versionsOf(trip)
    expect(versions.map(({ number }) => number.split(' / ')[1])).toEqual(['2'])
    const left = await desk.db.query('select from offer_version_contents where order_id = $1', [trip.id])
    expect(left).toHaveLength(1)
  })
})

describe('OFFER-11 a version that went out by post', () => {
  test('OFFER-11 is marked as sent by hand, once, and the mark can be taken back', async () => {
    const trip = await offeredTrip()
    await generate(trip)
    const [version] = await versionsOf(trip)
    const path = `/api/offer_versions/${version?.id}/sent`
    const marked = await expectStatus<Version>(200, bernd.post(path))
    expect(marked).toMatchObject({ id: version?.id, sentTo: [], sentBy: { firstName: 'Bernd' } })
    expect(marked.sentAt).toMatch(/^2\d\.11\.2026 /)
    expect(await anna.post(path)).toMatchObject({ status: 409, body: { code: 'sent_already' } })
    expect((await versionsOf(trip))[0]).toMatchObject({ sentBy: { firstName: 'Bernd' } })
    expect(await expectStatus<Version>(200, anna.delete(path))).toMatchObject({ sentAt: null, sentBy: null })
    expect((await clara.post(path)).status).toBe(404)
    expect((await clara.delete(path)).status).toBe(404)
    expect((await desk.nobody.post(path)).status).toBe(401)
  })

  test('OFFER-11 what a mail says of its recipients stays', async () => {
    const trip = await offeredTrip()
    await generate(trip)
    const [version] = await versionsOf(trip)
    const to = JSON.stringify([{ name: 'Helga Brandt', address: 'helga@kantorei.example' }])
    await desk.db.query('update offer_versions set sent_at = now(), sent_to = $2, sent_by_id = user_id where id = $1', [
      version?.id,
      to,
    ])
    const path = `/api/offer_versions/${version?.id}/sent`
    expect(await bernd.delete(path)).toMatchObject({ status: 409, body: { code: 'sent_by_mail' } })
    expect((await versionsOf(trip))[0]?.sentTo).toEqual(JSON.parse(to))
  })
})

describe('OFFER-11 APP-04 whoever does not see the trip sees nothing of its versions', () => {
  test.each([
    ['another organisation', () => planTrip(bernd), () => clara],
    ['a trip for administrators only', () => planTrip(anna, { isAdminOnly: true }), () => bernd],
  ])('%s', async (_name, plan, stranger) => {
    const trip = await plan()
    await generate(trip, 'offer', anna)
    const [version] = await versionsOf(trip, anna)
    const by = stranger()
    expect(await versionsOf(trip, by)).toEqual([])
    expect((await by.get(`/api/offer_versions/${version?.id}`)).status).toBe(404)
    expect((await by.get(`/api/offer_versions/${version?.id}/comparison`)).status).toBe(404)
    const own = await planTrip(by, { organisation: by === clara ? 2 : 1 })
    await generate(own, 'offer', by)
    const [mine] = await versionsOf(own, by)
    for (const other of [version?.id, 999_999]) {
      const compared = await by.get(`/api/offer_versions/${mine?.id}/comparison?with=${other}`)
      expect(compared).toMatchObject({ status: 400, body: { message: expect.stringContaining("'with'") } })
    }
  })

  test('nobody without a session, and no version of another trip', async () => {
    const trips = [await planTrip(bernd), await planTrip(bernd)] as const
    for (const trip of trips) await generate(trip)
    const [[one], [other]] = await Promise.all([versionsOf(trips[0]), versionsOf(trips[1])])
    const path = `/api/offer_versions/${one?.id}/comparison?with=${other?.id}`
    expect((await desk.nobody.get(path)).status).toBe(401)
    expect((await bernd.get(path)).status).toBe(400)
    expect((await bernd.get(`/api/offer_versions/${one?.id}/comparison?with=x`)).status).toBe(400)
  })
})
