import { expect, test } from 'vitest'
import { unheldWords } from './unheld-choice.ts'

test.each([
  ['new', 0, 'Fjordblick ist noch nicht angefragt.'],
  ['requested', 0, 'Fjordblick hat noch nicht geantwortet.'],
  ['approved', 30, 'Fjordblick hält Plätze für 30 von 44 Gästen.'],
] as const)(
  'TRUE-03 a voucher of a house in status %s that holds %i places says so before it goes out',
  (status, held, told) => {
    const choice = { name: 'Fjordblick', status, held, guests: 44 }
    expect(unheldWords([choice, choice])).toEqual([told])
  },
)
