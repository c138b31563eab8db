import { addDays } from '@reisewerk/domain/calendar-date.ts'
import { instantIn } from '@reisewerk/domain/geography/time-zones.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { today } from '../../../lib/format.ts'
import { savingDesk } from '../../../test/saving-desk.tsx'
import type { RoadLink } from './api.ts'
import { RoadLinks } from './road-links.tsx'

const desk = savingDesk()
/** Good through that day in Germany. */
const until = (day: string) => wireOfInstant(instantIn('Europe/Berlin', `${addDays(day, 1)}T00:00:00`))
const linkFor = (id: number, recipient: string, last: string) =>
  ({
    ...{ id, recipient, withNames: false, user: '/api/users/1', revokedAt: null, openings: 0, lastOpenedAt: null },
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
