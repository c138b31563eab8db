import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { isAsking } from '../../../ui/dialogs/confirm.tsx'
import { plannedDay } from '../plan/planned-day.fixture.ts'
import { type Service, servicesOf } from '../plan/services.ts'
import { useChangedElsewhere } from './use-changed-elsewhere.ts'

afterEach(cleanup)

type Body = Record<string, unknown>
type State = { version: number; stored: Body; mine: Body; own?: number; isNew?: boolean }

const day = plannedDay(1, '14.05.2028', { hotels: [{ id: 3, place: null }] })
const opened = { place: null, board: 'half', agency: null }

function at(version: number): Service {
  const hotelPlaceholders = day.hotelPlaceholders.map((item) => ({ ...item, version }))
  const [service] = servicesOf({ ...day, hotelPlaceholders })
  if (service === undefined) throw new Error('the day has a hotel')
  return service
}

function form(first: State) {
  const { result, rerender } = renderHook(
    ({ version, stored, mine, own = 1, isNew = false }: State) =>
      useChangedElsewhere(at(version), { version: own, isNew }, { body: () => mine, stored: () => stored }),
    { initialProps: first },
  )
  return { now: () => result.current, rerender }
}

/** Whether saving asks first; the question stays open. */
async function asks(saving: Promise<boolean>): Promise<boolean> {
  const answer = await Promise.race([saving, Promise.resolve('asked')])
  return answer === 'asked' && isAsking()
}

const untouched = { version: 1, stored: opened, mine: { place: 'Bergen' } }

test('PLACE-08 a new service is saved without a question only when nothing changed in between (001 §2.4)', async () => {
  const { now, rerender } = form({ ...untouched, isNew: true })
  expect(now()).toMatchObject({ fields: null, both: null })
  expect(await now().mayBeSaved()).toBe(true)
  act(() => rerender({ version: 2, stored: { ...opened, board: 'full' }, mine: untouched.mine, isNew: true }))
  expect(now()).toMatchObject({ fields: 'Verpflegung', both: null })
  expect(await asks(now().mayBeSaved())).toBe(true)
})

test('PLACE-08 APP-14 of a service that stood before only the fields both have changed are asked about', async () => {
  const { now, rerender } = form(untouched)
  act(() => rerender({ version: 2, stored: { ...opened, board: 'full' }, mine: untouched.mine }))
  expect(now().fields).toBe('Verpflegung')
  expect(await now().mayBeSaved()).toBe(true)
  act(() => rerender({ version: 3, stored: { ...opened, board: 'full', place: 'Oslo' }, mine: untouched.mine }))
  expect(now()).toMatchObject({ fields: 'Ort, Verpflegung', both: 'Ort' })
  expect(await asks(now().mayBeSaved())).toBe(true)
  act(() => rerender({ version: 3, stored: { ...opened, board: 'full', place: 'Oslo' }, mine: { place: 'Oslo' } }))
  expect(now()).toMatchObject({ fields: 'Verpflegung', both: null })
})

test('PLACE-08 what the form itself has saved is nobody else’s change', () => {
  const { now, rerender } = form(untouched)
  const saved = { ...opened, place: 'Bergen', board: 'full' }
  act(() => rerender({ version: 2, own: 2, stored: saved, mine: untouched.mine }))
  expect(now().fields).toBeNull()
  act(() => rerender({ version: 3, own: 2, stored: { ...saved, agency: '/api/agencies/4' }, mine: untouched.mine }))
  expect(now().fields).toBe('Agentur')
})
