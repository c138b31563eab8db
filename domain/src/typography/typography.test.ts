import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountsIn, times } from './amounts.ts'
import { datesIn } from './date-words.ts'
import { shortened, typesetIn, typesetRichText, untypeset } from './typeset.ts'

const { dateRange, longDate, periodInSentence, shortDay } = datesIn.de_DE
const { money, distance, counted } = amountsIn.de_DE
const typeset = typesetIn.de_DE

/** Invisible characters made visible: ~ no-break space, _ narrow space, | word joiner. */
const shown = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '_').replaceAll('\u2060', '|')

test.each([
  ['2027-05-14', '2027-05-23', '14.–|23.~Mai 2027'],
  ['2027-05-28', '2027-06-03', '28.~Mai~– 3.~Juni 2027'],
  ['2027-12-28', '2028-01-03', '28.~Dezember 2027~– 3.~Januar 2028'],
  ['2027-03-01', '2027-03-01', '1.~März 2027'],
])('DOC-06 period %s to %s', (from, to, words) => {
  expect(shown(dateRange(from, to))).toBe(words)
})

test.each([
  ['2027-05-14', '2027-05-23', 'vom 14. bis 23.~Mai 2027'],
  ['2027-05-28', '2027-06-03', 'vom 28.~Mai bis 3.~Juni 2027'],
  ['2027-12-28', '2028-01-03', 'vom 28.~Dezember 2027 bis 3.~Januar 2028'],
  ['2027-03-01', '2027-03-01', 'am 1.~März 2027'],
])('DOC-06 sentence for %s to %s', (from, to, words) => {
  expect(shown(periodInSentence(from, to))).toBe(words)
})

test('DOC-06 days, amounts and counts stay on one line', () => {
  expect(shown(longDate('2026-12-01'))).toBe('1.~Dezember 2026')
  expect(shown(shortDay('2027-05-14'))).toBe('Fr~14._5.')
  expect(shown(money({ cents: 148950, currency: 'EUR' }))).toBe('1.489,50_€')
  expect(shown(distance(2178))).toBe('2.178_km')
  expect(shown(counted(1, 'Nacht', 'Nächte'))).toBe('1~Nacht')
  expect(shown(counted(9, 'Nacht', 'Nächte'))).toBe('9~Nächte')
  expect(shown(times(7, 'Halbpension'))).toBe('7_×~Halbpension')
  expect(shown(datesIn.de_DE.clockRange('17:30', '21:15'))).toBe('17:30–|21:15')
  expect(datesIn.en.clockRange('17:30', null)).toBe('17:30')
  expect([datesIn.fr.clock('15:00'), datesIn.fr.clockRange('07:30', '21:15')].map(untypeset)).toEqual([
    '15 h 00',
    '07 h 30–21 h 15',
  ])
})

describe('DOC-06 OFFER-02 in other languages', () => {
  const [en, fr] = [datesIn.en, datesIn.fr]

  test('days', () => {
    expect([en.weekday('2027-05-14'), fr.weekday('2027-05-14')]).toEqual(['Friday', 'Vendredi'])
    expect([en.longDate('2027-03-01'), fr.longDate('2027-03-01')].map(shown)).toEqual(['1~March 2027', '1er~mars 2027'])
    expect([en.shortDay('2027-05-14'), fr.shortDay('2027-05-14')].map(shown)).toEqual(['Fri~14~May', 'ven.~14/5'])
  })

  test('periods', () => {
    const same = ['2027-05-14', '2027-05-23'] as const
    expect([en.dateRange(...same), fr.dateRange(...same)].map(shown)).toEqual(['14–|23~May 2027', '14–|23~mai 2027'])
    const months = ['2027-02-28', '2027-03-01'] as const
    expect([en.periodInSentence(...months), fr.periodInSentence(...months)].map(shown)).toEqual([
      'from 28~February to 1~March 2027',
      'du 28~février au 1er~mars 2027',
    ])
    const day = ['2027-03-01', '2027-03-01'] as const
    expect([en.periodInSentence(...day), fr.periodInSentence(...day)].map(shown)).toEqual([
      'on 1~March 2027',
      'le 1er~mars 2027',
    ])
  })

  test('amounts', () => {
    const price = { cents: 148950, currency: 'EUR' }
    expect([amountsIn.en.money(price), amountsIn.fr.money(price)].map(shown)).toEqual(['€1,489.50', '1_489,50_€'])
    expect([amountsIn.en.distance(2178), amountsIn.fr.distance(2178)].map(shown)).toEqual(['2,178_km', '2_178_km'])
  })

  test.each([
    ['the "Loen Skylift" - 2 hours', 'the “Loen Skylift”~– 2~hours'],
    ['on 14 May, 12 km', 'on 14~May, 12_km'],
  ])('English: %s', (typed, set) => {
    expect(shown(typesetIn.en(typed))).toBe(set)
  })

  test.each([
    ['le "Loen Skylift" : quel plaisir !', 'le «_Loen Skylift_»~: quel plaisir_!'],
    ["l'île, 39 € par personne", 'l’île, 39_€ par personne'],
    ['de 10:30 à 14 h', 'de 10:30 à 14~h'],
    ['Départ: 8 h; quel plaisir! Vraiment?', 'Départ~: 8~h_; quel plaisir_! Vraiment_?'],
    ['https://loen.example/?jour=2', 'https://loen.example/?jour=2'],
  ])('French: %s', (typed, set) => {
    expect(shown(typesetIn.fr(typed))).toBe(set)
  })
})

describe('DOC-06 typed text is set for print', () => {
  test.each([
    ['Fahrt - zwei Stunden', 'Fahrt~– zwei Stunden'],
    ['der "Loen Skylift"', 'der „Loen Skylift“'],
    ["St. John's", 'St.~John’s'],
    ['z.B. 12 km oder 3 Tage', 'z._B. 12_km oder 3~Tage'],
    ['Kantorei e. V.', 'Kantorei e._V.'],
    ['um 11:00-14:00 Uhr', 'um 11:00–|14:00~Uhr'],
    ['vom 14.-23. Mai', 'vom 14.–|23.~Mai'],
    ['7x Halbpension', '7_×~Halbpension'],
    ['St. Michael, Dr. Weiß', 'St.~Michael, Dr.~Weiß'],
    ['39 € p. P.', '39_€ p._P.'],
    ['§ 25 UStG', '§_25 UStG'],
    ['und so weiter...', 'und so weiter…'],
    ['Telefon 040 66969-124', 'Telefon 040 66969-124'],
    ['info@a-b.example', 'info@a-b.example'],
    ['Larvik  -  Oslo', 'Larvik~– Oslo'],
    ['#panic() $x$ *a* `b`', '#panic() $x$ *a* `b`'],
  ])('%s', (typed, set) => {
    expect(shown(typeset(typed))).toBe(set)
  })

  test('setting twice changes nothing more', () => {
    const pieces = fc.constantFrom(
      '"',
      ' - ',
      ' ',
      'z.B.',
      '12',
      'km',
      '€',
      '...',
      'x',
      'Mai',
      '14.',
      '-',
      'Wort',
      '§',
      '\n',
      "'",
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        for (const setIn of Object.values(typesetIn)) {
          const once = setIn(parts.join(''))
          expect(setIn(once)).toBe(once)
        }
      }),
    )
  })

  test('rich text keeps its marks', () => {
    const bold = { type: 'text', text: '5 km', marks: [{ type: 'bold' }] }
    const doc = { type: 'doc' as const, content: [{ type: 'paragraph', content: [bold] }] }
    expect(typesetRichText(doc, typeset).content?.[0]?.content?.[0]).toEqual({ ...bold, text: '5\u202fkm' })
  })

  test('the blank before a bold word stays', () => {
    const pieces = [
      { type: 'text', text: 'für Sie ' },
      { type: 'text', text: 'bis Mai', marks: [{ type: 'bold' }] },
    ]
    const doc = { type: 'doc' as const, content: [{ type: 'paragraph', content: pieces }] }
    expect(typesetRichText(doc, typeset)).toEqual(doc)
  })
})

test('DOC-06 titles carry no joiners and no endless names', () => {
  expect(untypeset(dateRange('2027-05-14', '2027-05-23'))).toBe('14.–23. Mai 2027')
  expect(shortened('Klänge zwischen Fjord und Fjell', 20)).toBe('Klänge zwischen…')
  expect(shortened('Donaudampfschifffahrt', 10)).toBe('Donaudamp…')
  expect(shortened('kurz', 10)).toBe('kurz')
})

test('OFFER-02 a German text in a French or English offer keeps its own quotes and spaces', () => {
  const typed = 'Probe und "Konzert": Eintritt frei!'
  expect(typesetIn.fr(typed)).toBe(typesetIn.de_DE(typed))
  expect(typesetIn.en(typed)).toBe(typesetIn.de_DE(typed))
  expect(typesetIn.fr('Concert: entrée libre!')).toBe('Concert\u00a0: entrée libre\u202f!')
})
