import { describe, expect, test } from 'vitest'
import { type OpenInvoice, proposalsFor } from './matching.ts'

const invoice = (
  id: number,
  number: string,
  openCents: number,
  clientName = 'Kantorei St. Michael e. V.',
): OpenInvoice => ({
  ...{ id, number, openCents, clientName, clientId: clientName.length, orderNumber: `27004${id}` },
})
const open = [
  invoice(11, 'N-27-0131', 100_000),
  invoice(12, 'N-27-0132', 50_000),
  invoice(13, 'N-27-0013', 50_000, 'Wanderfreunde Müritz'),
  invoice(14, 'N-27-0200', -2_500, 'Wanderfreunde Müritz'),
  invoice(16, 'N-27-0201', -1_000, 'Landfrauen Malchow'),
]
const bookingDate = '2027-02-10'
const entry = (cents: number, purpose = '', name = '', endToEndId = '') => ({
  ...{ cents, purpose, name, endToEndId, bookingDate },
})

describe('proposals for a payment (INV-08)', () => {
  test.each([
    ['number and amount', entry(100_000, 'Rechnung N-27-0131'), [[11, 100_000]], ['number', 'amount']],
    ['the number written otherwise', entry(100_000, 'RG N 27/0131 DANKE'), [[11, 100_000]], ['number', 'amount']],
    ['the number as reference', entry(100_000, '', '', 'N270131'), [[11, 100_000]], ['number', 'amount']],
    ['a part of what is open', entry(40_000, 'N-27-0131'), [[11, 40_000]], ['number']],
    ['more than is open', entry(100_500, 'N-27-0131'), [[11, 100_500]], ['number']],
    [
      'one payment for two',
      entry(150_000, 'N-27-0131, N-27-0132'),
      [
        [11, 100_000],
        [12, 50_000],
      ],
      ['number', 'amount'],
    ],
    [
      'less than two ask for: the longer due first',
      entry(120_000, 'N-27-0131 N-27-0132'),
      [
        [11, 100_000],
        [12, 20_000],
      ],
      ['number'],
    ],
    ['number of the trip', entry(100_000, 'Reise 2700411'), [[11, 100_000]], ['order', 'amount']],
    ['amount and name', entry(50_000, 'Anzahlung', 'WANDERFREUNDE MUERITZ'), [[13, 50_000]], ['amount', 'name']],
    [
      'all that a client owes',
      entry(150_000, 'Reise', 'Kantorei St. Michael'),
      [
        [11, 100_000],
        [12, 50_000],
      ],
      ['amount', 'name'],
    ],
    ['only the name: the longest due', entry(777, '', 'Kantorei Michael'), [[11, 777]], ['name']],
    ['money going back', entry(-2_500, 'Erstattung'), [[14, -2_500]], ['amount']],
    [
      'money going back for two: the longer due first',
      entry(-3_000, 'N-27-0200, N-27-0201'),
      [
        [14, -2_500],
        [16, -500],
      ],
      ['number'],
    ],
  ])('INV-08 by %s', (_, told, parts, reasons) => {
    const [best] = proposalsFor(told, open)
    expect(best?.parts.map(({ invoiceId, cents }) => [invoiceId, cents])).toEqual(parts)
    expect(best?.reasons).toEqual(reasons)
    expect(best?.parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(told.cents)
  })

  test.each([
    ['nothing speaks for any', entry(12_345, 'Spende', 'Unbekannt')],
    ['a longer number holds a shorter one', entry(1, 'N-27-01310')],
    ['a number within a word', entry(1, 'IBAN-27-0131')],
    ['money that goes out is for no debt', entry(-100_000, 'N-27-0131')],
  ])('INV-08 none where %s', (_, told) => {
    expect(proposalsFor(told, open)).toEqual([])
  })

  test.each([
    ['number and amount', entry(100_000, 'Rechnung N-27-0131'), true],
    ['both numbers and their sum', entry(150_000, 'N-27-0131, N-27-0132'), true],
    ['the one of two numbers whose amount it is', entry(50_000, 'N-27-0131, N-27-0132'), true],
    ['amount and name', entry(50_000, '', 'Wanderfreunde Müritz'), true],
    ['number of the trip and amount', entry(100_000, 'Reise 2700411'), true],
    ['the number without its prefix and the amount', entry(100_000, 'RG 27-0131'), true],
    ['a part of what is open, by number and name', entry(40_000, 'N-27-0131', 'Kantorei St. Michael'), true],
    ['a part of what is open, by number alone', entry(40_000, 'N-27-0131'), false],
    ['a cent more than is open', entry(100_001, 'N-27-0131', 'Kantorei St. Michael'), false],
    ['the number without its prefix alone', entry(40_000, 'RG 27-0131'), false],
    ['the same with a name', entry(40_000, 'RG 27-0131', 'Kantorei St. Michael'), false],
    ['the name alone', entry(777, '', 'Kantorei Michael'), false],
    ['the number of the trip and the name', entry(40_000, 'Reise 2700411', 'Kantorei St. Michael'), false],
    ['number and name of a part that goes back', entry(-1_000, 'N-27-0200', 'Wanderfreunde Müritz'), true],
    ['number and name of more than is to go back', entry(-3_000, 'N-27-0200', 'Wanderfreunde Müritz'), false],
    ['the amount alone', entry(100_000, 'Gruppenreise'), false],
    ['an amount that two have', entry(50_000, 'Anzahlung'), false],
  ])('INV-08 chosen beforehand by %s: %s', (_, told, isSure) => {
    expect(proposalsFor(told, open)[0]?.isSure ?? false).toBe(isSure)
  })

  test.each([
    ['in time and short by exactly it', 98_000, '2027-02-10', ['number', 'discounted'], true],
    ['on the last day', 98_000, '2027-02-12', ['number', 'discounted'], true],
    ['a day late', 98_000, '2027-02-13', ['number'], false],
    ['a cent more', 98_001, '2027-02-10', ['number'], false],
    ['a cent less', 97_999, '2027-02-10', ['number'], false],
  ])('INV-08 with a discount for paying early: %s', (_, cents, on, reasons, isSure) => {
    const terms = { ...invoice(31, 'N-27-0400', 100_000), discount: { until: '2027-02-12', cents: 2_000 } }
    const [best] = proposalsFor({ ...entry(cents, 'N-27-0400'), bookingDate: on }, [terms, ...open])
    expect(best).toMatchObject({ parts: [{ invoiceId: 31, cents }], reasons, isSure })
  })

  test('INV-08 no second proposal is ever chosen beforehand', () => {
    const proposals = proposalsFor(entry(100_000, 'N-27-0131', 'Kantorei St. Michael'), [
      ...open,
      invoice(15, 'N-27-0201', 100_000),
    ])
    expect(proposals.map(({ isSure }) => isSure)).toEqual([true, false])
  })

  test('INV-08 of two with the same amount and name none is chosen', () => {
    const twins = [invoice(21, 'N-27-0301', 50_000), invoice(22, 'N-27-0302', 50_000)]
    expect(proposalsFor(entry(50_000, 'Anzahlung', 'Kantorei St. Michael'), twins).map(({ isSure }) => isSure)).toEqual(
      [false, false],
    )
  })

  test('INV-08 who names a cancelled or a paid invoice pays none of the others, whatever else speaks for them', () => {
    const told = entry(50_000, 'Rechnung N-27-0099', 'Wanderfreunde Müritz')
    expect(proposalsFor(told, open)[0]).toMatchObject({ isSure: true })
    const proposals = proposalsFor(told, open, ['N-27-0099'])
    expect(proposals.some(({ isSure }) => isSure)).toBe(false)
    expect(proposalsFor(entry(50_000, '2700412 ohne', 'x'), open, ['N-27-0099'])[0]).toMatchObject({ isSure: true })
  })

  test.each([
    ['what is open on it', 20_000],
    ['all that the later one asks for', 100_000],
  ])(
    'INV-04 INV-08 who names an invoice that a later one asks for pays that one, a person having a look: %s',
    (_, cents) => {
      const later = { ...invoice(41, 'N-27-0500', 100_000), takenOver: ['N-27-0450'] }
      const [best, ...others] = proposalsFor(entry(cents, 'Anzahlung N-27-0450'), [later], ['N-27-0450'])
      expect(best).toMatchObject({ parts: [{ invoiceId: 41, cents }], isSure: false })
      expect(best?.reasons).toContain('number')
      expect(others).toEqual([])
      expect(proposalsFor(entry(20_000, 'Anzahlung N-27-0451'), [later])).toEqual([])
    },
  )

  test('INV-08 a number without its prefix is none where it is part of another number', () => {
    for (const purpose of ['K27-0131', '27-01319', '127-0131']) {
      expect(proposalsFor(entry(100_000, purpose), open)[0]).toMatchObject({ reasons: ['amount'], isSure: false })
    }
  })

  test('INV-08 both of the same amount are offered, neither chosen', () => {
    expect(proposalsFor(entry(50_000), open).map(({ parts }) => parts[0]?.invoiceId)).toEqual([12, 13])
  })
})

describe('what a reminder asks for (INV-08)', () => {
  const reminded = (id: number, number: string, openCents: number, more: Partial<OpenInvoice> = {}) => ({
    ...invoice(id, number, openCents),
    ...{ orderNumber: '2700500', openFeeCents: 750, reminderId: 3, ...more },
  })
  const late = reminded(21, 'N-27-0021', 100_000)
  const later = reminded(22, 'N-27-0022', 50_000)

  test.each([
    ['by its number', entry(100_750, 'N-27-0021'), [late], [[21, 100_750]], ['number', 'withFee'], true],
    [
      'by the payer',
      entry(100_750, 'Mahnung', 'Kantorei St. Michael'),
      [late],
      [[21, 100_750]],
      ['withFee', 'name'],
      true,
    ],
    ['by nothing else', entry(100_750), [late], [[21, 100_750]], ['withFee'], false],
    [
      'with all its invoices',
      entry(150_750, 'Mahnung Reise 2700500'),
      [late, later],
      [
        [21, 100_000],
        [22, 50_750],
      ],
      ['order', 'withFee'],
      true,
    ],
    [
      'a cent more',
      entry(100_751, 'N-27-0021', 'Kantorei St. Michael'),
      [late],
      [[21, 100_751]],
      ['number', 'name'],
      false,
    ],
    ['without the fee', entry(100_000, 'N-27-0021'), [late], [[21, 100_000]], ['number', 'amount'], true],
    [
      'where no fee is open',
      entry(100_750, 'N-27-0021'),
      [reminded(21, 'N-27-0021', 100_000, { openFeeCents: 0 })],
      [[21, 100_750]],
      ['number'],
      false,
    ],
  ])('INV-08 paid exactly: %s', (_, paid, invoices, parts, reasons, isSure) => {
    const [first] = proposalsFor(paid, invoices)
    expect(first?.parts.map(({ invoiceId, cents }) => [invoiceId, cents])).toEqual(parts)
    expect([first?.reasons, first?.isSure]).toEqual([reasons, isSure])
  })

  test('INV-08 two that fit alike are no sure one, and a refund has no fee in it', () => {
    const same = reminded(23, 'N-27-0023', 100_000, { orderNumber: '2700600', reminderId: 4 })
    const found = proposalsFor(entry(100_750, 'Mahnung', 'Kantorei St. Michael'), [late, same])
    expect(found.map(({ isSure }) => isSure)).toEqual([false, false])
    const owed = reminded(24, 'N-27-0024', -100_750, {})
    expect(proposalsFor(entry(-100_000, 'N-27-0024'), [owed])[0]?.reasons).not.toContain('withFee')
  })
})
