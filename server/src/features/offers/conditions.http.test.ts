import { type Deadline, deadlineOf } from '@reisewerk/domain/offers/conditions/deadlines.ts'
import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { openPoints } from './offer-checks.fixture.ts'

type Condition = { id: number; _sort: number; category: string; type: string; days: number | null }
type Offer = { id: number; conditions: Condition[] }

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
})
afterAll(() => desk.close())

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const steps = [
  { category: 'Stornokosten', type: 'days', days: 60, conditionText: '20 Prozent des Reisepreises' },
  { category: 'Stornokosten', type: 'days', days: 7, conditionText: '90 Prozent des Reisepreises' },
]

async function offerWith(conditions: object[]): Promise<{ trip: PlannedTrip; offer: Offer }> {
  const trip = await planTrip(bernd)
  const { id } = await expectStatus<Offer>(201, bernd.post('/api/offers', { order: trip.order }))
  return { trip, offer: await expectStatus<Offer>(200, bernd.patch(`/api/offers/${id}`, { conditions })) }
}

async function pdfOf(trip: PlannedTrip, locale = 'de_DE'): Promise<string> {
  const by = bernd.with({ 'x-locale': locale })
  const { path } = await expectStatus<{ path: string }>(200, by.post(`/api/orders/${trip.id}/offer/generate-document`))
  return untypeset((await readPdf((await bernd.get(path)).raw)).text).replaceAll(/\s+/g, ' ')
}

test('OFFER-03 conditions keep what was typed, in the order in which they stand', async () => {
  const { offer } = await offerWith([
    ...steps,
    { category: 'Angebotsoption', type: 'date', deadlineDate: '01.12.2026 00:00:00', days: 164, key: 'option' },
    { category: 'Konzerte', subcategory: 'Kirchen', type: 'text', deadlineText: 'vorab', isVisible: false },
    { category: 'Zahlungen', type: 'afterDays', afterDays: 14 },
  ])
  expect(offer.conditions).toMatchObject([
    {
      category: 'Stornokosten',
      type: 'days',
      days: 60,
      afterDays: null,
      deadlineDate: '15.03.2027 00:00:00',
      isVisible: true,
    },
    { days: 7, conditionText: '90 Prozent des Reisepreises' },
    { type: 'date', deadlineDate: '01.12.2026 00:00:00', days: 164, key: 'option' },
    { category: 'Konzerte', subcategory: 'Kirchen', deadlineText: 'vorab', isVisible: false },
    { type: 'afterDays', afterDays: 14 },
  ])
  const [first, second, third] = offer.conditions
  const path = `/api/offers/${offer.id}`
  const turned = await expectStatus<Offer>(
    200,
    bernd.patch(path, { conditions: [third, first].map((one) => ({ id: one?.id })) }),
  )
  expect(turned.conditions.map(({ id, _sort }) => [id, _sort])).toEqual([
    [third?.id, 0],
    [first?.id, 1],
  ])
  // One that is gone does not come back by its id.
  expect((await bernd.patch(path, { conditions: [{ id: second?.id }] })).status).toBe(422)
})

test('OFFER-03 a day chosen in a list sets the days as well, and each condition answers the day it is due', async () => {
  const { trip, offer } = await offerWith([
    { category: 'Zahlungen', type: 'date', deadlineDate: '13.02.2027' },
    { category: 'Zahlungen', type: 'afterDays', deadlineDate: '31.05.2027' },
    { category: 'Zahlungen', type: 'days', days: 28, deadlineDate: '13.02.2027' },
    { category: 'Zahlungen', type: 'days' },
    { category: 'Zahlungen', type: 'text', deadlineText: 'vorab' },
  ])
  const told = ({ conditions }: Offer) => conditions as unknown as Record<string, unknown>[]
  expect(told(offer)).toMatchObject([
    { days: 90, afterDays: null, deadline: '13.02.2027 00:00:00' },
    { days: null, afterDays: 14, deadline: '31.05.2027 00:00:00' },
    // Who says both has counted.
    { days: 28, deadline: '16.04.2027 00:00:00' },
    { days: null, deadline: null },
    { deadline: null },
  ])
  for (const condition of told(offer)) {
    const { type, days, afterDays, deadlineDate, deadline } = condition
    const iso = (wire: unknown) => (typeof wire === 'string' ? dateOfWire(wire) : null)
    const step = { type, days, afterDays, deadlineDate: iso(deadlineDate), deadlineText: '' } as Deadline
    expect(deadlineOf(step, { startAt: '2027-05-14', endAt: '2027-05-17' })).toBe(iso(deadline))
  }
  const contents = await expectStatus<OfferContents>(200, bernd.get(`${trip.order}/offer/contents`))
  expect(openPoints(contents, 'conditions')).toContain(
    'Bei einer Kondition fehlen die Tage oder das Datum: Auf dem Papier steht keine Frist.',
  )
  // What was read may be sent back, and moves with the trip.
  await expectStatus(200, bernd.patch(`/api/offers/${offer.id}`, { conditions: offer.conditions }))
  await expectStatus(200, bernd.patch(trip.order, { startAt: '15.05.2027', endAt: '18.05.2027' }))
  const moved = await expectStatus<Offer>(200, bernd.get(`/api/offers/${offer.id}`))
  expect(told(moved).map(({ deadline }) => deadline)).toEqual([
    '13.02.2027 00:00:00',
    '01.06.2027 00:00:00',
    '17.04.2027 00:00:00',
    null,
    null,
  ])
  // A fixed day stays, and is one day more before the start.
  expect(told(moved)[0]).toMatchObject({ days: 91, afterDays: null, deadlineDate: '13.02.2027 00:00:00' })
  expect(told(moved)[2]).toMatchObject({ days: 28 })
  await expectStatus(200, bernd.patch(trip.order, { startAt: '01.02.2027', endAt: '04.02.2027' }))
  const outside = await expectStatus<Offer>(200, bernd.get(`/api/offers/${offer.id}`))
  expect(told(outside)[0]).toMatchObject({ days: null, afterDays: 9, deadline: '13.02.2027 00:00:00' })
})

test('OFFER-03 each condition is kept on its own, too', async () => {
  const { offer } = await offerWith(steps)
  const made = await expectStatus<Condition>(
    201,
    bernd.post('/api/offer_conditions', { offer: `/api/offers/${offer.id}`, category: 'Zahlungen', _sort: 2 }),
  )
  expect(made).toMatchObject({ category: 'Zahlungen', type: 'text', isVisible: true })
  const path = `/api/offer_conditions/${made.id}`
  await expectStatus(200, bernd.patch(path, { type: 'days', days: 28 }))
  expect((await clara.patch(path, { days: 1 })).status).toBe(404)
  const read = await expectStatus<Offer>(200, bernd.get(`/api/offers/${offer.id}`))
  expect(read.conditions.map(({ days }) => days)).toEqual([60, 7, 28])
  await expectStatus(204, bernd.delete(path))
  expect((await bernd.get<Offer>(`/api/offers/${offer.id}`)).body.conditions).toHaveLength(2)
})

test.each([
  [{ type: 'days' }, 'conditions[0].category'],
  [{ category: 'Zahlungen', type: 'weeks' }, 'conditions[0].type'],
  [{ category: 'Zahlungen', type: 'days', days: -1 }, 'conditions[0].days'],
  [{ category: 'Zahlungen', type: 'date', deadlineDate: '31.02.2027' }, 'conditions[0].deadlineDate'],
])('OFFER-03 %j is refused where it stands', async (condition, propertyPath) => {
  const { offer } = await offerWith([])
  const answer = await bernd.patch<{ violations: { propertyPath: string }[] }>(`/api/offers/${offer.id}`, {
    conditions: [condition],
  })
  expect(answer.status).toBe(422)
  expect(answer.body.violations.map((one) => one.propertyPath)).toContain(propertyPath)
})

describe('OFFER-03 conditions on paper', () => {
  const conditions = [
    ...steps,
    { category: 'Zahlungen', type: 'days', days: 28, conditionText: 'Restzahlung' },
    { category: 'Zahlungen', type: 'days', days: 21, conditionText: 'Nur intern', isVisible: false },
    { category: 'Angebotsoption', type: 'date', deadlineDate: '01.12.2026', conditionText: 'Unverbindlich vorgemerkt' },
    { category: 'Konzerte', subcategory: 'Kirchen', type: 'text', deadlineText: 'vorab', conditionText: 'Genehmigung' },
  ]

  test.each([
    [
      'de_DE',
      ['Angebotsoption bis 1. Dezember 2026 Unverbindlich vorgemerkt', 'Stornokosten bis 60 Tage vor Reisebeginn'],
      [
        'ab 7 Tage vor Reisebeginn 90 Prozent des Reisepreises 7. Mai 2027',
        'ab 28 Tage vor Reisebeginn Restzahlung 16. April 2027',
      ],
    ],
    [
      'en',
      ['Option on this offer until 1 December 2026', 'Cancellation charges up to 60 days before departure'],
      ['from 7 days before departure 90 Prozent des Reisepreises 7 May 2027', 'Konzerte'],
    ],
    [
      'fr',
      ['Option sur cette offre jusqu’au 1er décembre 2026', 'Frais d’annulation jusqu’à 60 jours avant le départ'],
      ['à partir de 7 jours avant le départ 90 Prozent des Reisepreises 7 mai 2027', 'Konzerte'],
    ],
  ])('%s: sections, labels and days', async (locale, ...said) => {
    const { trip } = await offerWith(conditions)
    const text = await pdfOf(trip, locale)
    for (const words of said.flat()) expect(text).toContain(words)
    // Small capitals: a reader takes them for either case.
    expect(text).toMatch(/Kirchen vorab Genehmigung/i)
    expect(text).not.toContain('Nur intern')
  })

  test('deadlines follow the dates of the trip, and what is written freely stands behind them', async () => {
    const { trip, offer } = await offerWith(steps)
    await expectStatus(
      200,
      bernd.patch(`/api/offers/${offer.id}`, {
        conditionsText: { type: 'doc', content: [paragraph('Es gelten unsere Reisebedingungen.')] },
      }),
    )
    await expectStatus(200, bernd.patch(trip.order, { startAt: '16.05.2027', endAt: '19.05.2027' }))
    const text = await pdfOf(trip)
    expect(text).toMatch(/Reisepreises 17\. März 2027.*Reisepreises 9\. Mai 2027.*Es gelten unsere Reisebedingungen\./)
  })

  test('APP-05 what a house does not show on the page is on no paper', async () => {
    const { trip, offer } = await offerWith(conditions)
    await expectStatus(
      200,
      bernd.patch(`/api/offers/${offer.id}`, {
        conditionsText: { type: 'doc', content: [paragraph('Es gelten unsere Reisebedingungen.')] },
      }),
    )
    const tabs = (isOn: boolean) =>
      expectStatus(
        200,
        anna.patch('/api/settings/1', { offer: { tabs: { cancelation: isOn, other: isOn, conditions: isOn } } }),
      )
    await tabs(false)
    const without = await pdfOf(trip).finally(() => tabs(true))
    expect(without).toContain('Restzahlung')
    expect(without).not.toMatch(/Stornokosten|Konzerte|Reisebedingungen/)
    expect(await pdfOf(trip)).toMatch(/Stornokosten.*Konzerte.*Reisebedingungen/)
  })
})

describe('OFFER-03 free places on paper', () => {
  async function withPlaces(): Promise<PlannedTrip> {
    const { trip } = await offerWith([])
    const [calculation] = await expectStatus<{ id: number }[]>(200, bernd.get(`/api/calculations?order.id=${trip.id}`))
    await expectStatus(
      200,
      bernd.patch(`/api/calculations/${calculation?.id}`, {
        freePlaces: [
          { numberOfPersons: 40, type: 'single' },
          { numberOfPersons: 25, type: 'double' },
        ],
        minimumPersons: 20,
      }),
    )
    return trip
  }

  test.each([
    ['de_DE', /im Doppelzimmer ab 25 Personen.*1 Freiplatz im Einzelzimmer ab 40 Personen.*zahl 20 Personen/],
    ['en', /1 free place in a double room from 25 guests.*single room from 40 guests.*participants: 20/],
    ['fr', /1 gratuité en chambre double à partir de 25 personnes.*individuelle à partir de 40.*participants ?: ?20/],
  ])('%s: the rules from the smallest group on, and the minimum', async (locale, said) => {
    expect(await pdfOf(await withPlaces(), locale)).toMatch(said)
  })

  test('APP-05 the kind of room and the whole section follow the house', async () => {
    const trip = await withPlaces()
    const offer = (fields: object) => expectStatus(200, anna.patch('/api/settings/1', { offer: fields }))
    await offer({ freePlaces: { showRoomType: false } })
    const roomless = await pdfOf(trip).finally(() => offer({ freePlaces: { showRoomType: true } }))
    expect(roomless).toContain('1 Freiplatz ab 25 Personen')
    await offer({ tabs: { freePlaces: false } })
    const without = await pdfOf(trip).finally(() => offer({ tabs: { freePlaces: true } }))
    expect(without).not.toMatch(/Freipl|Mindestteilnehmer/)
  })
})

describe('OFFER-03 sets of conditions', () => {
  const set = { name: 'Chorreisen', category: 'choir', minDays: 5, maxDays: 12, conditions: steps }

  test('a house keeps them by name, for a kind of trip', async () => {
    const made = await expectStatus<Offer>(201, bernd.post('/api/condition_sets', set))
    expect(made).toMatchObject({ ...set, destination: null, isRetired: false })
    const path = `/api/condition_sets/${made.id}`
    const [first] = made.conditions
    const changed = await expectStatus<Offer>(
      200,
      bernd.patch(path, { conditions: [{ ...steps[1] }, { id: first?.id, days: 45 }] }),
    )
    expect(changed.conditions).toMatchObject([{ days: 7 }, { id: first?.id, days: 45 }])
    expect(await expectStatus<Offer[]>(200, bernd.get('/api/condition_sets?_search=Chor'))).toMatchObject([
      { id: made.id },
    ])
    // A set knows no trip, so it has no fixed days.
    const dated = [{ ...steps[0], deadlineDate: '01.12.2026' }]
    expect((await bernd.patch(path, { conditions: dated })).status).toBe(422)
  })

  test('APP-04 another organisation sees none of them', async () => {
    const { id } = await expectStatus<Offer>(201, bernd.post('/api/condition_sets', { ...set, name: 'Nur Nord' }))
    const path = `/api/condition_sets/${id}`
    const answers = [await clara.get(path), await clara.patch(path, { name: 'fremd' }), await clara.delete(path)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await clara.get('/api/condition_sets?name=Nur Nord')).body).toEqual([])
    await expectStatus(204, bernd.delete(path))
  })
})

test('OFFER-03 a date that is chosen sets the days before the start and after the end, unless they are named (002 §5)', async () => {
  const { offer } = await offerWith(steps)
  const [first] = offer.conditions
  const path = `/api/offer_conditions/${first?.id}`
  const { startAt, endAt } = await expectStatus<{ startAt: string; endAt: string }>(
    200,
    bernd.get(await orderOf(offer)),
  )
  const dated = (day: string, by: number) => {
    const [d, m, y] = day.slice(0, 10).split('.').map(Number)
    const date = new Date(Date.UTC(y ?? 0, (m ?? 1) - 1, (d ?? 1) + by))
    const two = (part: number) => String(part).padStart(2, '0')
    return `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()} 00:00:00`
  }
  const before = await expectStatus<Condition>(200, bernd.put(path, { deadlineDate: dated(startAt, -30) }))
  expect(before).toMatchObject({ type: 'days', days: 30, afterDays: null })
  const after = { type: 'afterDays', deadlineDate: dated(endAt, 14) }
  expect(await expectStatus(200, bernd.put(path, after))).toMatchObject({ afterDays: 14, days: null })
  expect(await expectStatus(200, bernd.put(path, { deadlineDate: dated(startAt, -3), days: 5 }))).toMatchObject({
    days: 5,
  })
  const made = {
    offer: `/api/offers/${offer.id}`,
    category: 'Zahlungen',
    type: 'days',
    deadlineDate: dated(startAt, -7),
  }
  expect(await expectStatus(201, bernd.post('/api/offer_conditions', made))).toMatchObject({ type: 'days', days: 7 })
})

async function orderOf({ id }: Offer): Promise<string> {
  return (await expectStatus<{ order: string }>(200, bernd.get(`/api/offers/${id}`))).order
}

test('OFFER-03 a day chosen for what is counted in days moves with the trip, and no old one comes back (002 §5)', async () => {
  const { offer } = await offerWith([{ category: 'Zahlungen', type: 'days', days: 60 }])
  const path = `/api/offer_conditions/${offer.conditions[0]?.id}`
  const changed = (body: object) => expectStatus<Condition>(200, bernd.patch(path, body))
  const told = { days: 13, deadlineDate: '01.05.2027 00:00:00', deadline: '01.05.2027 00:00:00' }
  expect(await changed({ deadlineDate: '01.05.2027' })).toMatchObject({ type: 'days', ...told })
  await expectStatus(200, bernd.patch(await orderOf(offer), { startAt: '24.05.2027', endAt: '27.05.2027' }))
  expect(await expectStatus(200, bernd.get(path))).toMatchObject({ days: 13, deadlineDate: '11.05.2027 00:00:00' })
  expect(await changed({ days: 40 })).toMatchObject({ deadlineDate: '14.04.2027 00:00:00' })
  const fixed = { type: 'date', deadlineDate: '14.04.2027 00:00:00', deadline: '14.04.2027 00:00:00' }
  expect(await changed({ type: 'date' })).toMatchObject(fixed)
  expect(await changed({ type: 'days' })).toMatchObject({ days: 40 })
  // In a list that is sent whole as on its own.
  const listed = await expectStatus<Offer>(
    200,
    bernd.patch(`/api/offers/${offer.id}`, { conditions: [{ id: offer.conditions[0]?.id, type: 'date' }] }),
  )
  expect(listed.conditions).toMatchObject([fixed])
  expect(await changed({ type: 'days', deadlineDate: '25.05.2027' })).toMatchObject({
    type: 'date',
    deadline: '25.05.2027 00:00:00',
  })
})
