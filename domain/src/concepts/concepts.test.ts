import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ServiceKind } from '../service-kinds.ts'
import { type ComparedService, conceptDifferences, differenceBadges } from './differences.ts'
import { lengthRefusal } from './new-trip.ts'
import { inOrderOfDays } from './order-of-days.ts'

const kinds: readonly ServiceKind[] = ['ferry', 'hotel', 'airline', 'train', 'other', 'route', 'free']
const services = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), content: fc.constantFrom('Oslo', 'Bergen', 'Kiel – Oslo') }),
)
const of = (kind: ServiceKind, content: string): ComparedService => ({ kind, content })

test('BULK-04 every kind has its badge; the two called F differ by their titles', () => {
  expect(differenceBadges.map(({ badge }) => badge)).toEqual(['F', 'H', 'A', 'Z', 'ZL', 'R', 'F'])
  expect(new Set(differenceBadges.map(({ title }) => title)).size).toBe(7)
  expect(differenceBadges[0]?.title).toBe('Unterschiedliche Fährstrecken!')
})

test.each([
  ['another route', [of('ferry', 'Kiel – Oslo')], [of('ferry', 'Kiel – Göteborg')], ['ferry']],
  ['one stay more', [of('hotel', 'Oslo'), of('hotel', 'Oslo')], [of('hotel', 'Oslo')], ['hotel']],
  ['another order, case and spaces', [of('free', 'a'), of('free', ' B  b')], [of('free', 'b b'), of('free', 'A')], []],
  ['a text for a service', [of('other', 'Dom')], [of('free', 'Dom')], ['other', 'free']],
] as const)('BULK-04 %s', (_, day, concept, differing) => {
  expect(conceptDifferences(day, concept).map(({ kind }) => kind)).toEqual(differing)
})

test('BULK-04 whoever compares the other way round finds the same; nothing differs from itself', () => {
  fc.assert(
    fc.property(services, services, (one, other) => {
      expect(conceptDifferences(one, other)).toEqual(conceptDifferences(other, one))
      expect(conceptDifferences(one, [...one].reverse())).toEqual([])
    }),
  )
})

test('NEW-05 a new trip is at least as long as what it starts from', () => {
  expect(lengthRefusal(4, 4)).toBeNull()
  expect(lengthRefusal(3, 4)).toMatchObject({
    field: 'endAt',
    message: 'Der Reisezeitraum ist für die Reise nicht ausreichend',
  })
})

test('MD-09 days stand in the order that names them, each as often as it is there', () => {
  const days = [{ dayConcept: 1 }, { dayConcept: 2 }, { dayConcept: 1 }, { day: 7 }]
  const order = ['/api/days/7', '/api/day_concepts/1', 2, '1']
  expect(inOrderOfDays(days, order)).toEqual([{ day: 7 }, { dayConcept: 1 }, { dayConcept: 2 }, { dayConcept: 1 }])
  expect(inOrderOfDays(days, [])).toEqual(days)
  expect(inOrderOfDays(days, ['/api/day_concepts/3'])).toMatchObject({ refusal: true, field: 'orderOfDays' })
})
