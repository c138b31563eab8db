import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Rate = {
  id: number
  currency: string
  rate: string
  rateDate: string
  source: string
  fixedAt: string | null
  fixedBy: string | null
  known: { rate: string | null; rateDate: string | null }
}
type Refused = { violations: { propertyPath: string; message: string }[] }

let desk: TestApp
let anna: Caller
let bernd: Caller
let bank: Server
/** What the address of the rates answers. */
let answer: { status: number; body: string }
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-20T09:00:00+01:00') })
  anna = await desk.as('anna')
  bernd = await desk.as('bernd')
  bank = createServer((_request, reply) => reply.writeHead(answer.status).end(answer.body))
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await desk.close()
  bank.closeAllConnections()
  await new Promise((resolve) => bank.close(resolve))
})

const fileOf = (date: string, nok: string) =>
  `<Cube><Cube time='${date}'><Cube currency='NOK' rate='${nok}'/><Cube currency='CHF' rate='0.9350'/></Cube></Cube>`
const useAddress = (ratesUrl: string) => expectStatus(200, anna.patch('/api/settings/1', { calculation: { ratesUrl } }))
const read = (content: string, house = 1) => anna.post(`/api/organisations/${house}/exchange_rates`, { content })

async function newTrip(more: object = {}): Promise<string> {
  const body = { organisationFilter: '/api/organisations/1', startAt: '14.05.2027', endAt: '17.05.2027', ...more }
  return `/api/orders/${(await expectStatus<{ id: number }>(201, anna.post('/api/orders', body))).id}`
}
const add = (order: string, body: object) => anna.post<Rate & Refused>('/api/order_exchange_rates', { order, ...body })
const ratesOf = (order: string, caller = anna) =>
  expectStatus<Rate[]>(200, caller.get(`/api/order_exchange_rates?order.id=${order}`))

test('CALC-09 a trip keeps a rate per currency, with its day and where it is from', async () => {
  const order = await newTrip()
  const { status, body } = await add(order, { currency: 'NOK', rate: '11,4235', rateDate: '19.11.2026' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...{ currency: 'NOK', rate: '11.4235', rateDate: '19.11.2026 00:00:00', source: 'typed', fixedAt: null },
    known: { rate: null, rateDate: null },
  })
  expect((await add(order, { currency: 'SEK', rate: 11.5 })).body).toMatchObject({
    rate: '11.5',
    rateDate: '20.11.2026 00:00:00',
  })
  expect((await ratesOf(order)).map(({ currency }) => currency)).toEqual(['NOK', 'SEK'])
})

test.each([
  [{ currency: 'NOK', rate: '0' }, 'rate', 'Der Kurs ist größer als 0.'],
  [{ currency: 'NOK', rate: '0,000' }, 'rate', 'Der Kurs ist größer als 0.'],
  [{ currency: 'NOK', rate: '-3' }, 'rate', /^Bitte einen Kurs wie 11,4235/],
  [{ currency: 'NOK', rate: 'elf' }, 'rate', /^Bitte einen Kurs wie 11,4235/],
  [{ currency: 'NOK', rate: '11.1234567' }, 'rate', /höchstens 6 Stellen vor und nach dem Komma$/],
  [{ currency: 'NOK', rate: '1234567' }, 'rate', /höchstens 6 Stellen vor und nach dem Komma$/],
  [{ currency: 'XYZ', rate: '11' }, 'currency', /^Erlaubt sind: EUR, NOK/],
  [{ currency: 'EUR', rate: '1' }, 'currency', 'Das ist die Währung der Reise.'],
  [{ currency: 'HUF' }, 'rate', 'Für HUF ist kein Kurs bekannt. Bitte eingeben.'],
])('CALC-09 %j is refused at the field', async (body, at, message) => {
  const order = await newTrip()
  const refused = await add(order, body)
  expect(refused.status).toBe(422)
  expect(refused.body.violations).toEqual([
    { propertyPath: at, message: typeof message === 'string' ? message : expect.stringMatching(message) },
  ])
  expect(await ratesOf(order)).toEqual([])
})

test('CALC-09 a currency stands once, and stays what it is', async () => {
  const order = await newTrip()
  const { body } = await add(order, { currency: 'NOK', rate: '11' })
  expect((await add(order, { currency: 'NOK', rate: '12' })).body.violations).toEqual([
    { propertyPath: 'currency', message: 'Für diese Währung steht hier schon ein Kurs.' },
  ])
  expect(
    (await anna.patch<Refused>(`/api/order_exchange_rates/${body.id}`, { currency: 'SEK' })).body.violations,
  ).toEqual([{ propertyPath: 'currency', message: 'Das lässt sich hier nicht mehr ändern.' }])
  expect((await anna.patch<Refused>(`/api/order_exchange_rates/${body.id}`, { rate: '0' })).status).toBe(422)
  expect(await ratesOf(order)).toMatchObject([{ currency: 'NOK', rate: '11' }])
})

test('CALC-09 rates come from the address in the settings; trips that took them follow until their offer goes out', async () => {
  answer = { status: 200, body: fileOf('2026-11-19', '11.4000') }
  await useAddress(`http://127.0.0.1:${(bank.address() as AddressInfo).port}/eurofxref-daily.xml`)
  expect((await bernd.post('/api/organisations/1/exchange_rates')).body).toEqual({
    date: '19.11.2026 00:00:00',
    ...{ currencies: ['EUR', 'NOK', 'CHF'], stayed: [] },
  })
  const [follows, sent, typed] = [await newTrip(), await newTrip(), await newTrip()]
  const hidden = await newTrip({ isAdminOnly: true })
  for (const order of [follows, sent, hidden]) {
    expect((await add(order, { currency: 'NOK' })).body).toMatchObject({
      ...{ rate: '11.4', rateDate: '19.11.2026 00:00:00', source: 'known', fixedAt: null },
      known: { rate: '11.4', rateDate: '19.11.2026 00:00:00' },
    })
  }
  await add(typed, { currency: 'NOK', rate: '11.1' })
  await expectStatus(200, anna.patch(sent, { currentStatus: 'offer_sent' }))
  const [fixed] = await ratesOf(sent)
  expect(fixed?.fixedAt).toMatch(/^\d{2}\.\d{2}\.\d{4} /)

  answer.body = fileOf('2026-11-20', '11.7')
  await expectStatus(200, bernd.post('/api/organisations/1/exchange_rates'))
  const rates = async (order: string) => (await ratesOf(order)).map(({ rate, known }) => [rate, known.rate])
  expect(await rates(follows)).toEqual([['11.7', '11.7']])
  // Also where whoever asked for the rates does not look.
  expect(await rates(hidden)).toEqual([['11.7', '11.7']])
  expect(await rates(sent)).toEqual([['11.4', '11.7']])
  expect(await rates(typed)).toEqual([['11.1', '11.7']])

  // By hand it changes all the same, and is fixed anew.
  await expectStatus(200, anna.patch(`/api/order_exchange_rates/${fixed?.id}`, { source: 'known' }))
  expect(await ratesOf(sent)).toMatchObject([{ rate: '11.7', source: 'known', fixedAt: expect.any(String) }])
  await expectStatus(200, anna.patch(`/api/order_exchange_rates/${fixed?.id}`, { rate: '11.65' }))
  expect(await ratesOf(sent)).toMatchObject([{ rate: '11.65', source: 'typed', rateDate: '20.11.2026 00:00:00' }])
})

test('CALC-09 a rate that went out with the offer tells by whom, is fixed anew by whoever changes it, and is not deleted', async () => {
  const order = await newTrip()
  const nok = (await add(order, { currency: 'NOK', rate: '11' })).body
  const typo = (await add(order, { currency: 'SEK', rate: '11' })).body
  await expectStatus(204, anna.delete(`/api/order_exchange_rates/${typo.id}`))
  const read = async () => {
    const path = `/api/order_exchange_rates/${nok.id}?_groups[]=exchange_rate_read`
    return expectStatus<{ fixedAt: string | null; fixedBy: object | null }>(200, anna.get(path))
  }
  expect(await read()).toMatchObject({ fixedAt: null, fixedBy: null })
  await expectStatus(200, anna.patch(order, { currentStatus: 'offer_sent' }))
  const sent = await read()
  expect(sent).toMatchObject({ fixedAt: expect.any(String), fixedBy: { firstName: 'Anna' } })
  // As it stood before: then nothing has to tell two moments of one minute apart.
  await desk.db.query(`update order_exchange_rates set fixed_at = '2026-01-01' where id = $1`, [nok.id])
  await expectStatus(200, bernd.patch(`/api/order_exchange_rates/${nok.id}`, { rate: '12' }))
  const changed = await read()
  expect(changed).toMatchObject({ rate: '12', fixedBy: { firstName: 'Bernd' } })
  expect(changed.fixedAt).not.toMatch(/^01\.01\.2026/)
  const gone = await bernd.delete<{ message: string }>(`/api/order_exchange_rates/${nok.id}`)
  expect([gone.status, gone.body.message]).toEqual([
    409,
    'Mit diesem Kurs ging das Angebot hinaus. Er lässt sich ändern, aber nicht löschen.',
  ])
  expect(await ratesOf(order)).toHaveLength(1)
})

test('CALC-09 OFFER-11 an offer that goes out by mail fixes the rates, whatever status its trip has', async () => {
  const order = await newTrip()
  await add(order, { currency: 'NOK', rate: '11' })
  await expectStatus(201, anna.post('/api/offers', { order }))
  await expectStatus(200, anna.post(`${order}/offer/generate-document`, {}))
  expect(await ratesOf(order)).toMatchObject([{ fixedAt: null }])
  const sent = await desk.db.query(
    `update offer_versions set sent_at = now(), sent_by_id = user_id where '/api/orders/' || order_id = $1 returning id`,
    [order],
  )
  expect(sent).toHaveLength(1)
  expect(await ratesOf(order)).toMatchObject([{ fixedAt: expect.any(String) }])
})

test('CALC-09 a trip sold in another currency takes the rate between both', async () => {
  await expectStatus(200, read(fileOf('2026-11-20', '11.5')))
  const order = await newTrip({ orderCurrency: 'CHF' })
  expect((await add(order, { currency: 'NOK' })).body).toMatchObject({ rate: '12.299465', source: 'known' })
  expect((await add(order, { currency: 'EUR' })).body).toMatchObject({ rate: '1.069519' })
})

test('CALC-09 a file of an older day takes no newer rate away, and tells which stayed', async () => {
  await expectStatus(200, read(fileOf('2026-11-20', '11.5')))
  const order = await newTrip()
  await add(order, { currency: 'NOK' })
  const older = fileOf('2026-10-01', '11.9').replace("<Cube currency='CHF'", "<Cube currency='ISK' rate='140'/>$&")
  expect(await read(older)).toMatchObject({
    status: 200,
    body: {
      ...{ date: '01.10.2026 00:00:00', currencies: ['ISK'] },
      stayed: [
        { currency: 'CHF', rateDate: '20.11.2026 00:00:00' },
        { currency: 'NOK', rateDate: '20.11.2026 00:00:00' },
      ],
    },
  })
  expect(await ratesOf(order)).toMatchObject([
    { rate: '11.5', rateDate: '20.11.2026 00:00:00', known: { rate: '11.5', rateDate: '20.11.2026 00:00:00' } },
  ])
  expect((await add(order, { currency: 'ISK' })).body).toMatchObject({ rate: '140', rateDate: '01.10.2026 00:00:00' })
  // The same day once more is put right.
  await expectStatus(200, read(fileOf('2026-11-20', '11.55')))
  expect(await ratesOf(order)).toMatchObject([{ currency: 'ISK' }, { currency: 'NOK', rate: '11.55' }])
})

test('CALC-09 what is no rates file, or does not answer, changes nothing and says so', async () => {
  await expectStatus(200, read(fileOf('2026-11-20', '11.5')))
  const ask = () => anna.post<{ code: string; message: string }>('/api/organisations/1/exchange_rates')
  const port = (bank.address() as AddressInfo).port
  await useAddress(`http://127.0.0.1:${port}/`)
  for (const [bad, status] of [
    [{ status: 500, body: 'geheime Auskunft' }, 502],
    [{ status: 200, body: '<html>geheime Auskunft</html>' }, 422],
    [{ status: 200, body: 'x'.repeat(600_000) }, 502],
  ] as const) {
    answer = bad
    const told = await ask()
    expect(told.status).toBe(status)
    expect(told.raw.toString()).not.toContain('geheim')
  }
  await useAddress('http://127.0.0.1:1/')
  expect(await ask()).toMatchObject({ status: 502, body: { code: 'rates_away' } })
  await useAddress('')
  expect((await ask()).body.message).toBe('In den Einstellungen steht keine Adresse für Kurse.')
  expect(
    (await anna.patch<Refused>('/api/settings/1', { calculation: { ratesUrl: 'file:///etc/passwd' } })).status,
  ).toBe(422)
  const order = await newTrip()
  expect((await add(order, { currency: 'NOK' })).body.rate).toBe('11.5')
})

test('CALC-09 CALC-05 who may not see the purchase sees no rate, and sends an offer that fixes them all the same', async () => {
  const order = await newTrip()
  const { body } = await add(order, { currency: 'NOK', rate: '11' })
  const id = (await expectStatus<{ user: { id: number } }>(200, bernd.get('/api/session'))).user.id
  await expectStatus(200, anna.patch(`/api/staff/${id}`, { maySeePurchase: false }))
  try {
    for (const told of [
      await bernd.get(`/api/order_exchange_rates?order.id=${order}`),
      await bernd.get(`/api/order_exchange_rates/${body.id}`),
      await bernd.patch(`/api/order_exchange_rates/${body.id}`, { rate: '12' }),
      await bernd.delete(`/api/order_exchange_rates/${body.id}`),
      await bernd.post('/api/order_exchange_rates', { order, currency: 'SEK', rate: '11' }),
      await bernd.post('/api/organisations/1/exchange_rates', { content: fileOf('2026-11-20', '1') }),
    ])
      expect(told.status).toBe(403)
    expect((await bernd.get(`${order}/history`)).raw.toString()).not.toContain('order_exchange_rates')
    expect((await anna.get(`${order}/history`)).raw.toString()).toContain('order_exchange_rates')
    await expectStatus(200, bernd.patch(order, { currentStatus: 'offer_sent' }))
    expect(await ratesOf(order)).toMatchObject([{ rate: '11', fixedAt: expect.any(String) }])
  } finally {
    await expectStatus(200, anna.patch(`/api/staff/${id}`, { maySeePurchase: true }))
  }
})

test('CALC-09 APP-04 rates of another house are out of reach', async () => {
  const clara = await desk.as('clara')
  const order = await newTrip()
  const { body } = await add(order, { currency: 'NOK', rate: '11' })
  expect(await ratesOf(order, clara)).toEqual([])
  expect((await clara.patch(`/api/order_exchange_rates/${body.id}`, { rate: '12' })).status).toBe(404)
  expect((await clara.post('/api/order_exchange_rates', { order, currency: 'SEK', rate: '11' })).status).toBe(422)
  expect((await clara.post('/api/organisations/1/exchange_rates', { content: fileOf('2026-11-20', '1') })).status).toBe(
    404,
  )
})

test('CALC-09 once a trip is sold in another currency, a rate named for the old one counts no more and is told as missing', async () => {
  answer = { status: 200, body: fileOf('2026-11-20', '11.7') }
  await useAddress(`http://127.0.0.1:${(bank.address() as AddressInfo).port}/eurofxref-daily.xml`)
  await expectStatus(200, bernd.post('/api/organisations/1/exchange_rates'))
  const order = await newTrip()
  const typed = (await add(order, { currency: 'SEK', rate: '11' })).body
  await add(order, { currency: 'NOK' })
  const [calculation] = await expectStatus<{ id: number }[]>(
    200,
    anna.get(`/api/calculations?order.id=${order.split('/').at(-1)}`),
  )
  const bus = { calculation: `/api/calculations/${calculation?.id}`, name: 'Reisebus', type: 'per_group' }
  await expectStatus(
    201,
    anna.post('/api/calculation_costs', { ...bus, price: { amount: '1100.00', currency: 'SEK' } }),
  )
  const costs = () =>
    expectStatus<{ rates: Record<string, number>; gaps: unknown[] }>(
      200,
      anna.get(`/api/calculations/${calculation?.id}/costs`),
    )
  expect(await costs()).toMatchObject({ rates: { SEK: 11, NOK: 11.7 } })

  await expectStatus(200, anna.patch(order, { orderCurrency: 'CHF' }))
  const abroad = await costs()
  expect(abroad.rates).toEqual({ NOK: 12.513369 })
  expect(abroad.gaps).toEqual([expect.objectContaining({ title: 'Reisebus', reason: 'Kurs fehlt: SEK' })])
  expect(await ratesOf(order)).toMatchObject([
    { currency: 'NOK', rate: '12.513369', baseCurrency: 'CHF' },
    { currency: 'SEK', rate: '11', baseCurrency: 'EUR' },
  ])
  await expectStatus(200, anna.patch(`/api/order_exchange_rates/${typed.id}`, { rate: '12' }))
  expect((await costs()).rates).toEqual({ SEK: 12, NOK: 12.513369 })
})

test('CALC-09 a rates file of a day to come is refused: nobody knows that day’s rates', async () => {
  expect(await read(fileOf('2026-11-21', '11.7123'))).toMatchObject({
    status: 422,
    body: {
      code: 'rates_to_come',
      message: 'Die Datei nennt Kurse vom 21.11.2026, einem Tag, der noch kommt.',
    },
  })
})

test('CALC-09 a rate far from the last one known is asked for, typed, changed or read from a file, and taken once that is confirmed', async () => {
  // Nothing is known of this currency but what stands in a trip.
  await expectStatus(201, add(await newTrip(), { currency: 'PLN', rate: '4,25', rateDate: '19.11.2026' }))
  const order = await newTrip()
  expect(await add(order, { currency: 'PLN', rate: '4250' })).toMatchObject({
    status: 409,
    body: { code: 'unusual_rate', message: expect.stringContaining('PLN 4.250, zuletzt bekannt 4,25 vom 19.11.2026') },
  })
  expect(await ratesOf(order)).toEqual([])
  const { id } = await expectStatus<Rate>(201, add(order, { currency: 'PLN', rate: '4,3' }))
  const path = `/api/order_exchange_rates/${id}`
  expect((await anna.patch(path, { rate: '0,043' })).status).toBe(409)
  expect((await anna.patch(path, { rateDate: '18.11.2026' })).status).toBe(200)
  expect(await ratesOf(order)).toMatchObject([{ rate: '4.3' }])
  expect((await anna.with({ 'x-reisewerk-confirmed': 'yes' }).patch(path, { rate: '0,043' })).status).toBe(200)
  expect(await ratesOf(order)).toMatchObject([{ rate: '0.043' }])

  await expectStatus(200, read(fileOf('2026-11-20', '11.4')))
  expect(await read(fileOf('2026-11-20', '1140'))).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('NOK 1.140, zuletzt bekannt 11,4') },
  })
  expect((await add(order, { currency: 'NOK', rate: '114' })).status).toBe(409)
  await expectStatus(201, add(order, { currency: 'NOK', rate: '12' }))
})
