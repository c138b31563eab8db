import type { Calculation } from '@reisewerk/domain/calculation/calculate.ts'
import { calculationContract } from '@reisewerk/domain/calculation/calculation.contract.ts'
import type { Contract, Field } from '@reisewerk/domain/contract/shape.ts'
import { decimalAmount } from '@reisewerk/domain/money.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { calculationOf } from './calculation.fixture.ts'
import { type RowType, rowTypeKeys, tripWithEveryRow } from './every-row.fixture.ts'

type Made = { id: number }
type Row = Readonly<Record<string, unknown>> & Made
type Sorted = { key: string; priceType: RowType; price: string }

let desk: TestApp
let anna: Caller
let source: PlannedTrip
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  anna = await desk.as('anna')
  source = await tripWithEveryRow(anna)
})
afterAll(() => desk.close())

/** The lists of rows a calculation has, by its contract. */
const lists = Object.entries<Field>(calculationContract.fields).flatMap(([name, { kind, target, write }]) => {
  const contract = kind === 'children' && write === 'never' ? target?.contract : undefined
  return contract === undefined ? [] : [{ name, contract }]
})
const read = async (trip: Made): Promise<Readonly<Record<string, unknown>> & Made & { sortedPrices: Sorted[] }> =>
  (await calculationOf(trip, anna)) as unknown as Row & { sortedPrices: Sorted[] } // read by names here
const rowsIn = (calculation: object, list: string) => (calculation as Record<string, Row[]>)[list] ?? []

describe('a calculation with every type of row', () => {
  test('CALC-01 tells them all in sortedPrices, each with its type and where it is changed (002 §3)', async () => {
    const calculation = await read(source)
    const { sortedPrices } = calculation
    expect(new Set(sortedPrices.map(({ priceType }) => priceType))).toEqual(new Set(rowTypeKeys))
    expect(sortedPrices).toHaveLength(lists.reduce((sum, { name }) => sum + rowsIn(calculation, name).length, 0))
    // The same rows in the same order as the engine counts them.
    const { lines } = await expectStatus<Calculation>(200, anna.get(`/api/calculations/${calculation.id}/lines`))
    expect(sortedPrices.map(({ key, priceType }) => [key, priceType])).toEqual(
      lines.map(({ key, priceType }) => [key, priceType]),
    )
    for (const { price, priceType } of sortedPrices) {
      const row = await expectStatus<Row>(200, anna.get(price))
      expect(row.priceType ?? 'item', price).toBe(priceType)
    }
  })

  test('CALC-01 sortHelper of a PUT is the order in which it is answered (002 §7)', async () => {
    const { id, sortedPrices } = await read(source)
    const extras = sortedPrices.filter(({ priceType }) => priceType === 'extra').map(({ key }) => key)
    const sortHelper = [...extras].reverse()
    await expectStatus(200, anna.put(`/api/calculations/${id}`, { sortHelper }))
    const after = (await read(source)).sortedPrices
    expect(after.filter(({ priceType }) => priceType === 'extra').map(({ key }) => key)).toEqual(sortHelper)
    expect(after).toHaveLength(sortedPrices.length)
  })

  test('CALC-07 item prices tell how often they are charged, by what is booked and by what is asked for (002 §3)', async () => {
    const trip = await tripWithEveryRow(anna)
    const { id, itemPrices } = await calculationOf(trip, anna)
    const item = itemPrices[0]
    if (item === undefined) throw new Error('there is none')
    await expectStatus(200, anna.put(`/api/request_item_prices/${item.id}`, { sellPrice: { amount: '10.00' } }))
    type Hotels = { id: number; doubleRooms: Made[] }[]
    const [hotels] = await expectStatus<Hotels>(200, anna.get(`/api/order_contingent_hotels?order.id=${trip.id}`))
    const doubleRooms = [{ id: hotels?.doubleRooms[0]?.id, askedAmount: 19, reservedAmount: 10 }]
    await expectStatus(200, anna.put(`/api/order_contingent_hotels/${hotels?.id}`, { doubleRooms }))
    const request = item.request
    await expectStatus(200, anna.patch(request, { contingent: { askedAmount: 44, reservedAmount: 20 } }))
    const told = async () => (await calculationOf(trip, anna)).itemPrices[0]
    expect(await told()).toMatchObject({ calculatedQuantity: 20, calculatedQuantityAsked: 44 })
    for (const [basis, quantity] of [
      ['Reserved', 20],
      ['Asked', 44],
    ] as const) {
      const path = `/api/calculations/${id}/lines?contingent_type=${basis}`
      const { lines } = await expectStatus<Calculation>(200, anna.get(path))
      expect(lines.find(({ key }) => key === `item-${item.id}`)?.quantity).toBe(quantity)
    }
    await expectStatus(200, anna.put(`/api/request_item_prices/${item.id}`, { limitIsValid: false }))
    expect(await told()).toMatchObject({ calculatedQuantity: 0, calculatedQuantityAsked: 44 })
  })

  test('CALC-01 a row of a service tells its title, class, sale and guests, a flight the request that prices it (002 §3)', async () => {
    const { airlinePrices, otherPrices, trainPrices } = await calculationOf(source, anna)
    expect(otherPrices[0]?.info?.personsInvoice).toEqual({
      Reserved: { double: 0, single: 0 },
      Asked: { double: 44, single: 0 },
    })
    expect(otherPrices[0]?.info).toMatchObject({ title: 'other_placeholders', priceType: 'per_person' })
    expect(trainPrices.map(({ info }) => info?.category)).toEqual(['second', 'first_and_second'])
    const [flight] = airlinePrices
    expect(flight).toMatchObject({ priceTitle: '', airlinePrice: null })
    const service = String(flight?.placeholder)
    const asked = await expectStatus<Made>(201, anna.post('/api/airline_requests', { placeholder: service }))
    const selectedRequest = `/api/requests/${asked.id}`
    await expectStatus(200, anna.put(service, { selectedRequest }))
    expect((await calculationOf(source, anna)).airlinePrices[0]?.airlinePrice).toBe(`/api/airline_requests/${asked.id}`)
    await expectStatus(200, anna.put(service, { selectedRequest: null }))
  })
})

/** What is set by the type of the row, or links two rows. */
const settled = new Set(['priceType', 'numberOfPersons', 'billingType', 'calculation', 'request'])

/** Any value a field can be given. */
function anyOf([name, field]: [string, Field]): fc.Arbitrary<readonly [string, unknown][]> {
  if (settled.has(name) || field.write === 'never' || field.write === 'create') return fc.constant([])
  const value = valueIn(field)
  return value === null ? fc.constant([]) : value.map((one) => [[name, one]])
}

function valueIn({ kind, choices, bounds }: Field): fc.Arbitrary<unknown> | null {
  switch (kind) {
    case 'boolean':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom(...Object.keys(choices ?? {}))
    case 'integer':
      return fc.integer({ min: bounds?.min ?? 0, max: Math.min(bounds?.max ?? 99, 99) })
    case 'money':
      return fc.integer({ min: 0, max: 999_999 }).map((cents) => ({ amount: decimalAmount(cents), currency: 'EUR' }))
    case 'text':
      return fc.constantFrom('Dom & Orgel', 'Überfahrt «Nacht»', "l'île – 100 %")
    default:
      return null
  }
}

function anyRow({ fields }: Contract): fc.Arbitrary<object> {
  return fc
    .tuple(...Object.entries<Field>(fields).map(anyOf), fc.constantFrom('included', 'not_included'))
    .map((parts) => {
      const values = parts.filter((part) => typeof part !== 'string').flat()
      return { ...Object.fromEntries(values), billingType: parts.at(-1) }
    })
}

const terms = fc.record({
  minimumPersons: fc.integer({ min: 1, max: 60 }),
  numberOfPersons: fc.integer({ min: 0, max: 60 }),
  freePlaces: fc.array(
    fc.record({ numberOfPersons: fc.integer({ min: 1, max: 60 }), type: fc.constantFrom('single', 'double') }),
    { maxLength: 3 },
  ),
})
const choices = fc.record({ requests: fc.boolean(), calculation: fc.constant(true), prices: fc.boolean() })

/** Gives every row of the trip other values, and its calculation another order and other terms. */
async function change(values: (contract: Contract) => object, own: object, shuffled: (keys: string[]) => string[]) {
  const calculation = await read(source)
  for (const { name, contract } of lists) {
    for (const { id } of rowsIn(calculation, name)) {
      await expectStatus(200, anna.patch(`/api/${contract.name}/${id}`, values(contract)))
    }
  }
  const sortHelper = shuffled(calculation.sortedPrices.map(({ key }) => key))
  await expectStatus(200, anna.put(`/api/calculations/${calculation.id}`, { ...own, sortHelper }))
}

/** What tells one trip's rows from another's. */
const own = new Set(['id', 'version', 'order', 'calculation', 'placeholder', 'request', 'airlinePrice'])

/** Every row in its order, with all that its contract says of it, whatever that is. */
function comparable(calculation: { readonly sortedPrices: readonly Sorted[] }): Row[] {
  const byKey = new Map(
    lists.flatMap(({ name, contract }) =>
      rowsIn(calculation, name).map((row): [string, Row] => [`/api/${contract.name}/${row.id}`, row]),
    ),
  )
  return calculation.sortedPrices.map(({ price, priceType }) => {
    const kept = Object.entries(byKey.get(price) ?? {}).filter(([name]) => !own.has(name))
    // A service moves with its day, and is one of its own trip.
    const moved = kept.map(([name, value]) =>
      name === 'info' ? [name, { ...(value as object), date: null, placeholder: null }] : [name, value],
    )
    return { ...Object.fromEntries(moved), priceType } as unknown as Row
  })
}

/** What of the rows comes along: prices of requests are nothing but prices. */
function copied(rows: readonly Row[], chosen: { requests: boolean; prices: boolean }): Row[] {
  const isKept = ({ priceType }: Row) => {
    if (priceType === 'item') return chosen.requests && chosen.prices
    return priceType !== 'trainSupplement' || chosen.requests
  }
  const kept = rows.filter(isKept)
  return chosen.prices ? kept : kept.map(unpriced)
}

function unpriced(row: Row): Row {
  // Of a size or an extra the price is never missing: 0.00 is none.
  const isWhole = row.priceType === 'extra' || row.priceType === 'double' || row.priceType === 'single'
  const nothing = isWhole ? expect.objectContaining({ amount: '0.00' }) : null
  const values = Object.entries(row).map(([name, value]) => [name, /Price$/.test(name) ? nothing : value])
  return Object.fromEntries(values) as Row
}

test('NEW-05 a copy carries rows of every type, as they are priced, shown and ordered, so far as was chosen', async () => {
  await fc.assert(
    fc.asyncProperty(terms, choices, fc.infiniteStream(fc.nat()), fc.gen(), async (own, chosen, numbers, g) => {
      const shuffled = (keys: string[]) => {
        const places = new Map(keys.map((key) => [key, numbers.next().value]))
        return [...keys].sort((a, b) => Number(places.get(a)) - Number(places.get(b)))
      }
      await change((contract) => g(anyRow, contract), own, shuffled)
      const wanted = await read(source)
      const query = Object.entries(chosen).map(([name, isChosen]) => `${name}=${isChosen}`)
      const dates = { startAt: '01.06.2027', endAt: '04.06.2027' }
      const copy = await expectStatus<Made>(201, anna.post(`${source.order}/copy?${query.join('&')}`, dates))
      const found = await read(copy)
      expect(comparable(found)).toEqual(copied(comparable(wanted), chosen))
      expect(found).toMatchObject({ minimumPersons: own.minimumPersons, numberOfPersons: own.numberOfPersons })
      expect((found as unknown as { freePlaces: object[] }).freePlaces.map(plain)).toEqual(
        (wanted as unknown as { freePlaces: object[] }).freePlaces.map(plain),
      )
    }),
    { numRuns: 6, endOnFailure: true },
  )
})

const plain = ({ id: _id, version: _version, ...rest }: Partial<Row>) => rest
