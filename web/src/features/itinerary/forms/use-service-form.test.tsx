import { ferryPlaceholderContract, hotelPlaceholderContract } from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { create, newKey } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import { sessionQuery } from '../../../lib/session.ts'
import { startTinyServer } from '../../../test/tiny-server.ts'
import { isAsking } from '../../../ui/dialogs/confirm.tsx'
import type { DaysChange, FerryItem, HotelItem } from '../plan/days.ts'
import { type Plan, PlanProvider } from '../plan/plan-context.tsx'
import { plannedDay } from '../plan/planned-day.fixture.ts'
import { type Service, servicesOf } from '../plan/services.ts'
import { useServiceForm } from './use-service-form.ts'

const town = (name: string) => ({ name, latitude: 59.91, longitude: 10.75 })
const day = plannedDay(1, '14.05.2028', {
  ferries: [{ id: 12, from: town('Oslo'), to: town('Kiel') }],
  hotels: [{ id: 3, place: null }],
})
const refused = { violations: [{ propertyPath: 'contingent.doubleCabins[1].type.type', message: 'Nur einmal' }] }

let server: Awaited<ReturnType<typeof startTinyServer>>
let takes: boolean
beforeEach(async () => {
  takes = false
  server = await startTinyServer(async ({ method, path, body }) => {
    if (method === 'POST' && !takes) return { status: 422, body: refused }
    const item = path.includes('hotel') ? day.hotelPlaceholders[0] : day.ferryPlaceholders[0]
    return { status: 200, body: method === 'POST' ? { id: 40, version: 1 } : { ...item, ...body, version: 2 } }
  })
})
afterEach(async () => {
  cleanup()
  sessionStorage.clear()
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

const only = ([service]: readonly Service[]): Service => {
  if (service === undefined) throw new Error('the day has one')
  return service
}
const ferry = (part: Partial<FerryItem>): Service =>
  only(
    servicesOf({
      ...day,
      hotelPlaceholders: [],
      ferryPlaceholders: day.ferryPlaceholders.map((item) => ({ ...item, ...part })),
    }),
  )
const hotel = (part: Partial<HotelItem>): Service =>
  only(
    servicesOf({
      ...day,
      ferryPlaceholders: [],
      hotelPlaceholders: day.hotelPlaceholders.map((item) => ({ ...item, ...part })),
    }),
  )

function opened(service: Service, { isNew = false, withRequest = false } = {}) {
  const finish = vi.fn()
  // Of the desk nothing else is read here.
  const plan = { change, finish, turnTo: finish } as Partial<Plan> as Plan
  const client = new QueryClient()
  client.setQueryData(sessionQuery.queryKey, { user: { id: 7 }, organisations: [] } as never)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <PlanProvider value={plan}>{children}</PlanProvider>
    </QueryClientProvider>
  )
  const contract = service.kind === 'hotel' ? hotelPlaceholderContract : ferryPlaceholderContract
  const { result, rerender } = renderHook(
    (now: Service) => {
      const of = useServiceForm<typeof hotelPlaceholderContract>(
        contract as typeof hotelPlaceholderContract, // what a ferry has besides is set by its name
        { service: now, how: { isNew, withRequest, gone: null } },
        {},
      )
      for (const name of ['place', 'board', 'agency']) if (name in contract.fields) of.form.errorOf(name)
      return of
    },
    { wrapper, initialProps: service },
  )
  const ask = {
    missing: null,
    isChanged: false,
    isRefused: false,
    send: () => create(serviceContracts.ferry, {}, newKey()),
  }
  return {
    finish,
    becomes: (now: Service) => act(() => rerender(now)),
    now: () => result.current,
    form: () => result.current.form,
    elsewhere: () => result.current.form.elsewhere,
    set: (part: object) => act(() => result.current.form.set(part)),
    save: () => act(() => result.current.save('close')),
    saveWithRequest: () => act(() => result.current.save('close', ask)),
    /** The question stays open. */
    asks: async () => {
      act(() => void result.current.save('close'))
      await vi.waitFor(() => expect(isAsking()).toBe(true))
    },
  }
}
const sent = () => server.asked.map(({ method, body }) => [method, body])
const place = (value: string, label: string) => ({ place: { value, label } })
const oslo = { ...day.ferryPlaceholders[0]?.startPort, id: 4, name: 'Oslo' } as unknown as HotelItem['place']

test('PLACE-11 another crossing clears the stored descriptions in the form, says so, and gives them back with the old one', () => {
  const { now, form, set } = opened(ferry({ serviceDescription: 'Panoramaroute' }))
  const told = () => [form().value('serviceDescription'), now().clears]
  set({ type: 'night' })
  expect(told()).toEqual(['', true])
  set({ type: 'day' })
  expect(told()).toEqual(['Panoramaroute', false])
  set({ serviceDescription: 'Neu geschrieben' })
  set({ type: 'night' })
  expect(form().value('serviceDescription')).toBe('Neu geschrieben')
})

test('PLACE-08 a new service is saved without a question when nothing changed in between (001 §2.4)', async () => {
  const { elsewhere, set, save } = opened(hotel({ isBrandNew: true }), { isNew: true })
  set(place('5', 'Bergen'))
  expect(elsewhere()).toBeNull()
  await save()
  expect(sent()).toEqual([['PATCH', { place: '/api/places/5', isBrandNew: false }]])
})

test('PLACE-08 a new service is asked about whatever changed in between (001 §2.4)', async () => {
  const { elsewhere, becomes, set, asks } = opened(hotel({ isBrandNew: true }), { isNew: true })
  set(place('5', 'Bergen'))
  becomes(hotel({ isBrandNew: true, version: 2, board: 'full' }))
  expect(elsewhere()?.text).toContain('geändert: Verpflegung.')
  expect(elsewhere()?.consequence).not.toContain('Auch von dir')
  await asks()
  expect(sent()).toEqual([])
})

test('PLACE-08 APP-14 of a service that stood before only the fields both have changed are asked about', async () => {
  const first = opened(hotel({}))
  first.set(place('5', 'Bergen'))
  first.becomes(hotel({ version: 2, board: 'full' }))
  expect(first.elsewhere()?.text).toContain('geändert: Verpflegung.')
  await first.save()
  expect(sent()).toEqual([['PATCH', { place: '/api/places/5' }]])
  cleanup()

  const { elsewhere, becomes, set, asks } = opened(hotel({}))
  set(place('5', 'Bergen'))
  becomes(hotel({ version: 3, board: 'full', place: oslo }))
  expect(elsewhere()?.text).toContain('geändert: Ort, Verpflegung.')
  expect(elsewhere()?.consequence).toContain('Auch von dir geändert: Ort.')
  await asks()
  expect(sent()).toHaveLength(1)
  set(place('4', 'Oslo'))
  expect(elsewhere()?.text).toContain('geändert: Verpflegung.')
  expect(elsewhere()?.consequence).not.toContain('Auch von dir')
})

test('PLACE-08 what the form itself has saved is nobody else’s change', async () => {
  const { elsewhere, becomes, set, saveWithRequest } = opened(hotel({ isBrandNew: true }), {
    isNew: true,
    withRequest: true,
  })
  set({ ...place('4', 'Oslo'), board: 'full' })
  await saveWithRequest()
  const saved = { isBrandNew: true, place: oslo, board: 'full' } as const
  becomes(hotel({ ...saved, version: 2 }))
  expect(elsewhere()).toBeNull()
  becomes(hotel({ ...saved, version: 3, agency: { id: 4, name: 'Nordreisen' } as unknown as HotelItem['agency'] }))
  expect(elsewhere()?.text).toContain('geändert: Agentur.')
})

const newFerry = () => opened(ferry({ isBrandNew: true }), { isNew: true, withRequest: true })

test('PLACE-08 PLACE-02 REQ-04 a service whose request is refused stays new, and cancelling deletes it', async () => {
  const { finish, form, set, saveWithRequest } = newFerry()
  set({ type: 'night' })
  await saveWithRequest()
  expect(sent()).toEqual([
    ['PATCH', { type: 'night', isBrandNew: true }],
    ['POST', {}],
  ])
  expect(finish).not.toHaveBeenCalled()
  act(() => form().close())
  await vi.waitFor(() => expect(sent().at(-1)?.[0]).toBe('DELETE'))
})

test('PLACE-08 REQ-02 it is a service once its request has been taken', async () => {
  const { finish, form, set, saveWithRequest } = newFerry()
  set({ type: 'night' })
  await saveWithRequest()
  takes = true
  await saveWithRequest()
  expect(sent().at(-1)).toEqual(['PATCH', { selectedRequest: '/api/requests/40', isBrandNew: false }])
  expect(finish).toHaveBeenCalledOnce()
  act(() => form().close())
  expect(sent().some(([method]) => method === 'DELETE')).toBe(false)
})

test('PLACE-08 a new service that a colleague has saved meanwhile is not deleted by cancelling', async () => {
  const { finish, form, becomes } = newFerry()
  becomes(ferry({ isBrandNew: false }))
  act(() => form().close())
  expect(finish).toHaveBeenCalledOnce()
  expect(sent()).toEqual([])
})

test('PLACE-08 a save names the version that the form knows', async () => {
  const { set, saveWithRequest } = newFerry()
  set({ type: 'night' })
  await saveWithRequest()
  expect(server.asked[0]?.headers['if-match']).toBe('"1"')
})
