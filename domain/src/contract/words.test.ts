import { expect, test } from 'vitest'
import { dayContract } from '../itinerary/day.contract.ts'
import { orderContract } from '../orders/order.contract.ts'
import { bankAccountContract } from '../partners/client.contract.ts'
import { hotelRequestContract } from '../requests/request.contract.ts'
import { trainRequestContract } from '../requests/transport-request.contract.ts'
import type { Contract, Field, Fields } from './shape.ts'
import { choicesOf, labelAt, labelOf, maxOf, unitOf } from './words.ts'

/** Every contract there is, by whatever name a file exports it. */
const contracts: readonly Contract[] = Object.values(
  import.meta.glob<Record<string, unknown>>('../**/*.contract.ts', { eager: true }),
).flatMap((exports) => Object.values(exports).filter(isContract))

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'title' in value && 'fields' in value && 'filters' in value
}

/** Every field at whatever depth, by its path. */
function fieldsIn(fields: Fields, prefix = ''): [path: string, field: Field][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field][] => [
    [`${prefix}${name}`, field],
    ...fieldsIn(field.fields ?? {}, `${prefix}${name}.`),
  ])
}

test('APP-07 every field of every contract has a word, or says why nobody meets it', () => {
  expect(contracts.length).toBeGreaterThan(60)
  const wordless = contracts.flatMap(({ name, fields }) =>
    fieldsIn(fields)
      .filter(([, { words }]) => (words.label === undefined) === (words.internal === undefined))
      .map(([path]) => `${name}.${path}`),
  )
  expect(wordless).toEqual([])
})

// What is reckoned elsewhere is no share somebody types: -1 is a rate (§ 25 UStG), hundredths are told as such.
test('INV-03 CALC-10 every percent that is typed is one from 0 to 100, and says so with its unit', () => {
  const shares = contracts.flatMap(({ name, fields }) =>
    fieldsIn(fields)
      .filter(([, { words, write }]) => words.unit === '%' && write !== 'never')
      .map(([path, field]) => ({ path: `${name}.${path}`, field })),
  )
  expect(shares.map(({ path }) => path)).toContain('provider_cancellation_steps.percent')
  for (const { path, field } of shares) {
    expect(field.bounds.min, path).toBeGreaterThanOrEqual(0)
    expect(field.bounds.max, path).toBeLessThanOrEqual(100)
    const reasons = [-100, 200].map((typed) => field.input.safeParse(typed).error?.issues[0]?.message)
    const least = String(field.bounds.min).replace('.', ',')
    expect(reasons, path).toEqual([`Mindestens ${least} %`, `Höchstens ${field.bounds.max} %`])
  }
})

test('APP-07 a field tells its word, its unit and how much it takes', () => {
  expect(labelOf(orderContract, 'trip.name')).toBe('Reisename')
  expect(labelOf(trainRequestContract, 'startTrack')).toBe('Gleis Abfahrt')
  expect(maxOf(orderContract, 'trip.name')).toBe(160)
  expect(maxOf(bankAccountContract, 'iban')).toBe(42)
  expect(unitOf(dayContract, 'distance')).toBe('km')
  expect(unitOf(orderContract, 'trip.name')).toBeNull()
  expect(choicesOf(hotelRequestContract, 'board')[1]).toEqual({ value: 'half', label: 'Halbpension' })
  expect(choicesOf(hotelRequestContract, 'notes')).toEqual([])
})

test('APP-07 a path that comes from elsewhere has a word or none', () => {
  expect(labelAt(orderContract, 'trip.mainDestination')).toBe('Hauptdestination')
  expect(labelAt(orderContract, 'trip.toString')).toBeNull()
  expect(labelAt(orderContract, 'nothing.of.this')).toBeNull()
})
