import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDateContext } from '../../../lib/date-context.ts'
import { savingDesk } from '../../../test/saving-desk.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import type { Offer } from '../api.ts'
import { blankCondition, type Condition } from './condition-row.ts'
import { useConditions } from './use-conditions.ts'

const step = (id: number, days: number, conditionText: string): Condition => ({
  ...blankCondition('Stornokosten', 'days'),
  id,
  version: 1,
  days,
  conditionText,
  _sort: id,
})
const saved = [step(1, 60, '20 %'), step(2, 7, '90 %')]
const trip = { startAt: '2099-05-14', endAt: '2099-05-23' }

const saving = savingDesk()
let desk: ReturnType<typeof useConditions>
function Desk({ conditions }: { conditions: readonly Condition[] }) {
  const offer = { id: 5, version: 3, conditions } as Offer // what the page also has, nobody reads here
  desk = useConditions({ offer, orderId: 4, trip, shown: defaultSettings.offer.tabs, readAt: 0 })
  return (
    <>
      {desk.tabs.map((tab) => (
        <button key={tab} type="button" onClick={() => desk.onTab(tab)}>
          {tab}
        </button>
      ))}
      <Sheet key={desk.tab} label="Konditionen" dates={useDateContext()} {...desk.sheet} />
    </>
  )
}

const columns = { deadline: 0, type: 1, days: 2, date: 3, text: 4 }
const lines = () => screen.getAllByRole('row').slice(1)
const cell = (line: number, column: keyof typeof columns) =>
  within(lines()[line] as HTMLElement).getAllByRole('gridcell')[columns[column]] as HTMLElement

async function setUp(conditions = saved) {
  const user = saving.draw(<Desk conditions={conditions} />)
  await user.click(screen.getByRole('button', { name: 'cancelation' }))
  return user
}
const asked = (method: string) => saving.asked.filter((one) => one.method === method)

test('OFFER-03 the tabs are those the house shows; the first is the option of the offer', async () => {
  saving.answer = async () => ({ status: 200, body: {} })
  await setUp()
  expect(desk.tabs).toEqual(['offer', 'freePlaces', 'cancelation', 'payments', 'other', 'conditions'])
  expect(lines()).toHaveLength(3)
  expect(cell(0, 'deadline').textContent).toBe('bis 60 Tage vor Reisebeginn')
  expect(cell(1, 'deadline').textContent).toBe('ab 7 Tage vor Reisebeginn')
  expect(cell(1, 'date').textContent).toBe('07.05.2099')
})

test('OFFER-03 a day that is typed says how many days before the start that is, and the label follows', async () => {
  saving.answer = async ({ body }) => ({ status: 200, body: { ...saved[0], ...body } })
  const user = await setUp()
  await user.click(cell(0, 'date'))
  await user.keyboard('4.5.2099{Enter}')
  await waitFor(() => expect(cell(0, 'deadline').textContent).toBe('bis 10 Tage vor Reisebeginn'))
  await waitFor(() => expect(asked('PATCH')).toHaveLength(1))
  expect(asked('PATCH')[0]?.body).toEqual({ deadlineDate: '04.05.2099 00:00:00', days: 10, afterDays: null })
})

test('OFFER-03 a day after the start is no number of days before it: the condition has a fixed day then, and says so', async () => {
  saving.answer = async ({ body }) => ({ status: 200, body: { ...saved[0], ...body } })
  const user = await setUp()
  await user.click(cell(0, 'date'))
  await user.keyboard('20.5.2099{Enter}')
  await waitFor(() => expect(asked('PATCH')).toHaveLength(1))
  expect(asked('PATCH')[0]?.body).toMatchObject({ type: 'date', deadlineDate: '20.05.2099 00:00:00' })
  expect(cell(0, 'deadline').textContent).toBe('bis 20.05.2099')
})

test('OFFER-03 a fixed day that lies behind the start is marked', async () => {
  saving.answer = async () => ({ status: 200, body: {} })
  await setUp([{ ...step(1, 0, ''), type: 'date', days: null, deadlineDate: '15.05.2099 00:00:00' }])
  within(cell(0, 'date')).getByLabelText(/^Dieser Tag liegt nach dem Reisebeginn/)
})

test('OFFER-03 what is typed into the last line makes one condition, also while the server still answers', async () => {
  let isOpen = false
  const made = { ...step(9, 30, ''), _sort: 3 }
  saving.answer = async ({ method, body }) => {
    if (method === 'POST') {
      await waitFor(() => expect(isOpen).toBe(true))
      return { status: 201, body: { ...made, ...body } }
    }
    return { status: 200, body: { ...made, ...body } }
  }
  const user = await setUp()
  await user.click(cell(2, 'days'))
  await user.keyboard('30{Tab}{Tab}45 %{Enter}')
  expect(lines()).toHaveLength(4)
  expect(cell(2, 'deadline').textContent).toBe('ab 30 Tage vor Reisebeginn')
  expect(desk.isSaving).toBe(true)
  isOpen = true
  await waitFor(() => expect(asked('PATCH')).toHaveLength(1))
  expect(asked('POST')[0]?.body).toMatchObject({
    offer: '/api/offers/5',
    category: 'Stornokosten',
    type: 'days',
    days: 30,
    _sort: 3,
  })
  expect(asked('POST')).toHaveLength(1)
  expect(asked('PATCH')[0]).toMatchObject({ path: '/api/offer_conditions/9', body: { conditionText: '45 %' } })
})

test('OFFER-03 APP-09 a condition that could not be made stays, and is made with the next change, once', async () => {
  let isAway = true
  saving.answer = async ({ body }) =>
    isAway
      ? { status: 500, body: { code: 'internal', message: '' } }
      : { status: 201, body: { ...step(9, 30, ''), ...body } }
  const user = await setUp()
  await user.click(cell(2, 'days'))
  await user.keyboard('30{Enter}')
  await screen.findByText('Die Kondition konnte nicht gespeichert werden! Server Error!')
  expect(desk.hasFaults).toBe(true)
  expect(cell(2, 'days').textContent).toBe('30')
  isAway = false
  await user.click(cell(2, 'text'))
  await user.keyboard('45 %{Enter}')
  await waitFor(() => expect(desk.hasFaults).toBe(false))
  // Nobody knows what became of the first request: it is repeated with its key, then the condition is corrected.
  const posts = asked('POST')
  expect(new Set(posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(asked('PATCH').at(-1)?.body).toEqual({ conditionText: '45 %' })
})

test('OFFER-03 conditions are hidden, moved and deleted after a question', async () => {
  saving.answer = async ({ method, path, body }) =>
    method === 'DELETE'
      ? { status: 204, body: null }
      : { status: 200, body: { ...saved[path.endsWith('1') ? 0 : 1], ...body } }
  const user = await setUp()
  await user.click(screen.getByRole('button', { name: '„bis 60 Tage vor Reisebeginn“ im Angebot ausblenden' }))
  await waitFor(() => expect(asked('PATCH').map(({ body }) => body)).toEqual([{ isVisible: false }]))
  await user.click(screen.getByRole('button', { name: '„bis 60 Tage vor Reisebeginn“ nach unten' }))
  await waitFor(() => expect(asked('PATCH')).toHaveLength(3))
  expect(
    asked('PATCH')
      .slice(1)
      .map(({ path, body }) => [path, body]),
  ).toEqual(
    expect.arrayContaining([
      ['/api/offer_conditions/1', expect.objectContaining({ _sort: 2 })],
      ['/api/offer_conditions/2', { _sort: 1 }],
    ]),
  )
  await user.click(screen.getByRole('button', { name: '„ab 7 Tage vor Reisebeginn“ löschen' }))
  const question = await screen.findByRole('dialog', { name: 'Bist du sicher?' })
  expect(asked('DELETE')).toHaveLength(0)
  await user.click(within(question).getByRole('button', { name: 'Löschen' }))
  await waitFor(() => expect(asked('DELETE').map(({ path }) => path)).toEqual(['/api/offer_conditions/2']))
})

test('OFFER-03 ‘Sonstiges’ is offered only as long as there is no category of one’s own (002 §2)', async () => {
  saving.answer = async ({ body }) => ({ status: 201, body: { ...body, id: 40, version: 1 } })
  const own = { ...blankCondition('Konzerte', 'text'), id: 9, version: 1, conditionText: 'Genehmigung', _sort: 9 }
  const user = saving.draw(<Desk conditions={[...saved, own]} />)
  await user.click(screen.getByRole('button', { name: 'other' }))
  // The first column of this tab is the category.
  await user.click(within(lines().at(-1) as HTMLElement).getAllByRole('gridcell')[columns.text + 1] as HTMLElement)
  await user.keyboard('Plakate{Enter}')
  await waitFor(() => expect(asked('POST')[0]?.body.category).toBe('Konzerte'))
})

test('OFFER-03 without a category of one’s own a condition begins under ‘Sonstiges’', async () => {
  saving.answer = async ({ body }) => ({ status: 201, body: { ...body, id: 40, version: 1 } })
  const user = saving.draw(<Desk conditions={saved} />)
  await user.click(screen.getByRole('button', { name: 'other' }))
  await user.click(within(lines().at(-1) as HTMLElement).getAllByRole('gridcell')[columns.text + 1] as HTMLElement)
  await user.keyboard('Plakate{Enter}')
  await waitFor(() => expect(asked('POST')[0]?.body.category).toBe('Sonstiges'))
})
