import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveQueue } from '../../lib/saving/save-queue.ts'
import { startTinyServer } from '../../test/tiny-server.ts'
import { Questions } from '../../ui/dialogs/confirm.tsx'
import { BulletPointsPanel } from './bullet-points-panel.tsx'

const section = (id: number, key: string, name: string) => ({
  id,
  version: 1,
  key,
  section: name,
  internalSectionName: '',
  content: 'Notruf',
  locale: 'de_DE' as const,
})
const kept = [section(11, 'included', 'Immer dabei'), section(12, 'concerts', 'Konzerte')]
const trip = { orderLocale: 'de_DE', organisationFilter: '/api/organisations/1' } as const
const offer = { id: 5, version: 3, bulletPoints: [section(1, 'included', 'Immer dabei')] }

let server: Awaited<ReturnType<typeof startTinyServer>>
let client: QueryClient
beforeEach(async () => {
  localStorage.clear()
  server = await startTinyServer(async ({ method, body }) => ({
    status: 200,
    body: method === 'GET' ? kept : { ...offer, ...body },
  }))
  client = new QueryClient()
  await saveQueue.start(client, 7)
})
afterEach(async () => {
  saveQueue.stop()
  await server.stop()
})

function setUp() {
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <Questions />
        <BulletPointsPanel offer={offer} trip={trip} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}
const sent = () => server.asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body.bulletPoints)

test('OFFER-05 offered are the sections of the trip’s language that are not there yet', async () => {
  const user = setUp()
  await user.click(screen.getByRole('button', { name: 'Stichpunkte hinzufügen' }))
  await screen.findByRole('menuitem', { name: 'Konzerte' })
  expect(screen.queryByRole('menuitem', { name: 'Immer dabei' })).toBeNull()
  const asked = server.asked.find(({ path }) => path.startsWith('/api/bullet_points'))
  expect(asked?.path).toContain('locale=de_DE')
  await user.click(screen.getByRole('menuitem', { name: 'Konzerte' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject([
    { id: 1, key: 'included' },
    { key: 'concerts', content: 'Notruf' },
  ])
  expect((sent()[0] as object[])[1]).not.toHaveProperty('id')
})

test('OFFER-05 points are saved when their field is left, and a section goes after a question', async () => {
  const user = setUp()
  const points = screen.getByRole('textbox', { name: 'Stichpunkte: Immer dabei' })
  await user.clear(points)
  await user.type(points, 'Sicherungsschein')
  expect(sent()).toEqual([])
  await user.tab()
  await waitFor(() => expect(sent()).toMatchObject([[{ id: 1, content: 'Sicherungsschein' }]]))
  await user.click(screen.getByRole('button', { name: '„Immer dabei“ löschen' }))
  const question = await screen.findByRole('dialog', { name: 'Bist du sicher?' })
  expect(sent()).toHaveLength(1)
  await user.click(within(question).getByRole('button', { name: 'Löschen' }))
  await waitFor(() => expect(sent().at(-1)).toEqual([]))
})
