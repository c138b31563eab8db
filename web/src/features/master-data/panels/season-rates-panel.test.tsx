import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveQueue } from '../../../lib/saving/save-queue.ts'
import { sessionKey } from '../../../lib/session.ts'
import { type Answer, startTinyServer } from '../../../test/tiny-server.ts'
import { Notices } from '../../../ui/notices/notice.tsx'
import { SeasonRatesPanel } from './season-rates-panel.tsx'

const rate = (id: number, startAt: string, endAt: string, amount: string) => ({
  ...{ id, version: 1, type: 'double', persons: null, freePlaces: '', optionDays: null },
  ...{ startAt: `${startAt} 00:00:00`, endAt: `${endAt} 00:00:00` },
  price: { amount, currency: 'NOK', formatted: `${amount} NOK` },
})
const spring = rate(1, '01.05.2027', '14.06.2027', '1800.00')
const autumn = rate(2, '01.09.2027', '15.10.2027', '1600.00')

let server: Awaited<ReturnType<typeof startTinyServer>>
let write: Answer
let stored: object[]
beforeEach(async () => {
  localStorage.clear()
  stored = [spring, autumn]
  server = await startTinyServer(async (asked, response) =>
    asked.method === 'GET' ? { status: 200, body: stored } : write(asked, response),
  )
})
afterEach(async () => {
  cleanup()
  saveQueue.stop()
  await server.stop()
})

async function setUp(maySeePurchase = true) {
  const client = new QueryClient()
  client.setQueryDefaults(sessionKey, { staleTime: Number.POSITIVE_INFINITY })
  client.setQueryData(sessionKey, {
    user: { id: 7, maySeePurchase },
    organisations: [{ id: 1, name: 'Nord', shortName: 'Nord' }],
  })
  await saveQueue.start(client, 7)
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <Notices />
        <SeasonRatesPanel id={12} kind="hotel" />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const columns = ['startAt', 'endAt', 'type', 'price', 'currency', 'freePlaces', 'optionDays'] as const
const cell = (line: number, column: (typeof columns)[number]) => {
  const row = screen.getAllByRole('row')[line + 1] as HTMLElement
  return within(row).getAllByRole('gridcell')[columns.indexOf(column)] as HTMLElement
}
const sent = (method: string) => server.asked.filter((one) => one.method === method)

test('CALC-10 the seasons of a house with the days that have no price', async () => {
  await setUp()
  await screen.findByText('Ohne Preis: Doppelzimmer 15.06.2027 – 31.08.2027')
  expect(cell(0, 'price').textContent).toContain('1.800,00')
  expect(cell(1, 'currency').textContent).toContain('NOK')
})

test('CALC-10 a season begun in the last line is made once it has all it needs', async () => {
  write = async ({ body }) => {
    stored = [...stored, { ...rate(3, '15.06.2027', '31.08.2027', '2200.00'), ...body }]
    return { status: 201, body: stored.at(-1) }
  }
  const user = await setUp()
  await screen.findByText(/Ohne Preis/)
  await user.click(cell(2, 'startAt'))
  await user.keyboard('15.06.2027{Enter}31.08.2027{Enter}Doppelzimmer{Enter}2200{Enter}')
  await waitFor(() => expect(sent('POST')).toHaveLength(1))
  expect(sent('POST')[0]?.body).toEqual({
    provider: '/api/providers/12',
    startAt: '15.06.2027 00:00:00',
    endAt: '31.08.2027 00:00:00',
    type: 'double',
    price: { amount: '2200.00', currency: 'EUR' },
  })
  await waitFor(() => expect(screen.queryByText(/Ohne Preis/)).toBeNull())
})

test('CALC-10 APP-06 an overlapping season is refused at its field, and what was typed stays', async () => {
  const message = 'In dieser Zeit gibt es dafür schon einen Saisonpreis.'
  write = async () => ({ status: 422, body: { violations: [{ propertyPath: 'startAt', message }] } })
  const user = await setUp()
  await screen.findByText(/Ohne Preis/)
  await user.click(cell(2, 'startAt'))
  await user.keyboard('10.06.2027{Enter}31.08.2027{Enter}Doppelzimmer{Enter}2200{Enter}')
  await waitFor(() => expect(cell(2, 'startAt').getAttribute('aria-invalid')).toBe('true'))
  expect(cell(2, 'endAt').textContent).toContain('31.08.27')
  await user.click(cell(2, 'startAt'))
  expect(screen.getByText(message, { selector: '[data-refused] *' })).toBeDefined()
})

test('CALC-10 another price of a season keeps its currency', async () => {
  write = async ({ body }) => ({ status: 200, body: { ...spring, version: 2, ...body } })
  const user = await setUp()
  await screen.findByText(/Ohne Preis/)
  await user.click(cell(0, 'price'))
  await user.keyboard('1850{Enter}')
  await waitFor(() => expect(sent('PATCH')).toHaveLength(1))
  expect(sent('PATCH')[0]?.body).toEqual({ price: { amount: '1850.00', currency: 'NOK' } })
})

test('CALC-10 who may not see purchase figures is shown no season prices', async () => {
  await setUp(false)
  expect(screen.queryByText('Saisonpreise')).toBeNull()
  expect(server.asked).toEqual([])
})
