import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { create, newKey } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import { startTinyServer } from '../../../test/tiny-server.ts'
import type { DaysChange } from '../plan/days.ts'
import { type Plan, PlanProvider } from '../plan/plan-context.tsx'
import { plannedDay } from '../plan/planned-day.fixture.ts'
import { servicesOf } from '../plan/services.ts'
import { useSaveService } from './use-save-service.ts'

const oslo = { name: 'Oslo', latitude: 59.91, longitude: 10.75 }
const day = plannedDay(1, '14.05.2028', { ferries: [{ id: 12, from: oslo, to: oslo }] })
const refused = { violations: [{ propertyPath: 'contingent.doubleCabins[1].type.type', message: 'Nur einmal' }] }

let server: Awaited<ReturnType<typeof startTinyServer>>
let takes: boolean
beforeEach(async () => {
  takes = false
  server = await startTinyServer(async ({ method }) => {
    if (method === 'POST' && !takes) return { status: 422, body: refused }
    return { status: 200, body: { id: method === 'POST' ? 40 : 12, version: 2 } }
  })
})
afterEach(async () => {
  cleanup()
  await server.stop()
})

const change: DaysChange = async ({ send }) => {
  try {
    await send()
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return false
  }
}

const isNew = (isBrandNew: boolean) => ({
  ...day,
  ferryPlaceholders: day.ferryPlaceholders.map((ferry) => ({ ...ferry, isBrandNew })),
})

function opened() {
  const serviceOf = (isBrandNew: boolean) => {
    const [service] = servicesOf(isNew(isBrandNew))
    if (service === undefined) throw new Error('the day has a ferry')
    return service
  }
  const finish = vi.fn()
  // Of the desk nothing else is read here.
  const plan = { change, finish, turnTo: finish } as Partial<Plan> as Plan
  const wrapper = ({ children }: { children: ReactNode }) => <PlanProvider value={plan}>{children}</PlanProvider>
  const how = { isNew: true, withRequest: true, gone: null }
  const { result, rerender } = renderHook((isBrandNew: boolean) => useSaveService(serviceOf(isBrandNew), how), {
    wrapper,
    initialProps: true,
  })
  const ask = { missing: null, isRefused: false, send: () => create(serviceContracts.ferry, {}, newKey()) }
  return {
    finish,
    /** A colleague saves it. */
    savedElsewhere: () => rerender(false),
    form: () => result.current,
    save: () => act(() => result.current.save({ type: 'night' }, 'close', ask)),
  }
}

const sent = () => server.asked.map(({ method, body }) => [method, body])

test('PLACE-08 PLACE-02 REQ-04 a service whose request is refused stays new, and cancelling deletes it', async () => {
  const { finish, form, save } = opened()
  await save()
  expect(sent()).toEqual([
    ['PATCH', { type: 'night', isBrandNew: true }],
    ['POST', {}],
  ])
  expect(finish).not.toHaveBeenCalled()
  act(() => form().cancel())
  await vi.waitFor(() => expect(sent().at(-1)?.[0]).toBe('DELETE'))
})

test('PLACE-08 REQ-02 it is a service once its request has been taken', async () => {
  const { finish, form, save } = opened()
  await save()
  takes = true
  await save()
  expect(sent().at(-1)).toEqual(['PATCH', { selectedRequest: '/api/requests/40', isBrandNew: false }])
  expect(finish).toHaveBeenCalledOnce()
  act(() => form().cancel())
  expect(sent().some(([method]) => method === 'DELETE')).toBe(false)
})

test('PLACE-08 a new service that a colleague has saved meanwhile is not deleted by cancelling', async () => {
  const { finish, form, savedElsewhere } = opened()
  savedElsewhere()
  act(() => form().cancel())
  expect(finish).toHaveBeenCalledOnce()
  expect(sent()).toEqual([])
})

test('PLACE-08 a save names the version that the form knows', async () => {
  const { save } = opened()
  await save()
  expect(server.asked[0]?.headers['if-match']).toBe('"1"')
})
