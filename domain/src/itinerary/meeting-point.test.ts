import { expect, test } from 'vitest'
import { hotelInOslo } from '../trip-documents/vouchers/voucher.fixture.ts'
import { voucherFields } from '../trip-documents/vouchers/voucher-fields.ts'
import { voucherLanguageChecks } from '../trip-documents/vouchers/voucher-language-checks.ts'
import { meetingPointIn, type SaidMeetingPoint } from './meeting-point.ts'

const said = (text: string, fr?: string, isOld = false): SaidMeetingPoint => ({
  text,
  translations: {
    ...(fr !== undefined && { fr: { meetingPoint: fr } }),
    ...(isOld && { outdated: { fr: ['meetingPoint'] } }),
  },
})
const type = said('Vor dem Rathaus', 'Devant la mairie')

test.each([
  ['as the service says', [said('Am Dom', 'Devant la cathédrale'), type], 'Devant la cathédrale', false, false],
  ['a service that says what its type says', [said('Vor dem Rathaus'), type], 'Devant la mairie', false, false],
  [
    'a request that says what its service says',
    [said('Am Dom'), said('Am Dom', 'À la cathédrale')],
    'À la cathédrale',
    false,
    false,
  ],
  ['one of its own', [said('Am Hafen'), said('Am Dom', 'À la cathédrale'), type], 'Am Hafen', true, false],
  ['nobody has said it in French', [said('Am Dom')], 'Am Dom', true, false],
  ['of another German text', [said('Am Dom', 'À la gare', true)], 'À la gare', false, true],
  ['nobody says anything', [said('')], '', false, false],
] as const)('MOVE-08 where one meets, in French: %s', (_, all, text, isOnlyGerman, isOutdated) => {
  expect(meetingPointIn('fr', all)).toEqual({ text, isOnlyGerman, isOutdated })
  const [german = ''] = all.map((one) => one.text)
  expect(meetingPointIn('de_DE', all)).toEqual({ text: german, isOnlyGerman: false, isOutdated: false })
})

test('MOVE-08 TRUE-07 a voucher tells where one meets in its language, and names what is missing before it leaves', () => {
  const tour = { ...hotelInOslo, kind: 'other' as const, meetingPoint: 'Rathaus', typeMeetingPoint: 'Rathaus' }
  const fieldsOf = (translations: typeof tour.typeTranslations) =>
    voucherFields({ ...tour, typeTranslations: translations }, {})
  const meetingPoint = (translations: typeof tour.typeTranslations) =>
    fieldsOf(translations).find(({ id }) => id === 'meetingPoint')?.renderedTranslations.fr.content
  const checks = (translations: typeof tour.typeTranslations) =>
    voucherLanguageChecks([{ id: 12, title: 'Stadtführung', fields: fieldsOf(translations) }], 7, () => 'fr')
  expect(meetingPoint({})).toBe('Rathaus')
  expect(checks({})).toMatchObject([
    { message: 'Stadtführung: nicht auf Französisch eingetragen (Treffpunkt).', path: '/orders/7#service-12' },
  ])
  const mairie = { fr: { meetingPoint: 'Mairie' } }
  expect(meetingPoint(mairie)).toBe('Mairie')
  expect(checks(mairie)).toMatchObject([{ isMet: true }])
  // What is called so in every language is said so.
  expect(checks({ fr: { meetingPoint: 'Rathaus' } })).toMatchObject([{ isMet: true }])
})
