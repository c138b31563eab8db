import { describe, expect, test } from 'vitest'
import type { Locale } from '../../accounts/options.ts'
import { documentLanguage } from '../../documents/document-language.ts'
import { norwayOffer } from '../../offers/offer.fixture.ts'
import { untypeset } from '../../typography/typeset.ts'
import { type CalculationGiven, calculate } from '../calculate.ts'
import { beds, extra, given, hotel, item, tier } from '../calculation.fixture.ts'
import type { RoomRow } from '../price-row.ts'
import { calculationDocument } from './calculation-document.ts'
import { calculationWordsIn } from './calculation-language.ts'
import { calculationSheet } from './calculation-sheet.ts'
import type { CalculationSource } from './calculation-source.ts'
import type { CalculationSheet, SheetCell } from './sheet-rows.ts'

const choir = given({
  freePlaces: [{ numberOfPersons: 40, type: 'double' }],
  rows: [
    tier('double', 25, 155_900),
    tier('double', 40, 148_950),
    tier('single', 2, 38_000),
    tier('single', 6, 41_500),
    hotel({ title: 'Verlängerung Bergen' }),
    item({ name: 'Halbpension', billingType: 'additional' }),
    extra({ key: 'extra-1', name: 'Trinkgeld', type: 'per_person', cents: 1_250, hasFreeplaces: true }),
    extra({ key: 'extra-2', name: '=1+1', type: 'custom', quantity: 3, cents: 9_000 }),
    extra({ key: 'extra-3', name: 'Frühbucher', type: 'per_person', cents: -2_000 }),
    extra({ key: 'extra-4', name: 'Provision', cents: 77_777, billingType: 'not_included' }),
  ],
})

function source(from: CalculationGiven = choir, locale: Locale = 'de_DE'): CalculationSource {
  return {
    ...norwayOffer,
    ...{ language: documentLanguage(locale), basis: from.basis, currency: from.currency, supplementPrices: true },
    calculation: calculate(from),
    rows: new Map(from.rows.map((row) => [row.key, row])),
    serviceOfRow: new Map(),
  }
}

test('OFFER-01 trips are added up once each has a price; rooms with prices of their own are no supplements', () => {
  const bare = source(given({ rows: [] }))
  expect(calculationDocument(source(), [source()]).together).toHaveLength(1)
  expect(calculationDocument(source(), [bare]).together).toEqual([])
  const triple: RoomRow = {
    ...{ key: 'contingent-9', billingType: 'included', hasFreeplaces: false },
    ...{ priceType: 'hotelSupplement', persons: 3, type: 'standard', cents: 9_000, currency: 'EUR' },
  }
  const rooms = [beds(2, 'standard', 18), beds(3, 'standard', 1)]
  const single = given({
    contingent: { rooms, cabins: [], numberOfPersons: null },
    rows: [tier('double', 25, 155_900), triple],
  })
  const titlesOf = (supplementPrices: boolean) =>
    calculationDocument({ ...source(single), supplementPrices }).parts.flatMap(({ sections }) =>
      sections.map(({ title }) => title),
    )
  expect(titlesOf(true)).toEqual(['Reisepreis', 'Zuschläge für andere Zimmer und Kabinen'])
  expect(titlesOf(false)).toEqual(['Reisepreis', 'Andere Zimmer und Kabinen'])
})

const plain = (text: string) => untypeset(text).replaceAll(/\s/g, ' ')

function only<Part>([part, ...others]: readonly Part[]): Part {
  expect(others).toEqual([])
  if (part === undefined) throw new Error('a document without a part')
  return part
}

/** Reckons a sheet anew, as Excel does when somebody changes a number: nothing that was written down counts. */
function reckoned({ above, rows }: CalculationSheet, changed: ReadonlyMap<string, number> = new Map()): number[] {
  const first = above.length + 2
  const at = (address: string): SheetCell =>
    changed.get(address) ?? rows[Number(address.slice(1)) - first]?.['ABCDE'.indexOf(address.charAt(0))] ?? null
  const amountIn = (cell: SheetCell): number => {
    if (cell === null || typeof cell === 'string') return 0
    if (typeof cell === 'number') return cell
    return 'formula' in cell ? result(cell.formula) : cell.value
  }
  const result = (formula: string): number => {
    const range = /^SUM\(([A-E])(\d+):\1(\d+)\)$/.exec(formula)
    if (range !== null) {
      const [, column, from, to] = range
      const addresses = Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => `${column}${Number(from) + n}`)
      return addresses.reduce((sum, address) => sum + amountIn(at(address)), 0)
    }
    const terms = formula.split('+').map((term) => term.split('*').map((address) => amountIn(at(address))))
    return terms.reduce((sum, factors) => sum + factors.reduce((product, factor) => product * factor, 1), 0)
  }
  return rows.map((row) => Math.round(amountIn(row[4] ?? null) * 100))
}

describe('CALC-01 the calculation on paper', () => {
  test('OFFER-06 names every row that counts with quantity, price and amount, and the totals of the engine', () => {
    const { parts, facts } = calculationDocument(source())
    const { sections, totals } = only(parts)
    const rows = sections.map(({ title, rows, sum }) => [
      title,
      ...rows.map((row) => [row.name, row.unit, row.quantity, row.unitPrice, row.amount].map(plain).join(' | ')),
      plain(sum),
    ])
    expect(rows).toEqual([
      [
        'Reisepreis',
        'Paketpreis im Doppelzimmer ab 40 Pax | pro Person | 39 | 1.489,50 € | 58.090,50 €',
        'Einzelzimmerzuschlag bis 2 EZ | pro Person | 2 | 380,00 € | 760,00 €',
        'Einzelzimmerzuschlag bis 6 EZ | pro Person | 2 | 415,00 € | 830,00 €',
        '59.680,50 €',
      ],
      [
        'Zusätzliche Leistungen',
        'Verlängerung Bergen | im Doppelzimmer | 36 | 80,00 € | 2.880,00 €',
        'Verlängerung Bergen | im Einzelzimmer | 4 | 110,00 € | 440,00 €',
        '3.320,00 €',
      ],
      [
        'Weitere Leistungen der Häuser und Verkehrsmittel',
        'Halbpension | pro Person | 40 | 10,00 € | 400,00 €',
        '400,00 €',
      ],
      [
        'Extras und Ermäßigungen',
        'Trinkgeld | pro Person | 39 | 12,50 € | 487,50 €',
        '=1+1 | pro Stück | 3 | 90,00 € | 270,00 €',
        'Frühbucher | pro Person | 40 | −20,00 € | −800,00 €',
        '−42,50 €',
      ],
    ])
    expect(totals.map(({ label, value }) => [label, plain(value)])).toEqual([['Gesamtpreis', '63.358,00 €']])
    expect(calculate(choir).totals.due).toBe(6_335_800)
    const group = facts.map(({ label, value }) => `${label}: ${plain(value)}`)
    for (const fact of ['Teilnehmer: 40, davon 4 im Einzelzimmer', 'Freiplätze: 1', 'Grundlage: Buchungsstand']) {
      expect(group).toContain(fact)
    }
  })

  test('CALC-02 what is hidden stands neither on the paper nor in the sheet, and counts in no sum', () => {
    expect(JSON.stringify(calculationDocument(source()))).not.toMatch(/Provision|777/)
    expect(JSON.stringify(calculationSheet(source(), 'K'))).not.toMatch(/Provision|777/)
  })

  test('CALC-03 a paid amount is taken off, a refund is called one', () => {
    const paid = (cents: number) => ({ billingType: 'included', status: 'new', payments: [{ cents }] }) as const
    const told = (cents: number) =>
      only(calculationDocument(source({ ...choir, invoices: [paid(cents)] })).parts).totals.map(({ label, value }) => [
        label,
        plain(value),
      ])
    expect(told(1_000_000)).toEqual([
      ['Gesamtpreis', '63.358,00 €'],
      ['Zahlungen', '−10.000,00 €'],
      ['Offener Betrag', '53.358,00 €'],
    ])
    expect(told(7_000_000).at(-1)).toEqual(['Erstattung', '−6.642,00 €'])
  })

  test.each<[Locale, string[]]>([
    ['en', ['Package price in a double room from 40 guests', 'in a single room', 'Total price', 'bookings']],
    [
      'fr',
      [
        'Prix du forfait en chambre double à partir de 40 personnes',
        'en chambre individuelle',
        'Prix total',
        'réservations',
      ],
    ],
  ])('OFFER-02 speaks %s', (locale, words) => {
    const text = plain(JSON.stringify(calculationDocument(source(choir, locale))))
    for (const word of words) expect(text).toContain(word)
    expect(text).not.toMatch(/Doppelzimmer|Einzelzimmer|Gesamtpreis/)
  })

  test('OFFER-02 every part of a service that the engine counts apart has a word in each language', () => {
    const parts = Object.keys(calculationWordsIn.de_DE.parts)
    for (const words of Object.values(calculationWordsIn)) expect(Object.keys(words.parts)).toEqual(parts)
    const counted = calculate(choir).lines.find(({ section }) => section === 'services')
    for (const { name } of counted?.parts ?? []) expect(parts).toContain(name)
  })

  test('a trip without prices says so and sums up to nothing', () => {
    const { sections, empty } = only(calculationDocument(source(given())).parts)
    expect({ sections, empty }).toEqual({ sections: [], empty: 'Es sind noch keine Preise hinterlegt.' })
    expect(reckoned(calculationSheet(source(given()), 'K'))).toEqual([0])
  })
})

describe('CALC-01 the calculation as a sheet', () => {
  test('OFFER-06 reckoned anew it comes to what is written in it, and to what the engine says', () => {
    for (const invoices of [[], [{ billingType: 'included', status: 'new', payments: [{ cents: 5_000 }] }] as const]) {
      const from = { ...choir, invoices }
      const sheet = calculationSheet(source(from), 'Kalkulation')
      const written = sheet.rows.map((row) => {
        const amount = row[4] ?? null
        return Math.round(
          (amount === null || typeof amount === 'string' ? 0 : typeof amount === 'number' ? amount : amount.value) *
            100,
        )
      })
      expect(reckoned(sheet)).toEqual(written)
      expect(written.at(-1)).toBe(calculate(from).totals.due)
    }
  })

  test('OFFER-06 goes on reckoning: another quantity gives another amount, sum and total', () => {
    const sheet = calculationSheet(source(), 'Kalkulation')
    const tips = sheet.rows.findIndex(([name]) => name === 'Trinkgeld')
    const before = reckoned(sheet)
    const after = reckoned(sheet, new Map([[`C${sheet.above.length + 2 + tips}`, 41]]))
    expect(after[tips]).toBe(51_250)
    expect((after.at(-1) ?? 0) - (before.at(-1) ?? 0)).toBe(2_500)
  })

  test('what somebody typed is a text, never a formula', () => {
    const { rows } = calculationSheet(source(), 'Kalkulation')
    const formulas = rows
      .flat()
      .flatMap((cell) => (cell !== null && typeof cell === 'object' && 'formula' in cell ? [cell.formula] : []))
    for (const formula of formulas) expect(formula).toMatch(/^(SUM\([A-E]\d+:[A-E]\d+\)|[A-E]\d+([*+][A-E]\d+)*)$/)
    expect(rows.flat()).toContain('=1+1')
  })

  test('beds of the contingent count where they are asked for only', () => {
    const asked = given({
      basis: 'Asked',
      contingent: { rooms: [beds(2, 'standard', 10, 0)], cabins: [], numberOfPersons: null },
      rows: [tier('double', 10, 10_000)],
    })
    expect(calculationSheet(source(asked), 'K').above.flat()).toContain('Kontingent')
    expect(reckoned(calculationSheet(source(asked), 'K')).at(-1)).toBe(200_000)
  })
})
