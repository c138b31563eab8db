import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { saveQueue } from '../../../lib/saving/save-queue.ts'
import { savingDesk } from '../../../test/saving-desk.tsx'
import type { Calculation } from '../api.ts'
import { FreePlaces } from './free-places.tsx'
import { useFreePlaces } from './use-free-places.ts'

const rule = (id: number, numberOfPersons: number) => ({
  ...{ id, version: 1, numberOfPersons, type: 'double' as const, freePlaces: 1 },
})
// What the page also has, nobody reads here.
const calculation = {
  id: 5,
  version: 3,
  minimumPersons: null,
  freePlaces: [rule(1, 25), rule(2, 40)],
} as Partial<Calculation> as Calculation

const saving = savingDesk()
beforeEach(() => {
  saving.answer = async ({ body }) => ({ status: 200, body: { ...calculation, ...body } })
})

let desk: ReturnType<typeof useFreePlaces>
function Desk({ showsRoomType }: { showsRoomType: boolean }) {
  desk = useFreePlaces(calculation, showsRoomType, 0)
  return <FreePlaces label="Kontingent & Freiplätze" desk={desk} />
}

const cell = (line: number, column: number) => {
  const row = screen.getAllByRole('row')[line + 1] as HTMLElement
  return within(row).getAllByRole('gridcell')[column] as HTMLElement
}
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const sent = () => saving.asked.map(({ body }) => body)

const setUp = (showsRoomType = true) => saving.draw(<Desk showsRoomType={showsRoomType} />)

test('OFFER-03 a number in the last line begins a rule, which gives one place', async () => {
  const user = setUp()
  await user.click(cell(2, 0))
  await user.keyboard('30{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(saving.asked[0]?.headers['if-match']).toBe('"3"')
  expect(sent()[0]).toEqual({
    freePlaces: [
      { id: 1, numberOfPersons: 25, type: 'double', freePlaces: 1 },
      { id: 2, numberOfPersons: 40, type: 'double', freePlaces: 1 },
      { numberOfPersons: 30, type: 'double', freePlaces: 1 },
    ],
  })
})

test('OFFER-03 APP-05 the kind of room is told where the house tells it', async () => {
  setUp(false)
  expect(heads()).not.toContain('Zimmer')
})

test('OFFER-03 the kind of room is chosen, and a rule is deleted after a question', async () => {
  const user = setUp()
  expect(heads()).toContain('Zimmer')
  await user.click(cell(1, 1))
  await user.keyboard('Einzel{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    freePlaces: [
      { id: 1, type: 'double' },
      { id: 2, type: 'single' },
    ],
  })
  await waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
  await user.click(screen.getByRole('button', { name: 'Freiplatz „ab 25 Personen“ löschen' }))
  const question = await screen.findByRole('dialog', { name: 'Bist du sicher?' })
  expect(sent()).toHaveLength(1)
  await user.click(within(question).getByRole('button', { name: 'Löschen' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]?.freePlaces).toMatchObject([{ id: 2, type: 'single' }])
})

test('OFFER-03 APP-06 what is no group size, and what the server refuses, stays in its cell', async () => {
  const user = setUp()
  await user.click(cell(0, 0))
  await user.keyboard('1000{Enter}')
  await waitFor(() => expect(cell(0, 0).getAttribute('aria-invalid')).toBe('true'))
  expect(desk.hasFaults).toBe(true)
  const message = 'Höchstens so viele wie Plätze'
  saving.answer = async () => ({
    status: 422,
    body: { violations: [{ propertyPath: 'freePlaces[1].numberOfPersons', message }] },
  })
  await user.click(cell(1, 0))
  await user.keyboard('45{Enter}')
  await waitFor(() => expect(cell(1, 0).getAttribute('aria-invalid')).toBe('true'))
  within(cell(1, 0)).getByText('45')
  expect(sent()).toHaveLength(1)
  await user.click(cell(1, 0))
  expect(screen.getByText(message, { selector: '[data-refused] *' })).toBeDefined()
})

test('OFFER-03 APP-14 a rule begun while a colleague adds another: both are kept', async () => {
  const theirs = { ...calculation, version: 4, freePlaces: [...calculation.freePlaces, rule(3, 60)] }
  saving.answer = async ({ headers, body }) =>
    headers['if-match'] === '"4"'
      ? { status: 200, body: { ...theirs, ...body, version: 5 } }
      : { status: 409, body: { code: 'conflict', message: '', current: theirs } }
  const user = setUp()
  await user.click(cell(2, 0))
  await user.keyboard('30{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(2))
  const sizes = [25, 40, 60, 30].map((numberOfPersons) => expect.objectContaining({ numberOfPersons }))
  expect(sent()[1]?.freePlaces).toEqual(expect.arrayContaining(sizes))
})

test('OFFER-03 the minimum of guests is a number', async () => {
  const user = setUp()
  await user.click(screen.getByRole('button', { name: /Mindestteilnehmer/ }))
  const field = screen.getByRole('textbox', { name: 'Mindestteilnehmer' })
  await user.type(field, 'viele{Enter}')
  await screen.findByText('Bitte eine ganze Zahl von 1 bis 9999 eingeben')
  await user.clear(field)
  await user.type(field, '20{Enter}')
  await waitFor(() => expect(sent()).toEqual([{ minimumPersons: 20 }]))
})
