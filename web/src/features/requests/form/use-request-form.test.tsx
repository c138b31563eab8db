import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '../../../lib/session.ts'
import { startTinyServer } from '../../../test/tiny-server.ts'
import type { ServiceRequest } from '../../itinerary/plan/days.ts'
import type { RequestedService } from '../../itinerary/plan/services.ts'
import { noWish } from '../../itinerary/plan/wish.ts'
import type { CabinRow } from './cabin-rows.ts'
import { usualCurrency } from './price-cells.tsx'
import { type RequestForm, useRequestForm } from './use-request-form.ts'

let server: Awaited<ReturnType<typeof startTinyServer>> | null = null
afterEach(async () => {
  cleanup()
  sessionStorage.clear()
  await server?.stop()
})

const session = { user: { id: 7 }, organisations: [] }
const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

type Requested = { request: ServiceRequest | null; isFirst?: boolean }
function show(service: RequestedService, begun: Requested) {
  client.setQueryData(sessionQuery.queryKey, session as never)
  const onClose = vi.fn()
  const { result, rerender } = renderHook(
    ({ request, isFirst = false }: Requested) =>
      useRequestForm(service, { title: 'Anfrage', request, wish: noWish, isFirst, onClose, gone: null }),
    { wrapper, initialProps: begun },
  )
  return {
    of: () => result.current,
    change: (work: (of: RequestForm) => void) => act(() => work(result.current)),
    becomes: (request: ServiceRequest) => rerender({ request }),
    save: () => act(() => result.current.form.save()),
    onClose,
  }
}

// As much of a service as is looked at.
const service = {
  kind: 'ferry',
  item: { id: 4, type: 'night', info: { personsAsked: 40 } },
} as unknown as RequestedService
const money = (amount: string) => ({ amount, currency: 'EUR', formatted: `${amount} €` })
const cabin = (id: number, reservedAmount: number) => ({
  ...{ id, askedAmount: 20, reservedAmount, extraReservedAmount: 0, price: null },
  type: { persons: 2, type: id === 38 ? 'inside' : 'outside' },
})
const opened = {
  ...{ requestStatus: { status: 'new' }, agreed: { startAt: null, endAt: null, askedAmount: null } },
  ...{ id: 9, version: 1, notes: 'alt', agency: '/api/agencies/3', provider: null, checkInAt: null },
  ...{ startAt: '01.10.2027 00:00:00', endAt: '03.10.2027 00:00:00' },
  contingent: {
    ...{ askedAmount: 40, reservedAmount: 40, extraDescription: '' },
    ...{ doubleCabins: [cabin(38, 10), cabin(40, 10)], singleCabins: [], otherCabins: [] },
  },
  itemPrices: [
    { id: 7, name: 'DZ', quantityType: 'per_person', price: money('80.00') },
    { id: 8, name: 'EZ', quantityType: 'per_person', price: null },
  ],
}
const withCabins = (...doubleCabins: object[]) => ({ contingent: { ...opened.contingent, doubleCabins } })
const held = (id: number, reservedAmount: number) => (of: RequestForm) =>
  of.setCabins(of.cabins.map((row): CabinRow => (row.id === id ? { ...row, reservedAmount } : row)))
const typed = (part: Parameters<RequestForm['form']['set']>[0]) => (of: RequestForm) => of.form.set(part)
const prices =
  (change: (rows: readonly { id: number | null }[]) => readonly { id: number | null }[]) => (of: RequestForm) =>
    of.form.set({ itemPrices: change(of.form.value('itemPrices') ?? []) })

test.each<[string, ((of: RequestForm) => void)[], object, object | null]>([
  ['nothing', [], {}, null],
  ['a field beside the contingent', [typed({ notes: 'neu' })], {}, { notes: 'neu' }],
  [
    'a beginning, which goes with its end',
    [typed({ startAt: { date: '2027-10-02', time: null } }), typed({ endAt: { date: '2027-10-03', time: null } })],
    {},
    { startAt: '02.10.2027 00:00:00', endAt: '03.10.2027 00:00:00' },
  ],
  [
    'an extra while a colleague changes a cabin',
    [typed({ 'contingent.extraDescription': 'Hund' })],
    withCabins(cabin(38, 18), cabin(40, 10)),
    { contingent: { extraDescription: 'Hund' } },
  ],
  [
    'one amount of one cabin',
    [held(40, 12)],
    withCabins(cabin(38, 18), cabin(40, 10)),
    { contingent: { doubleCabins: [{ id: 38 }, { id: 40, reservedAmount: 12 }] } },
  ],
  [
    'a cabin while a colleague adds one and takes another away',
    [held(38, 11)],
    withCabins(cabin(38, 10), cabin(41, 3)),
    { contingent: { doubleCabins: [{ id: 38, reservedAmount: 11 }, { id: 41 }] } },
  ],
  [
    'a cabin and with it the persons held, which the server counts',
    [held(40, 12)],
    {},
    { contingent: { doubleCabins: [{ id: 38 }, { id: 40, reservedAmount: 12 }] } },
  ],
  [
    'a cabin and the persons held by hand',
    [held(40, 12), typed({ 'contingent.reservedAmount': 41 })],
    {},
    { contingent: { doubleCabins: [{ id: 38 }, { id: 40, reservedAmount: 12 }], reservedAmount: 41 } },
  ],
  [
    'one price',
    [prices((rows) => rows.map((row) => (row.id === 8 ? { ...row, price: money('25.00') } : row)))],
    {},
    { itemPrices: [{ id: 7 }, { id: 8, price: { amount: '25.00', currency: 'EUR' } }] },
  ],
  ['a price taken away', [prices((rows) => rows.filter(({ id }) => id === 7))], {}, { itemPrices: [{ id: 7 }] }],
  [
    'a new price, and a row into which nobody has put anything',
    [
      prices((rows) => [
        ...rows,
        { id: null, name: ' Maut ', price: money('9.00') },
        { id: null, quantityType: 'total' },
      ]),
    ],
    {},
    { itemPrices: [{ id: 7 }, { id: 8 }, { name: 'Maut', price: { amount: '9.00', currency: 'EUR' } }] },
  ],
])('REQ-02 REQ-04 APP-14 a form that changed %s sends just that', async (_, changes, theirs, expected) => {
  server = await startTinyServer(async ({ body }) => ({ status: 200, body: { ...opened, ...body, version: 3 } }))
  const { change, becomes, save, onClose } = show(service, { request: opened as unknown as ServiceRequest })
  for (const one of changes) change(one)
  // As a colleague has left it.
  becomes({ ...opened, ...theirs, version: 2 } as unknown as ServiceRequest)
  await save()
  expect(server.asked.map(({ method, body }) => [method, body])).toEqual(expected === null ? [] : [['PATCH', expected]])
  expect(onClose).toHaveBeenCalledOnce()
})

test('REQ-04 the persons held follow from the cabins held; a line that holds nobody leaves what was typed', () => {
  const { of, change } = show(service, { request: opened as unknown as ServiceRequest })
  expect(of().reserved).toBe(40)
  change(typed({ 'contingent.reservedAmount': 35 }))
  const [first] = of().cabins
  if (first === undefined) throw new Error('cabins were given')
  change((form) => form.setCabins([...form.cabins, { ...first, id: null, 'type.type': 'suite', reservedAmount: 0 }]))
  expect(of().reserved).toBe(35)
  change(held(40, 12))
  expect(of().reserved).toBe(44)
  change((form) => form.setCabins([]))
  expect(of().reserved).toBe(0)
})

const crowns = (amount: string) => ({ amount, currency: 'NOK' })

test('REQ-04 the prices of a day ferry stay in their currency; one that is emptied is none', async () => {
  server = await startTinyServer(async ({ body }) => ({ status: 200, body: { ...opened, ...body, version: 2 } }))
  const prices = { ticketPrice: { ...money('31.20'), currency: 'NOK' }, busPrice: money('180.50'), ticketTax: null }
  const request = { ...opened, contingent: { ...opened.contingent, ...prices } } as unknown as ServiceRequest
  const { change, save } = show(service, { request })
  const typedPrices = { 'contingent.ticketPrice': { amount: '40.00', currency: 'NOK' }, 'contingent.busPrice': null }
  change(typed(typedPrices as object))
  await save()
  expect(server.asked[0]?.body).toEqual({
    contingent: { ticketPrice: { amount: '40.00', currency: 'NOK' }, busPrice: null },
  })
})

test('REQ-06 CALC-09 a currency that is chosen before there is an amount is no price yet', async () => {
  server = await startTinyServer(async ({ body }) => ({ status: 200, body: { ...opened, ...body, version: 2 } }))
  const { change, save } = show(service, { request: opened as unknown as ServiceRequest })
  const row = (amount: string) => ({
    ...{ id: null, name: 'Kabine', quantityType: 'per_group' },
    price: crowns(amount),
  })
  change(typed({ itemPrices: [row('')] } as object))
  await save()
  expect(server.asked[0]?.body).toMatchObject({ itemPrices: [{ name: 'Kabine', price: null }] })
  change(typed({ itemPrices: [row('1450.00')] } as object))
  await save()
  expect(server.asked.at(-1)?.body).toMatchObject({ itemPrices: [{ price: crowns('1450.00') }] })
})

test('REQ-06 CALC-09 further prices of a request are asked in the currency of the last one', () => {
  expect(usualCurrency([], 'EUR')).toBe('EUR')
  expect(usualCurrency([{ price: crowns('10.00') }, { price: null }], 'EUR')).toBe('NOK')
})

test('REQ-02 a change that moves a line into the list of another size sends all of it there', async () => {
  server = await startTinyServer(async ({ body }) => ({ status: 200, body: { ...opened, ...body, version: 2 } }))
  const { change, save } = show(service, { request: opened as unknown as ServiceRequest })
  change((of) => of.setCabins(of.cabins.map((row) => (row.id === 40 ? { ...row, 'type.persons': 4 } : row))))
  await save()
  const moved = { id: 40, askedAmount: 20, reservedAmount: 10, extraReservedAmount: 0, price: null }
  expect(server.asked[0]?.body.contingent).toEqual({
    doubleCabins: [{ id: 38 }],
    otherCabins: [{ ...moved, type: { persons: 4, type: 'outside' } }],
  })
})

test('REQ-04 seats go to the class that is chosen for the train, unless somebody holds them', () => {
  const seat = { ...cabin(1, 0), type: { persons: 1, type: 'first' } }
  const contingent = { ...opened.contingent, doubleCabins: [], singleCabins: [seat] }
  const train = { ...service, kind: 'train' } as RequestedService
  const request = { ...opened, category: 'first', contingent } as unknown as ServiceRequest
  const { of, change } = show(train, { request })
  change(typed({ category: 'second' } as object))
  expect(of().cabins.map((row) => row['type.type'])).toEqual(['second'])
  change(held(1, 4))
  change(typed({ category: 'first' } as object))
  expect(of().cabins.map((row) => row['type.type'])).toEqual(['second'])
})

test('APP-09 a request sent again after a lost answer is there once, with the corrected text', async () => {
  const requests = new Map<unknown, Record<string, unknown>>()
  let losses = 1
  server = await startTinyServer(async ({ method, path, body, headers }, response) => {
    if (method === 'PATCH') Object.assign([...requests.values()][Number(path.split('/').at(-1)) - 1] ?? {}, body)
    const key = headers['idempotency-key']
    if (method === 'POST' && !requests.has(key)) requests.set(key, body)
    if (losses-- > 0) response.destroy()
    return { status: 200, body: { id: [...requests.keys()].indexOf(key) + 1, version: 1 } }
  })
  const { change, save } = show(service, { request: null, isFirst: true })
  change(typed({ notes: 'Secshs Zimmer' }))
  expect(await save()).toBeNull()
  change(typed({ notes: 'Sechs Zimmer' }))
  await save()
  expect([...requests.values()].map(({ notes }) => notes)).toEqual(['Sechs Zimmer'])
})

test('REQ-02 REQ-04 a new request leaves to the server what nobody chose, also cabins that were taken away again', async () => {
  server = await startTinyServer(async ({ body }) => ({ status: 201, body: { ...body, id: 1, version: 1 } }))
  const { change, save } = show(service, { request: null, isFirst: true })
  const amounts = { askedAmount: 3, reservedAmount: 2, extraReservedAmount: 0, price: null }
  change((of) => of.setCabins([{ id: null, 'type.persons': 2, 'type.type': 'inside', ...amounts }]))
  change((of) => of.setCabins([]))
  await save()
  expect(server.asked[0]?.body).toEqual({
    placeholder: '/api/ferry_placeholders/4',
    contingent: { askedAmount: 40 },
    requestStatus: { status: 'new' },
  })
})

test('APP-09 a price that was added although its answer was lost is not added once more', async () => {
  let losses = 1
  server = await startTinyServer(async ({ body }, response) => {
    if (losses-- > 0) response.destroy()
    return { status: 200, body: { ...opened, ...body, version: 3 } }
  })
  const { of, change, becomes, save } = show(service, { request: opened as unknown as ServiceRequest })
  of().form.errorOf('itemPrices')
  const maut = { id: null, name: ' Maut ', quantityType: 'per_person', price: money('9.00') }
  change(prices((rows) => [...rows, maut]))
  expect(await save()).toBeNull()
  const stored = { ...maut, id: 9, name: 'Maut', priceForAllNights: false }
  becomes({ ...opened, itemPrices: [...opened.itemPrices, stored], version: 2 } as unknown as ServiceRequest)
  change(prices((rows) => rows.map((row) => (row.id === null ? { ...row, name: 'Autobahn' } : row))))
  expect(of().form.elsewhere).toBeNull()
  await save()
  expect(server.asked.at(-1)?.body).toEqual({ itemPrices: [{ id: 7 }, { id: 8 }, { id: 9, name: 'Autobahn' }] })
})

test('CALC-10 a request knows where its prices were taken over from', () => {
  const from = 'Saisonpreise 01.05.2027–30.09.2027'
  expect(show(service, { request: { ...opened, pricesFrom: from } as unknown as ServiceRequest }).of().pricesFrom).toBe(
    from,
  )
  expect(show(service, { request: null }).of().pricesFrom).toBe('')
})
