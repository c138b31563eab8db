import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { savingDesk } from '../../test/saving-desk.tsx'
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
const offer = {
  id: 5,
  version: 3,
  order: '/api/orders/7' as const,
  bulletPoints: [section(1, 'included', 'Immer dabei')],
}

const saving = savingDesk()
beforeEach(() => {
  saving.answer = async ({ method, body }) => ({
    status: 200,
    body: method === 'GET' ? kept : { ...offer, ...body },
  })
})

const setUp = () => saving.draw(<BulletPointsPanel offer={offer} trip={trip} />)
const sent = () => saving.asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body.bulletPoints)

test('OFFER-05 offered are the sections of the trip’s language that are not there yet', async () => {
  const user = setUp()
  await user.click(screen.getByRole('button', { name: 'Stichpunkte hinzufügen' }))
  await screen.findByRole('menuitem', { name: 'Konzerte' })
  expect(screen.queryByRole('menuitem', { name: 'Immer dabei' })).toBeNull()
  const asked = saving.asked.find(({ path }) => path.startsWith('/api/bullet_points'))
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
