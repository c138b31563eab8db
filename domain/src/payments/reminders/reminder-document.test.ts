import { expect, test } from 'vitest'
import { defaultSettings } from '../../accounts/settings.contract.ts'
import { documentLanguage } from '../../documents/document-language.ts'
import { reminderStepKeys } from '../../invoices/reminder-steps.ts'
import { norwayOffer } from '../../offers/offer.fixture.ts'
import { plainTextOf } from '../../rich-text.ts'
import { untypeset } from '../../typography/typeset.ts'
import { type ReminderSource, reminderDocument } from './reminder-document.ts'
import { reminderWordsIn } from './reminder-words.ts'

const source: ReminderSource = {
  ...norwayOffer,
  ...{ days: [], step: 'second', payBy: '2027-03-15', currency: 'EUR', settings: defaultSettings.reminders },
  invoices: [
    { number: 'N-27-0131', date: '2027-01-04', dueAt: '2027-01-18', openCents: 100_000 },
    { number: 'N-27-0140', date: '2027-01-20', dueAt: '2027-02-03', openCents: 2_550 },
  ],
  feeCents: 500,
  earlierFees: [{ step: 'first', date: '2027-02-01', cents: 250 }],
  account: { holder: 'Nordwind Gruppenreisen GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
}
const printed = (change: Partial<ReminderSource> = {}) => reminderDocument({ ...source, ...change }, (text) => text)
const textOf = (change: Partial<ReminderSource>) => untypeset(plainTextOf(printed(change).letter))

test('INV-08 a reminder lists what is open and every fee, and asks for all of it at once', () => {
  const { subject, items, fees, total, payment } = printed()
  expect(subject).toBe('1. Mahnung')
  expect(items.map(({ invoice, open }) => [invoice, untypeset(open)])).toEqual([
    ['N-27-0131', '1.000,00'],
    ['N-27-0140', '25,50'],
  ])
  expect(fees.map(({ label, amount }) => [untypeset(label), amount])).toEqual([
    ['Mahngebühr, Zahlungserinnerung vom 1. Februar 2027', '2,50'],
    [expect.stringMatching(/^Mahngebühr, 1\. Mahnung vom/), '5,00'],
  ])
  expect(untypeset(total.amount)).toBe('1.033,00 €')
  expect(payment?.code?.svg).toContain('EUR1033.00')
  expect(payment?.code?.svg).toContain('RE N-27-0131, N-27-0140 / ')
  expect(printed({ feeCents: 0, earlierFees: [] }).fees).toEqual([])
  expect(printed({ account: null }).payment).toBeNull()
})

test.each(['de_DE', 'en', 'fr'] as const)('INV-08 each step speaks %s, sets a day, and says Sie or du', (locale) => {
  const language = documentLanguage(locale)
  for (const step of reminderStepKeys) {
    const texts = [true, false].map((isFormal) => textOf({ step, language, client: { ...source.client, isFormal } }))
    for (const text of texts) {
      expect(text).toContain(untypeset(language.dates.longDate('2027-03-15')))
      expect(text).not.toMatch(/[{}|]/)
    }
    expect(new Set(texts).size).toBe(2)
  }
})

test.each([
  ['de_DE', /Für die folgende Rechnung haben/, /Für die folgenden Rechnungen haben/],
  ['en', /of the following invoice\./, /of the following invoices\./],
  ['fr', /de la facture suivante\./, /des factures suivantes\./],
] as const)('INV-08 in %s one open invoice is one, and several are several', (locale, one, several) => {
  const language = documentLanguage(locale)
  expect(textOf({ step: 'first', language, invoices: source.invoices.slice(0, 1) })).toMatch(one)
  expect(textOf({ step: 'first', language })).toMatch(several)
  const { sentences } = reminderWordsIn[locale].mail
  expect(sentences('15.03.2027', 1)[0]).not.toBe(sentences('15.03.2027', 2)[0])
})

test('INV-08 the own text of a house takes the place of the usual one', () => {
  const own = {
    ...source.settings,
    second: { ...source.settings.second, german: 'Zahlen {Sie|du} bis {frist}!\nDanke.' },
  }
  expect(textOf({ settings: own })).toMatch(/\nZahlen Sie bis 15\. März 2027!\nDanke\.$/)
  expect(textOf({ settings: own, step: 'first' })).toContain('übersehen')
})
