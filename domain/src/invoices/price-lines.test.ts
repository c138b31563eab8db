import { expect, test } from 'vitest'
import { lineWordsIn } from './invoice-line-words.ts'

test.each([
  [
    41,
    2,
    'Teilnehmerzahl 41 inkl. 2 Freiplätze',
    '41 participants incl. 2 free places',
    '41 participants dont 2 gratuités',
  ],
  [
    38,
    1,
    'Teilnehmerzahl 38 inkl. 1 Freiplatz',
    '38 participants incl. 1 free place',
    '38 participants dont 1 gratuité',
  ],
  [20, 0, 'Teilnehmerzahl 20', '20 participants', '20 participants'],
])(
  'INV-03 a price says by how many it counts: %i guests, %i free (money.md §2)',
  (pax, free, german, english, french) => {
    const said = (['de_DE', 'en', 'fr'] as const).map((locale) =>
      lineWordsIn[locale].participants(pax, free).replaceAll('\u00a0', ' '),
    )
    expect(said).toEqual([german, english, french])
  },
)
