import { ferryPlaceholderContract } from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { sessionQuery } from '../../../lib/session.ts'
import { type Plan, PlanProvider } from '../plan/plan-context.tsx'
import { plannedDay } from '../plan/planned-day.fixture.ts'
import { servicesOf } from '../plan/services.ts'
import { useTimedForm } from './use-timed-form.ts'

const town = { name: 'Oslo', latitude: 59.91, longitude: 10.75 }
const none = { date: null, time: null }

test.each([
  [
    'nobody has timed takes place on its day',
    null,
    { start: { date: '2028-05-14', time: null }, end: { date: '2028-05-14', time: null } },
  ],
  ['has a date keeps it', '15.05.2028 08:15:00', { start: { date: '2028-05-15', time: '08:15' }, end: none }],
])('PLACE-03 a service that %s', (_, startAt, times) => {
  const planned = plannedDay(1, '14.05.2028', { ferries: [{ id: 12, from: town, to: town }] })
  const day = {
    ...planned,
    ferryPlaceholders: planned.ferryPlaceholders.map((ferry) => ({ ...ferry, startAt, endAt: null })),
  }
  const [service] = servicesOf(day)
  if (service === undefined) throw new Error('the day has one')
  const client = new QueryClient()
  client.setQueryData(sessionQuery.queryKey, { user: { id: 7 }, organisations: [] } as never)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      {/* Of the desk nothing else is read here. */}
      <PlanProvider value={{ days: [day] } as Partial<Plan> as Plan}>{children}</PlanProvider>
    </QueryClientProvider>
  )
  const how = { isNew: false, withRequest: false, gone: null }
  const opened = () => useTimedForm(ferryPlaceholderContract, { service, how }, { rule: () => null })
  const { result } = renderHook(opened, { wrapper })
  expect(result.current.times).toMatchObject(times)
})
