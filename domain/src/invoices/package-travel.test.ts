import { describe, expect, test } from 'vitest'
import { issuedInvoice } from './e-invoice/writing/issued.fixture.ts'
import { type CheckedHouse, invoiceChecks } from './invoice-checks.ts'
import type { IssuedInvoice } from './issued.ts'
import { type DepositRules, isPrepaid, type PackageTravel, secured, takesMoneyBefore } from './package-travel.ts'

/** A trip from 14 to 23 May 2027, 41.000 Euro. */
const invoice = (change: Partial<Pick<IssuedInvoice, 'type' | 'dueDate'>>, dueCents = 820_000): IssuedInvoice => {
  const made = issuedInvoice({ type: 'prepayment', trip: 'plain', tax: 'margin', paid: 'nothing', format: 'none' })
  return {
    ...made,
    invoiceDate: '2026-12-01',
    ...change,
    totals: { ...made.totals, beforePaymentsCents: 4_100_000, dueCents },
  }
}
const house: DepositRules = {
  ...{ usualPercent: 20, restDays: 30, needsReason: false, needsSecurity: true, needsForm: false },
  ...{ security: 'Reisesicherung AG, SI-2027-0417', securityUntil: '' },
}
const trip: PackageTravel = { isPackage: true, formGivenAt: '2026-11-20', security: '', securityUntil: null }

test.each<[IssuedInvoice['type'], string | null, number, boolean, boolean]>([
  // type, due, cents to pay, takes money before the end, counts as a prepayment
  ['prepayment', '2026-12-15', 820_000, true, true],
  ['prepayment', '2027-05-10', 820_000, true, true],
  ['normal', '2026-12-15', 4_100_000, true, true],
  ['final', null, 4_100_000, true, true],
  ['final', '2027-04-13', 4_100_000, true, true],
  ['final', '2027-04-14', 4_100_000, true, false],
  ['final', '2027-05-23', 4_100_000, true, false],
  ['final', '2027-05-24', 4_100_000, false, false],
  ['normal', '2026-12-15', 0, false, false],
  ['normal', '2026-12-15', -1, false, false],
  ['cancelation', '2026-12-15', 820_000, false, false],
])('INV-13 %s due on %s over %i cents', (type, dueDate, cents, before, prepaid) => {
  const made = invoice({ type, dueDate }, cents)
  expect([takesMoneyBefore(made), isPrepaid(made, house)]).toEqual([before, prepaid])
})

type Change = { house?: Partial<DepositRules>; trip?: Partial<PackageTravel>; reason?: string; received?: number }
const checksOf = (made: IssuedInvoice, change: Change = {}) => {
  const checked: CheckedHouse = {
    ...{ organisationId: 1, deposit: { ...house, ...change.house }, packageTravel: { ...trip, ...change.trip } },
    receivedCents: change.received ?? 0,
  }
  return invoiceChecks(made, checked, change.reason ?? '')
    .filter(({ key }) => ['security', 'packageForm', 'depositReason'].includes(key))
    .map(({ key, isMet, isRequired, message, path }) => ({ key, isMet, isRequired, message, path }))
}
const good = (key: string, isRequired: boolean) => ({ key, isRequired, isMet: true, message: '', path: null })
const prepayment = invoice({ dueDate: '2026-12-15' })

describe('before the client of a package tour pays in advance (§ 651d, § 651r, § 651t BGB)', () => {
  // 20 % of 64.422,04 € are 12.884,408 €, of 16.678,89 € 3.335,778 €; two tenths are rounded twice.
  test.each([
    [6_442_204, 1_288_441, 0, true],
    [6_442_204, 1_288_442, 0, false],
    [1_667_889, 333_578, 0, true],
    [1_667_889, 166_789, 166_789, true],
    [1_667_889, 166_789, 166_790, false],
  ])('INV-13 of %i cents %i after %i are at most 20 %%: %s', (beforePaymentsCents, dueCents, received, isUsual) => {
    const made = { ...prepayment, totals: { ...prepayment.totals, beforePaymentsCents, dueCents } }
    expect(checksOf(made, { received }).find(({ key }) => key === 'depositReason')?.isMet).toBe(isUsual)
  })

  test('INV-13 all is there', () => {
    expect(checksOf(prepayment)).toEqual([
      good('security', true),
      good('packageForm', false),
      good('depositReason', false),
    ])
    // The rest, four weeks before, is no prepayment.
    expect(checksOf(invoice({ type: 'final', dueDate: '2027-04-20' }, 4_100_000))).toEqual([
      good('security', true),
      good('packageForm', false),
    ])
  })

  test.each<[string, Change, string, object]>([
    [
      'nobody secures the money',
      { house: { security: '' } },
      'security',
      { isRequired: true, message: /unter Einstellungen, Anzahlungen/, path: /^\/settings\?organisation=1/ },
    ],
    [
      'the certificate ends before the trip',
      { house: { securityUntil: '22.05.2027' } },
      'security',
      { isRequired: true, message: /gilt nur bis 22\.05\.2027, die Reise endet am 23\.05\.2027\./, path: /invoices$/ },
    ],
    [
      'the certificate of this trip ends before it',
      { trip: { security: 'Andere AG', securityUntil: '2027-05-01' } },
      'security',
      { isRequired: true, message: /gilt nur bis 01\.05\.2027/, path: /invoices$/ },
    ],
    ['nobody asks for it', { house: { security: '', needsSecurity: false } }, 'security', { isRequired: false }],
    [
      'the form was not given',
      { trip: { formGivenAt: null } },
      'packageForm',
      { isRequired: false, message: /Formblatt/, path: /^\/orders\/1\/invoices$/ },
    ],
    [
      'the form has to be given',
      { trip: { formGivenAt: null }, house: { needsForm: true } },
      'packageForm',
      { isRequired: true },
    ],
    [
      'it is more than a fifth with what came before',
      { received: 1 },
      'depositReason',
      { isRequired: false, message: /^Damit sind mehr als 20 % vor Reisebeginn gezahlt, üblich sind höchstens 20 %/ },
    ],
    [
      'it is a hundredth of a percent more',
      { received: 410 },
      'depositReason',
      { isRequired: false, message: /^Damit sind 20,01 % vor Reisebeginn gezahlt, üblich sind höchstens 20 %/ },
    ],
    [
      'a reason is wanted',
      { received: 820_000, house: { needsReason: true } },
      'depositReason',
      { isRequired: true, message: /^Damit sind 40 % .* Bitte einen Grund angeben\.$/ },
    ],
  ])('INV-13 %s', (_, change, key, expected) => {
    const missing = checksOf(prepayment, change).filter(({ isMet }) => !isMet)
    expect(missing).toHaveLength(1)
    const { message = /./, path, ...rest } = expected as { message?: RegExp; path?: RegExp }
    expect(missing[0]).toMatchObject({ key, ...rest, message: expect.stringMatching(message) })
    if (path !== undefined) expect(missing[0]?.path).toMatch(path)
  })

  test('INV-13 where no reason is demanded that there is none is told', () => {
    expect(checksOf(prepayment, { received: 820_000 }).at(-1)?.message).toMatch(/Ein Grund ist nicht vermerkt\.$/)
  })

  test.each([
    [819_999, null],
    [820_000, /^Offen sind schon 8\.200,00.€ \(N-26-0027\)\. Diese Anzahlung fordert dasselbe noch einmal/],
    [820_001, /^Offen sind schon 8\.200,01.€ \(N-26-0027\)\. Diese Anzahlung fordert 8\.200,00.€/],
  ])(
    'INV-03 a prepayment over 8.200 € is told to ask for no more than the %i cents that are open already',
    (cents, told) => {
      const stillOpen = [{ number: 'N-26-0027', invoiceDate: '2026-11-12', cents }]
      const checked = { organisationId: 1, deposit: house, packageTravel: trip, receivedCents: 0 }
      const of = (made: IssuedInvoice) => invoiceChecks(made, checked, '').find(({ key }) => key === 'lessThanOpen')
      expect(of({ ...prepayment, stillOpen })).toMatchObject({
        ...{ isMet: told === null, isRequired: false },
        message: told === null ? '' : expect.stringMatching(told),
      })
      expect(of(prepayment)).toBeUndefined()
      expect(of({ ...prepayment, type: 'final', stillOpen })).toBeUndefined()
    },
  )

  test.each([
    [4_100_000, 0, undefined],
    [3_280_000, 820_000, undefined],
    [3_280_001, 820_000, /^Diese Rechnung fordert 32\.800,01.€; vom Reisepreis sind 32\.800,00.€ unbezahlt\.$/],
    [100, 4_100_000, /^Diese Rechnung fordert 1,00.€; vom Reisepreis sind 0,00.€ unbezahlt\.$/],
    [100, 4_200_000, /^Diese Rechnung fordert 1,00.€; vom Reisepreis sind 0,00.€ unbezahlt\.$/],
  ])(
    'INV-03 an invoice over %i cents after %i were received of 41.000 € is told to ask for more than is unpaid: %s',
    (cents, received, told) => {
      const checked = { organisationId: 1, deposit: house, packageTravel: trip, receivedCents: received }
      const made = invoice({ type: 'normal', dueDate: '2027-06-15' }, cents)
      const found = invoiceChecks(made, checked, '').find(({ key }) => key === 'aboveRest')
      if (told === undefined) expect(found).toBeUndefined()
      else expect(found).toMatchObject({ isMet: false, isRequired: false, message: expect.stringMatching(told) })
    },
  )

  test.each([
    ['2026-11-30', true],
    ['2026-12-01', true],
    ['2026-12-02', false],
  ])('INV-03 an invoice of 1 December that takes over one of %s: that it is dated before is told', (date, isFine) => {
    const stillOpen = [{ number: 'N-26-0027', invoiceDate: date, cents: 100 }]
    const checked = { organisationId: 1, deposit: house, packageTravel: trip, receivedCents: 0 }
    const found = invoiceChecks({ ...prepayment, stillOpen }, checked, '').find(({ key }) => key === 'earlierDate')
    expect(found?.message).toBe(
      isFine
        ? undefined
        : 'Das Rechnungsdatum liegt vor dem von N-26-0027 vom 02.12.2026, an deren Stelle diese Rechnung tritt.',
    )
  })

  test('INV-03 once cancelling was charged, an invoice over the price is told of it', () => {
    const checked = { organisationId: 1, deposit: house, packageTravel: trip, receivedCents: 0, chargedBy: 'N-26-0018' }
    const of = (made: IssuedInvoice) => invoiceChecks(made, checked, '').find(({ key }) => key === 'charged')
    expect(of(prepayment)).toMatchObject({
      isMet: false,
      isRequired: false,
      message: expect.stringMatching(/N-26-0018/),
    })
    expect(of({ ...prepayment, type: 'cancelation' })).toBeUndefined()
  })

  test.each([
    [0, true],
    [-1, false],
  ] as const)(
    'INV-03 what a cancelled trip costs at the rate %i: that compensation is mostly untaxed is told',
    (rate, isMet) => {
      const checked = { organisationId: 1, deposit: house, packageTravel: trip, receivedCents: 0 }
      const of = (made: IssuedInvoice) => invoiceChecks(made, checked, '').find(({ key }) => key === 'compensation')
      const taxGroups = [{ taxPercentage: rate, grossCents: 820_000, netCents: 820_000, taxCents: 0 }]
      expect(of({ ...prepayment, type: 'cancelation', taxGroups })).toMatchObject({ isMet, isRequired: false })
      expect(of({ ...prepayment, taxGroups })).toBeUndefined()
    },
  )

  test('INV-13 a reason is enough, and a certificate to the last day of the trip', () => {
    expect(checksOf(prepayment, { received: 820_000, reason: 'vereinbart' }).at(-1)).toMatchObject({ isMet: true })
    expect(checksOf(prepayment, { house: { securityUntil: '23.05.2027' } })).toContainEqual(good('security', true))
  })

  test('INV-13 a whole invoice long before the trip counts as a prepayment', () => {
    expect(checksOf(invoice({ type: 'normal', dueDate: '2026-12-15' }, 4_100_000)).at(-1)).toMatchObject({
      ...{ key: 'depositReason', isMet: false, message: expect.stringMatching(/^Damit sind 100 % vor Reisebeginn/) },
    })
  })

  test('INV-13 who sells the trip on, or travels on business, is owed none of it (§ 651a Abs. 5 BGB)', () => {
    const none = { trip: { isPackage: false, formGivenAt: null }, house: { security: '' } }
    expect(checksOf(prepayment, none)).toEqual([])
    expect(secured(prepayment, { ...trip, isPackage: false }, house)).toBe(prepayment)
  })
})

test('INV-13 the paper names who secures the money: of the trip, else of the house, and nobody where it is over', () => {
  const of = (change: Partial<PackageTravel>, rules: Partial<DepositRules> = {}, made = prepayment) =>
    secured(made, { ...trip, ...change }, { ...house, ...rules }).security
  expect(of({})).toEqual({ name: 'Reisesicherung AG, SI-2027-0417', until: null })
  expect(of({}, { securityUntil: '31.12.2027' })).toMatchObject({ until: '2027-12-31' })
  expect(of({ security: 'Andere AG', securityUntil: '2027-06-30' })).toEqual({ name: 'Andere AG', until: '2027-06-30' })
  expect(of({}, { security: '' })).toBeUndefined()
  expect(of({}, {}, invoice({ type: 'final', dueDate: '2027-06-01' }))).toBeUndefined()
})
