import { expect, test } from 'vitest'
import { askedHotel, hotelInOslo } from './voucher.fixture.ts'
import {
  type FieldEdit,
  textsAfterEdit,
  type VoucherField,
  type VoucherTexts,
  voucherFields,
} from './voucher-fields.ts'
import { voucherMovedChecks } from './voucher-moved-checks.ts'
import type { VoucherSource } from './voucher-source.ts'

const early: VoucherSource = {
  ...{ ...hotelInOslo, kind: 'other', serviceType: 'Führung', times: [] },
  ...{ startAt: '2027-05-15T14:00:00', endAt: null },
}
const late: VoucherSource = { ...early, startAt: '2027-05-15T16:30:00' }
const today = 'Samstag, 15. Mai 2027, 16:30 Uhr'
const booked = (bookingNumber: string): VoucherSource => ({
  ...hotelInOslo,
  request: { ...askedHotel, bookingNumber },
})

function after(source: VoucherSource, texts: VoucherTexts, edit: FieldEdit): VoucherTexts {
  const typed = textsAfterEdit(source, texts, [edit])
  if (Array.isArray(typed)) throw new Error('refused')
  return typed as VoucherTexts // it is no list of refusals
}
const movedOf = (source: VoucherSource, texts: VoucherTexts, id = 'begin') =>
  voucherFields(source, texts).find((field) => field.id === id)?.movedIn

const byHand = after(early, {}, { id: 'begin', locale: 'de_DE', content: '14:30 Uhr, pünktlich' })

test.each<[string, VoucherSource, VoucherTexts, VoucherField['movedIn']]>([
  ['nothing has moved', early, byHand, {}],
  ['the service has moved', late, byHand, { de_DE: today }],
  ['nothing was typed', late, {}, {}],
  ['what was typed is what it says by now', late, { begin: { de_DE: { content: today, instead: 'x' } } }, {}],
  ['nobody knows what it said then', late, { begin: { de_DE: { content: '14:30 Uhr' } } }, {}],
  ['only the title was typed', late, { begin: { de_DE: { title: 'Start' } } }, {}],
  ['it was typed anew since', late, after(late, byHand, { id: 'begin', locale: 'de_DE', content: '16:40 Uhr' }), {}],
  ['it was kept', late, after(late, byHand, { id: 'begin', keptAgainst: { de_DE: today } }), {}],
  ['another text was seen', late, after(late, byHand, { id: 'begin', keptAgainst: { de_DE: 'x' } }), { de_DE: today }],
  ['it was sent back as it was read', late, after(late, byHand, readBack(late, byHand)), { de_DE: today }],
])('TRUE-04 DOC-03 a typed text against what its service says today: %s', (_, source, texts, moved) => {
  expect(movedOf(source, texts)).toEqual(moved)
})

function readBack(source: VoucherSource, texts: VoucherTexts): FieldEdit {
  const field = voucherFields(source, texts).find(({ id }) => id === 'begin')
  if (field === undefined) throw new Error('no such field')
  return field
}

test('DOC-03 what the service says today is taken: the field follows it again', () => {
  expect(after(late, byHand, { id: 'begin', locale: 'de_DE', content: today })).toEqual({})
  expect(byHand).toEqual({
    begin: { de_DE: { content: '14:30 Uhr, pünktlich', instead: 'Samstag, 15. Mai 2027, 14:00 Uhr' } },
  })
  // What stood there before is on no voucher.
  const [begin] = voucherFields(late, byHand)
  expect(begin?.renderedTranslations.de_DE).toEqual({ title: 'Beginn', content: '14:30 Uhr, pünktlich' })
})

test('DOC-03 a number that was typed in one language has moved in all, and is kept in all', () => {
  const texts = after(booked('A'), {}, { id: 'bookingNumber', content: 'B' })
  const moved = { de_DE: 'C', en: 'C', fr: 'C' }
  expect(movedOf(booked('C'), texts, 'bookingNumber')).toEqual(moved)
  const kept = after(booked('C'), texts, { id: 'bookingNumber', keptAgainst: moved })
  expect(movedOf(booked('C'), kept, 'bookingNumber')).toEqual({})
})

test('TRUE-04 the list before vouchers names them with their cards, in the languages that are printed', () => {
  const voucher = { id: 12, infos: { title: 'Oslo' }, fields: voucherFields(late, byHand) }
  expect(voucherMovedChecks([voucher], 7, () => ['en', 'de_DE'])).toEqual([
    expect.objectContaining({
      message: 'Oslo: von Hand geschrieben, die Leistung sagt seither etwas anderes (Beginn).',
      path: '/orders/7/voucher#voucher-12',
      ...{ isMet: false, isRequired: false },
    }),
  ])
  expect(voucherMovedChecks([voucher], 7, () => ['en'])).toMatchObject([{ isMet: true }])
})
