import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { savingDesk } from '../../test/saving-desk.tsx'
import type { Offer } from './api.ts'
import { useOfferNumber } from './use-offer-number.ts'

const saving = savingDesk()
beforeEach(() => {
  saving.answer = async ({ body }) => ({ status: 200, body: { id: 5, version: 4, ...body } })
})

const offer = (type: Offer['type']) => ({ id: 5, version: 3, type, offerNr: '2600417 / 3' }) as Offer // nobody reads the rest
function typed(type: Offer['type'], ...texts: string[]) {
  const { result } = renderHook(() => useOfferNumber(offer(type), '2600417'))
  for (const text of texts) act(() => result.current.write(text))
  return result
}

test.each([
  // typed, shown, whether an offer may be made
  [['2600417 / 4'], '2600417 / 4', true],
  [['2600417 / 4', '2600417 / 4a'], '2600417 / 4', true],
  [['2600418 / 4'], '2600417 / 3', true],
  [['2600417 / '], '2600417 / ', false],
  [[''], '2600417 / ', false],
  [['2600417 /'], '2600417 / ', false],
  [['2600417 / 1234567'], '2600417 / 3', true],
])('OFFER-10 typing %j leaves ‘%s’, valid %s', (texts, shown, isValid) => {
  const { current } = typed('updated', ...texts)
  expect([current.text, current.isValid]).toEqual([shown, isValid])
})

test('OFFER-10 what reverts says why, until something is typed that may stand there or the field is left', () => {
  const counted = typed('updated', '2600417 / 4', '2600417 / 4a')
  expect(counted.current.hint).toBe('Nur eine Zahl nach „2600417 /“, höchstens sechs Ziffern')
  act(() => counted.current.write('2600417 / 45'))
  expect(counted.current.hint).toBeUndefined()
  act(() => counted.current.write('Angebot'))
  expect(counted.current.hint).toBeDefined()
  act(() => counted.current.flush())
  expect(counted.current.hint).toBeUndefined()
  expect(typed('confirmation', 'RB Frühjahr').current.hint).toBeUndefined()
})

test('OFFER-10 a confirmation takes any text but none', () => {
  expect(typed('confirmation', 'RB Frühjahr').current).toMatchObject({ text: 'RB Frühjahr', isValid: true })
  expect(typed('confirmation', '').current).toMatchObject({ text: '', isValid: false })
})

test('OFFER-10 the number is saved when its field is left, a cleared one as what cannot be missing (decision 067)', async () => {
  const whole = typed('updated', '2600417 / 12')
  act(() => whole.current.flush())
  await waitFor(() => expect(saving.asked.map(({ body }) => body)).toEqual([{ offerNr: '2600417 / 12' }]))
  for (const type of ['updated', 'confirmation'] as const) {
    const cleared = typed(type, '')
    act(() => cleared.current.flush())
    await waitFor(() => expect(saving.asked.at(-1)?.body).toEqual({ offerNr: '2600417 / ' }))
  }
  await waitFor(() => expect(saving.asked).toHaveLength(3))
})

test('OFFER-10 what is typed while the cleared number is being saved stays', async () => {
  const answer = Promise.withResolvers<void>()
  const usual = saving.answer
  saving.answer = async (...asked) => {
    await answer.promise
    return usual(...asked)
  }
  const number = typed('updated', '')
  act(() => number.current.flush())
  await waitFor(() => expect(saving.asked).toHaveLength(1))
  act(() => number.current.write('2600417 / 4'))
  await act(async () => answer.resolve())
  act(() => number.current.flush())
  await waitFor(() => expect(saving.asked.at(-1)?.body).toEqual({ offerNr: '2600417 / 4' }))
})

test('OFFER-10 what was typed for one type is not there when it is chosen again (002 §4)', () => {
  const begin: { type: Offer['type'] } = { type: 'updated' }
  const { result, rerender } = renderHook(({ type }) => useOfferNumber(offer(type), '2600417'), { initialProps: begin })
  act(() => result.current.write(''))
  expect(result.current).toMatchObject({ text: '2600417 / ', isValid: false })
  rerender({ type: 'confirmation' })
  rerender({ type: 'updated' })
  expect(result.current).toMatchObject({ text: '2600417 / 3', isValid: true })
})
