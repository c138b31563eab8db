import { expect, test } from 'vitest'
import { kinds } from './kinds.ts'

test('MD-01 every field and every filter of the master data has its word', () => {
  const words = Object.values(kinds).flatMap(({ groups, filters }) => [
    ...groups.flatMap(({ fields }) => fields.map(({ label }) => label)),
    ...filters.map(({ label }) => label),
  ])
  expect(words.length).toBeGreaterThan(50)
  expect(words.filter((word) => word === undefined || word === '')).toEqual([])
})

test('MOVE-08 the page of a client has its number, kind, phone, VAT id, categories and consent; those of firms where they take bookings', () => {
  const labelsOf = (kind: keyof typeof kinds) =>
    kinds[kind].groups.flatMap(({ fields }) => fields.map(({ label }) => label))
  expect(labelsOf('clients')).toEqual(
    expect.arrayContaining([
      ...['Art', 'Kundennummer', 'Telefon', 'USt-IdNr.', 'Kategorien', 'Einwilligung in Mailings', 'Einwilligung vom'],
    ]),
  )
  for (const kind of ['hotels', 'ferries', 'airlines', 'trains', 'providers', 'agencies'] as const)
    expect(labelsOf(kind)).toContain('E-Mail für Buchungen')
})
