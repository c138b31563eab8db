import { addDays } from '@reisewerk/domain/calendar-date.ts'
import { instantIn } from '@reisewerk/domain/geography/time-zones.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { today } from '../../../lib/format.ts'
import { savingDesk } from '../../../test/saving-desk.tsx'
import { type Trip, tripOf } from '../../orders/trip/api.ts'
import type { RoadLink } from './api.ts'
import { NewRoadLink } from './new-road-link.tsx'
import { RoadLinks } from './road-links.tsx'

const desk = savingDesk()
/** Good through that day in Germany. */
const until = (day: string) => wireOfInstant(instantIn('Europe/Berlin', `${addDays(day, 1)}T00:00:00`))
const linkFor = (id: number, recipient: string, last: string) =>
  ({
    ...{
      id,
      recipient,
      locale: 'de_DE',
      withNames: false,
      user: '/api/users/1',
      revokedAt: null,
      openings: 0,
      lastOpenedAt: null,
    },
    expiresAt: until(last),
  }) as unknown as RoadLink // what no list of links reads is left out

test('TRUE-02 a link that ends before a trip that has moved says so; one that lasts as long does not', async () => {
  desk.answer = async () => ({ status: 200, body: [] })
  const end = addDays(today(), 20)
  desk.draw(<RoadLinks endAt={end} links={[linkFor(1, 'Ida', addDays(end, -1)), linkFor(2, 'Jan', end)]} />)
  const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement)
  ;(await rowOf('Ida')).getByText(/^endet vor der Reise/)
  expect((await rowOf('Jan')).queryByText(/^endet vor der Reise/)).toBeNull()
})

test('TRUE-06 ROOM-06 a link to a cancelled trip says so and is asked about before it is made', async () => {
  desk.answer = async ({ method }) =>
    method === 'POST' ? { status: 201, body: { id: 1, path: '/unterwegs/x' } } : { status: 404, body: null }
  const trip = {
    id: 1,
    version: 1,
    currentStatus: 'cancelled',
    orderLocale: 'fr',
    endAt: '20.05.2099 00:00:00',
  } as unknown as Trip // what it reads of it
  desk.client.setQueryDefaults(tripOf(1).queryKey, { staleTime: Number.POSITIVE_INFINITY })
  desk.client.setQueryData(tripOf(1).queryKey, trip)
  const made = vi.fn()
  const user = desk.draw(
    <Suspense>
      <NewRoadLink orderId={1} onMade={made} />
    </Suspense>,
  )
  screen.getByText('Die Reise ist storniert, der Link zeigt sie trotzdem an.')
  const posted = () => desk.asked.filter(({ method }) => method === 'POST').length
  const make = async (answer: string) => {
    await user.click(screen.getByRole('button', { name: 'Link anlegen' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }))
  }
  await make('Abbrechen')
  expect(posted()).toBe(0)
  await make('Anlegen')
  await waitFor(() => expect(made).toHaveBeenCalledOnce())
  // It speaks as the trip does unless somebody chooses otherwise.
  expect(desk.asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ locale: 'fr' })
  expect(posted()).toBe(1)
})
