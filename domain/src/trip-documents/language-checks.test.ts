import { expect, test } from 'vitest'
import type { Locale } from '../accounts/options.ts'
import { documentLanguage } from '../documents/document-language.ts'
import { richTextOf } from '../rich-text.ts'
import { paperLanguageChecks } from './papers/paper-language-checks.ts'
import { everything, karlJohan, norwayPapers, note } from './papers/papers.fixture.ts'
import { askedHotel, ferryToHirtshals, hotelInOslo } from './vouchers/voucher.fixture.ts'
import { type VoucherTexts, voucherFields } from './vouchers/voucher-fields.ts'
import { voucherLanguageChecks } from './vouchers/voucher-language-checks.ts'

const nothing = {
  ...{ print: false, coverLetter: false, detailedRoute: false, route: false, generalInfos: false },
  ...{ menu: false, questionnaire: false },
}
const french = { ...norwayPapers, language: documentLanguage('fr'), trip: { ...norwayPapers.trip, name: 'Norvège' } }
const openOf = (source: typeof norwayPapers) =>
  paperLanguageChecks(source, 7).flatMap(({ isMet, message, path }) => (isMet ? [] : [[message, path]]))

test('MOVE-08 the list before travel documents names what is not in their language, with where it is entered', () => {
  const notes = [note('', richTextOf('Das Haus liegt nicht weit vom Dom'))]
  const told = { ...french, choices: nothing, providers: [{ ...karlJohan, notes }] }
  expect(openOf(told)).toEqual([
    [
      'Hinweise von Hotell Karl Johan: offenbar nicht auf Französisch („Das Haus liegt nicht weit vom Dom“).',
      '/orders/7/trip-details?tab=providers',
    ],
  ])
  const letter = { ...told, providers: [], freeText: richTextOf('Ihre Reise ist nicht mehr weit') }
  expect(openOf(letter)).toEqual([])
  expect(openOf({ ...letter, choices: { ...nothing, coverLetter: true } })).toEqual([
    [expect.stringMatching(/^Anschreiben: offenbar nicht auf Französisch/), null],
  ])
  expect(paperLanguageChecks({ ...told, providers: [] }, 7)).toMatchObject([{ isMet: true, isRequired: false }])
})

test('MOVE-08 what of the journey is printed by choice is named where it was chosen', () => {
  const [day] = french.days
  if (day === undefined) throw new Error('a journey without days')
  const days = [
    { ...day, id: 4, isAutomaticName: false, name: 'Der Tag am Fjord und auf dem Schiff', services: [], subtitles: [] },
  ]
  const source = { ...french, days, providers: [], generalInfos: [], freeText: null }
  expect(openOf({ ...source, choices: nothing })).toEqual([])
  expect(openOf({ ...source, choices: { ...everything, coverLetter: false } })).toEqual([
    [expect.stringMatching(/^Reiseverlauf, Tag 1: offenbar nicht auf Französisch/), '/orders/7#day-4'],
  ])
})

test('MOVE-08 the list before vouchers names those whose texts are in another language, and leads to their service', () => {
  const source = { ...hotelInOslo, serviceDescription: 'Übernachtung mit Frühstück und Abendessen' }
  const said = { en: { serviceDescription: 'Overnight stay with breakfast and dinner' } }
  const voucher = (translations: typeof source.translations) => ({
    ...{ id: 12, title: 'Oslo' },
    fields: voucherFields({ ...source, translations, request: null }, {}),
  })
  const checks = (translations: object, locale: Locale) =>
    voucherLanguageChecks([voucher(translations)], 7, () => locale)
  expect(checks({}, 'en')).toEqual([
    expect.objectContaining({
      message: 'Oslo: offenbar nicht auf Englisch (Leistungen).',
      path: '/orders/7#service-12',
      isMet: false,
    }),
  ])
  expect(checks(said, 'en')).toMatchObject([{ isMet: true }])
  expect(checks({}, 'de_DE')).toMatchObject([{ isMet: true }])
  const marked = { ...said, outdated: { en: ['serviceDescription' as const] } }
  expect(checks(marked, 'en')).toEqual([
    expect.objectContaining({
      message: 'Oslo: auf Englisch, doch der deutsche Text wurde seither geändert (Leistungen).',
      path: '/orders/7#service-12',
    }),
  ])
  expect(checks(marked, 'fr')).toMatchObject([{ message: 'Oslo: offenbar nicht auf Französisch (Leistungen).' }])
})

test('MOVE-08 what a voucher puts together of names speaks no language; what somebody worded does', () => {
  const names = { from: 'IJmuiden', to: 'Newcastle', fromTranslations: {}, toTranslations: {} }
  const request = { ...askedHotel, shipName: 'King of the Amstel' }
  const fields = (texts: VoucherTexts) => voucherFields({ ...ferryToHirtshals, ...names, request }, texts)
  const checks = (texts: VoucherTexts) =>
    voucherLanguageChecks([{ id: 12, title: 'Tyne & Amstel Ferries', fields: fields(texts) }], 7, () => 'de_DE')
  expect(checks({})).toMatchObject([{ isMet: true }])
  const worded = { route: { de_DE: { content: 'From the quay of IJmuiden to the quay of Newcastle' } } }
  expect(checks(worded)).toMatchObject([{ message: 'Tyne & Amstel Ferries: offenbar nicht auf Deutsch (Strecke).' }])
})
