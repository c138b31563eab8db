import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { savingDesk } from '../../../test/saving-desk.tsx'
import { type Trip, tripOf } from '../../orders/trip/api.ts'
import type { TripDetail } from './api.ts'
import { DetailList } from './detail-list.tsx'

const detail = (id: number, title: string, isEditable: boolean): TripDetail => ({
  ...{ id, version: 1, order: '/api/orders/1', request: null, day: null, type: 'general_info', subType: null, title },
  ...{ text: null, renderedText: '', isEditable, template: '/api/trip_detail_templates/3', menu: null, images: [] },
  ...{ image: null, positionInDocument: id, templateLocale: 'de_DE' },
})
const details = [detail(1, 'Notruf', false), detail(2, 'Wetter', true)]

const saving = savingDesk()
beforeEach(() => {
  saving.answer = async ({ body }) => ({ status: 200, body: { ...details[0], ...body, version: 2 } })
})

const setUp = () =>
  saving.draw(
    <DetailList
      label="Hinweise"
      home={{ orderId: 1, request: null }}
      details={details}
      open={null}
      onOpen={() => {}}
    />,
  )
const changes = () => saving.asked.filter(({ method }) => method !== 'GET')
const agree = async (user: ReturnType<typeof setUp>, name: string, action: string) => {
  const question = await screen.findByRole('dialog', { name })
  await user.click(within(question).getByRole('button', { name: action }))
}

test('DOC-01 unlinking and relinking are asked for; what is linked cannot be written', async () => {
  const user = setUp()
  expect(screen.queryByRole('button', { name: 'Notruf bearbeiten' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Notruf manuell bearbeiten' }))
  expect(changes()).toEqual([])
  await agree(user, 'Von den Stammdaten lösen?', 'Lösen und bearbeiten')
  await waitFor(() => expect(changes()).toMatchObject([{ method: 'PATCH', body: { isEditable: true } }]))
  await user.click(screen.getByRole('button', { name: 'Wetter zurücksetzen' }))
  await agree(user, 'Text zurücksetzen?', 'Zurücksetzen')
  await waitFor(() => expect(changes().at(-1)).toMatchObject({ body: { isEditable: false } }))
})

test('DOC-01 the arrow keys put passages in order, and a refusal says so', async () => {
  const user = setUp()
  screen.getByRole('button', { name: /^Notruf verschieben/ }).focus()
  await user.keyboard('{ArrowUp}')
  expect(changes()).toEqual([])
  await user.keyboard('{ArrowDown}')
  const tripDetails = ['/api/trip_details/2', '/api/trip_details/1']
  await waitFor(() => expect(changes()).toMatchObject([{ method: 'PUT', body: { tripDetails } }]))
  await screen.findByText('Position in document successfully saved!')
  saving.answer = async () => ({ status: 500, body: {} })
  await user.keyboard('{ArrowDown}')
  await screen.findByText('Problem while saving new position')
})

test('DOC-01 a passage goes after the question of the documents', async () => {
  saving.answer = async () => ({ status: 204, body: undefined })
  const user = setUp()
  await user.click(screen.getByRole('button', { name: 'Wetter löschen' }))
  await screen.findByText('Do you really want to delete this info?')
  await agree(user, 'Bist du sicher?', 'Löschen')
  await screen.findByText('Trip detail successfully deleted')
  expect(changes()).toMatchObject([{ method: 'DELETE', path: '/api/trip_details/2' }])
})

test.each([
  ['en', 1],
  ['de_DE', 0],
] as const)(
  'DOC-08 MOVE-08 of a trip in %s what the master data say in German only is marked',
  async (orderLocale, marks) => {
    const trip = { id: 1, version: 1, orderLocale } as unknown as Trip // what a passage reads of it
    saving.answer = async () => ({ status: 200, body: trip })
    saving.client.setQueryData(tripOf(1).queryKey, trip)
    setUp()
    // What was written by hand is in whatever language it was written.
    expect(screen.queryAllByText('auf Deutsch')).toHaveLength(marks)
  },
)
