import { expect, test } from 'vitest'
import { lossesAt } from './loss.ts'
import { type OpenChoice, openChoicesOfTrip, openChoiceWords } from './open-choice.ts'

const hotel: OpenChoice = { serviceId: 7, dayNumber: 2, kind: 'hotel', about: 'Oslo', standing: 2 }

test.each<[Partial<OpenChoice>, string]>([
  [{}, 'Tag 2, Hotel in Oslo: 2 Häuser zur Wahl, keines gewählt.'],
  [{ about: '' }, 'Tag 2, Hotel: 2 Häuser zur Wahl, keines gewählt.'],
  [
    { kind: 'ferry', about: 'Kiel – Oslo', standing: 3 },
    'Tag 2, Fähre Kiel – Oslo: 3 Leistungsträger zur Wahl, keiner gewählt.',
  ],
  [{ kind: 'other', about: 'Stadtführung' }, 'Tag 2, Stadtführung: 2 Leistungsträger zur Wahl, keiner gewählt.'],
])('TRUE-04 of whom nobody is chosen, %j', (change, told) => {
  expect(openChoiceWords([{ ...hotel, ...change }])).toEqual([told])
})

test('TRUE-04 of a whole trip one sentence says it', () => {
  expect(openChoicesOfTrip([])).toBeNull()
  expect(openChoicesOfTrip([hotel])).toBe(
    'Tag 2, Hotel in Oslo: 2 Häuser zur Wahl, keines gewählt, das Papier nennt niemanden.',
  )
  expect(openChoicesOfTrip([hotel, { ...hotel, dayNumber: 3, kind: 'other', about: 'Stadtführung' }])).toBe(
    'Mehrere zur Wahl, niemand gewählt, das Papier nennt niemanden: Tag 2, Hotel in Oslo; Tag 3, Stadtführung.',
  )
})

test('TRUE-04 what is said of two services in the same words is said once, at the first', () => {
  const said = (choices: readonly { name: string }[]) => choices.map(({ name }) => `${name} hat abgesagt.`)
  const at = (serviceId: number, name: string) => ({ serviceId, name })
  expect(lossesAt([at(7, 'Fjordblick'), at(8, 'Am Kai'), at(9, 'Fjordblick')], said)).toEqual([
    { message: 'Fjordblick hat abgesagt.', service: 7 },
    { message: 'Am Kai hat abgesagt.', service: 8 },
  ])
})
