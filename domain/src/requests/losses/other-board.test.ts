import { expect, test } from 'vitest'
import { otherBoardWords } from './other-board.ts'

test('TRUE-04 a house that is asked for another board than planned is told once, with both', () => {
  const choice = { name: 'Hotel Fjordblick', dayNumber: 2, planned: 'full', asked: 'half' } as const
  expect(otherBoardWords([choice, choice, { ...choice, dayNumber: 4, asked: 'none' }])).toEqual([
    'Tag 2: Hotel Fjordblick hat „Halbpension“, geplant ist „Vollpension“.',
    'Tag 4: Hotel Fjordblick hat „Ohne Verpflegung“, geplant ist „Vollpension“.',
  ])
})
