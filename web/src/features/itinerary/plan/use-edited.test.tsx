import { act, cleanup, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WithNotices } from '../../../test/with-notices.tsx'
import { plannedDay } from './planned-day.fixture.ts'
import { namedIn, useEdited } from './use-edited.ts'

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

test('PLACE-01 a service on its way shows in its day at once; that a second one must wait is not said any longer once it is there', async () => {
  const { result } = renderHook(() => useEdited([]), { wrapper: WithNotices })
  let arrive = () => {}
  let added: Promise<void> = Promise.resolve()
  act(() => {
    added = result.current.adding(() => new Promise<void>((resolve) => (arrive = resolve)), { dayId: 1, kind: 'hotel' })
  })
  expect(result.current.pending).toEqual({ dayId: 1, kind: 'hotel' })
  act(() => expect(result.current.mayEdit()).toBe(false))
  const told = 'Es können nicht zwei Elemente gleichzeitig editiert werden!'
  screen.getByText(told)
  await act(async () => {
    arrive()
    await added
  })
  expect(result.current.pending).toBeNull()
  expect(screen.queryByText(told)).toBeNull()
})

test('PLACE-08 what could not be added bars nothing', async () => {
  const { result } = renderHook(() => useEdited([]))
  const lost = new Error('away')
  await expect(result.current.adding(() => Promise.reject(lost))).rejects.toBe(lost)
  expect(result.current.mayEdit()).toBe(true)
})

test.each([
  ['day-1', { what: 'day', dayId: 1 }],
  ['service-3', { what: 'service', key: 'free-3', isNew: false }],
  ['service-4', null],
  ['day-2', null],
  ['', null],
] as const)('MOVE-08 a link to #%s opens %j with the page', (hash, opened) => {
  expect(namedIn(hash, [plannedDay(1, '14.05.2028', { texts: [3] })])).toEqual(opened)
})
