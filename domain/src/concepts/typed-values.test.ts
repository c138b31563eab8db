import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameInTrip, typedValues } from './typed-values.ts'

const own = { name: 'Oslo – Bergen', distance: 480 }

test.each([
  ['nothing', {}, {}],
  ['what it read', own, {}],
  ['an empty heading', { name: '' }, {}],
  ['another heading', { ...own, name: 'Über das Fjell' }, { name: 'Über das Fjell', isAutomaticName: false }],
  ['other kilometres', { distance: 500 }, { distance: 500, distanceIsCalculated: false }],
  ['no kilometres', { distance: null }, { distance: null, distanceIsCalculated: false }],
])('BULK-04 DAY-02 a form that sends %s has typed no more than that', (_, asked, typed) => {
  expect(typedValues(own, asked)).toEqual(typed)
})

test('BULK-04 whoever sends back what was read has typed nothing', () => {
  const day = fc.record({ name: fc.string(), distance: fc.option(fc.nat(9_999)) })
  fc.assert(
    fc.property(day, (values) => {
      expect(typedValues(values, values)).toEqual({})
    }),
  )
})

test.each([
  [true, undefined, undefined],
  [true, '', undefined],
  [true, 'Tag 2', undefined],
  [true, 'Ruhetag', 'Ruhetag'],
  [false, undefined, 'Tag 2'],
  [false, 'Tag 2', 'Tag 2'],
  [false, 'Ruhetag', 'Ruhetag'],
])('DAY-06 NEW-06 a concept called by its route: %s, asked to be called %s', (isAutomaticName, asked, name) => {
  expect(nameInTrip({ name: 'Tag 2', isAutomaticName }, asked)).toBe(name)
})
