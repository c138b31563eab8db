import { expect, test } from 'vitest'
import { lossChecks } from './loss-checks.ts'

test('TRUE-01 TRUE-04 what a click would ask about stands in the list before it, each with its service; with nothing to ask the point is met', () => {
  const lost = ['Hotel Fjordblick hat abgesagt: kein Haus gewählt.', 'Tag 2: Hotel am Kai hat 20 von 41 bestätigt.']
  const cancelled = { message: 'Die Reise ist storniert.', service: null }
  expect(lossChecks([cancelled, ...lost.map((message) => ({ message, service: 8 }))], 7)).toMatchObject([
    { isMet: false, isRequired: false, message: cancelled.message, path: '/orders/7' },
    ...lost.map((message) => ({ isMet: false, isRequired: false, message, path: '/orders/7#service-8' })),
  ])
  expect(lossChecks([], 7)).toMatchObject([{ isMet: true, message: '' }])
})
