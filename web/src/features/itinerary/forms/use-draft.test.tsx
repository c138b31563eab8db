import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { type Plan, PlanProvider } from '../plan/plan-context.tsx'
import { plannedDay } from '../plan/planned-day.fixture.ts'
import { servicesOf } from '../plan/services.ts'
import { useDraft } from './use-draft.ts'

const harbour = (name: string, latitude: number) => ({ name, latitude, longitude: 10 })
const kiel = harbour('Kiel', 54)
const day = plannedDay(1, '14.05.2028', { ferries: [{ id: 7, from: kiel, to: harbour('Oslo', 60) }] })

function form(written: { serviceDescription: string }) {
  const [ferry] = servicesOf({
    ...day,
    ferryPlaceholders: day.ferryPlaceholders.map((one) => ({ ...one, ...written })),
  })
  if (ferry === undefined) throw new Error('the day has a ferry')
  // Of the plan nothing else is read here.
  const plan = { trip: { orderCurrency: 'EUR' }, days: [day] } as unknown as Plan
  const wrapper = ({ children }: { children: ReactNode }) => <PlanProvider value={plan}>{children}</PlanProvider>
  const { result } = renderHook(
    () =>
      useDraft(
        ferry,
        () => ({ type: 'day' }),
        ({ type }) => ({ type }),
      ),
    { wrapper },
  )
  return {
    now: () => result.current,
    set: (part: Parameters<typeof result.current.set>[0]) => act(() => result.current.set(part)),
  }
}

test('PLACE-11 another crossing clears the stored descriptions in the form, says so, and gives them back with the old one', () => {
  const { now, set } = form({ serviceDescription: 'Panoramaroute' })
  set({ type: 'night' })
  expect([now().draft.serviceDescription, now().clears]).toEqual(['', true])
  set({ type: 'day' })
  expect([now().draft.serviceDescription, now().clears]).toEqual(['Panoramaroute', false])
  set({ serviceDescription: 'Neu geschrieben' })
  set({ type: 'night' })
  expect(now().draft.serviceDescription).toBe('Neu geschrieben')
})
