import { expect, test } from 'vitest'
import { toldLoss } from './told-loss.ts'

const request = (status: 'requested' | 'approved') =>
  ({
    ...{ provider: null, agency: null, requestStatus: { status }, contingent: { reservedAmount: 30 } },
  }) as unknown as Parameters<typeof toldLoss>[0] // as much of a request as is looked at

test.each([
  [true, 'Die Anfrage an niemanden wird mit ihrem Optionstermin gelöscht.'],
  [
    false,
    'Die Anfrage an niemanden wird mit ihrem Optionstermin gelöscht. Mit ihr gehen auch Einkaufspreise, die du nicht siehst.',
  ],
])('CALC-05 who deletes a request with prices nobody shows them is told (sees them: %s)', (seesPurchase, told) => {
  expect(toldLoss(request('requested'), seesPurchase)).toBe(told)
})

test('TRUE-01 before a single request is deleted it is told whether its partner has a booking', () => {
  expect(toldLoss({ ...request('approved'), provider: { name: 'Gamla Guider' } as never }, true)).toBe(
    'Gamla Guider hat für 30 Gäste bestätigt; das Löschen sagt dort nicht ab. Die Anfrage an Gamla Guider wird mit ihrem Optionstermin gelöscht.',
  )
})
