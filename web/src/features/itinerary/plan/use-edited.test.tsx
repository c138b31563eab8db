import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { plannedDay } from './planned-day.fixture.ts'
import { useEdited } from './use-edited.ts'

afterEach(cleanup)

test('PLACE-08 while a service is being added nothing else is opened or added (001 §5)', async () => {
  const days = [plannedDay(1, '14.05.2028', { texts: [3] })]
  const { result } = renderHook(() => useEdited(days))
  const text = { what: 'service', key: 'free-3', isNew: false } as const
  let arrive = () => {}
  const added = result.current.adding(() => new Promise<void>((resolve) => (arrive = resolve)))
  expect(result.current.mayEdit()).toBe(false)
  expect(result.current.edit(text)).toBe(false)
  arrive()
  await added
  act(() => expect(result.current.edit(text)).toBe(true))
  expect(result.current.edited).toEqual(text)
  expect(result.current.mayEdit()).toBe(false)
})

test('PLACE-08 what could not be added bars nothing', async () => {
  const { result } = renderHook(() => useEdited([]))
  const lost = new Error('away')
  await expect(result.current.adding(() => Promise.reject(lost))).rejects.toBe(lost)
  expect(result.current.mayEdit()).toBe(true)
})
