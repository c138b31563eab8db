import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveQueue } from '../../lib/saving/save-queue.ts'
import { sessionKey } from '../../lib/session.ts'
import { type Answer, startTinyServer } from '../../test/tiny-server.ts'
import { Questions } from '../../ui/dialogs/confirm.tsx'
import { Notices } from '../../ui/notices/notice.tsx'
import { ExchangeRatesPanel } from './exchange-rates-panel.tsx'

const nok = {
  ...{
    id: 1,
    version: 1,
    currency: 'NOK',
    baseCurrency: 'EUR',
    rate: '11.1',
    rateDate: '01.11.2026 00:00:00',
    source: 'typed',
  },
  fixedAt: '02.11.2026 10:15:00',
  fixedBy: { id: 2, version: 1, firstName: 'Bernd', lastName: 'Brandt' },
  known: { rate: '11.4235', rateDate: '20.11.2026 00:00:00' },
}
const sek = {
  ...nok,
  id: 2,
  currency: 'SEK',
  fixedAt: null,
  fixedBy: null,
  known: { rate: '11.1', rateDate: '20.11.2026 00:00:00' },
}
const line = (currency: string, quantity: number, unitCents: number) => ({ currency, quantity, unitCents })

let server: Awaited<ReturnType<typeof startTinyServer>>
let write: Answer
let stored: object[]
beforeEach(async () => {
  localStorage.clear()
  stored = [nok, sek]
  server = await startTinyServer(async (asked, response) => {
    if (asked.method !== 'GET') return write(asked, response)
    const lines = [line('NOK', 40, 250_000), line('NOK', 2, 50_000), line('EUR', 40, 9_900)]
    return { status: 200, body: asked.path.includes('/costs') ? { lines } : stored }
  })
})
afterEach(async () => {
  cleanup()
  saveQueue.stop()
  await server.stop()
})

async function setUp({ maySeePurchase = true, ratesUrl = '' } = {}) {
  const client = new QueryClient()
  client.setQueryDefaults(sessionKey, { staleTime: Number.POSITIVE_INFINITY })
  client.setQueryData(sessionKey, { user: { id: 7, maySeePurchase }, organisations: [] })
  await saveQueue.start(client, 7)
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <Notices />
        <Questions />
        <ExchangeRatesPanel orderId={5} calculationId={6} organisationId={1} currency="EUR" ratesUrl={ratesUrl} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const columns = ['currency', 'rate', 'rateDate', 'source'] as const
const cell = (row: number, column: (typeof columns)[number]) =>
  within(screen.getAllByRole('row')[row + 1] as HTMLElement).getAllByRole('gridcell')[
    columns.indexOf(column)
  ] as HTMLElement
const sent = (method: string) => server.asked.filter((one) => one.method === method)

test('CALC-09 a rate that has moved by more than 2 percent is told with what it makes of the purchase', async () => {
  await setUp()
  // 101.000 NOK at 11,1 are 9.099,10 €, at 11,4235 they are 8.841,42 €.
  await screen.findByText(
    'NOK ist seitdem 2,8 % günstiger geworden (11,4235 am 20.11.2026): Der Einkauf kostet 257,68 € weniger.',
  )
  expect(screen.getByText('NOK: festgelegt am 02.11.2026 10:15 von Bernd Brandt')).toBeDefined()
  expect(cell(0, 'rate').textContent).toContain('11,1')
  expect(screen.queryByText(/SEK ist/)).toBeNull()
})

test('CALC-09 a rate that is left of the trip’s own currency is said to count nothing, and is worth no warning', async () => {
  stored = [{ ...sek, id: 3, currency: 'EUR', rate: '1.05' }]
  await setUp()
  await screen.findByText('EUR: die Währung der Reise, der Kurs zählt nicht')
  expect(screen.queryByText(/teurer|billiger/)).toBeNull()
})

test('CALC-09 a rate that was named while the trip was sold in another currency is asked for anew', async () => {
  stored = [{ ...nok, baseCurrency: 'CHF' }]
  await setUp()
  await screen.findByText('NOK: Der Kurs galt für CHF und zählt nicht mehr. Bitte neu eingeben.')
  expect(screen.queryByText(/günstiger/)).toBeNull()
})

test('CALC-09 a currency that is chosen takes the rate known today; without one it asks for it at the field', async () => {
  const message = 'Für DKK ist kein Kurs bekannt. Bitte eingeben.'
  write = async () => ({ status: 422, body: { violations: [{ propertyPath: 'rate', message }] } })
  const user = await setUp()
  await screen.findByText(/günstiger/)
  await user.click(cell(2, 'currency'))
  await user.keyboard('DKK{Enter}')
  await waitFor(() => expect(cell(2, 'rate').getAttribute('aria-invalid')).toBe('true'))
  expect(sent('POST')[0]?.body).toEqual({ order: '/api/orders/5', currency: 'DKK' })
  write = async ({ body }) => ({ status: 201, body: { ...sek, id: 3, ...body } })
  await user.click(cell(2, 'rate'))
  await user.keyboard('7,46{Enter}')
  await waitFor(() => expect(sent('POST')).toHaveLength(2))
  expect(sent('POST')[1]?.body).toEqual({ order: '/api/orders/5', currency: 'DKK', rate: '7,46' })
})

test('CALC-09 a rate is typed with a comma; what is none is told at its cell', async () => {
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve
  })
  write = async ({ body }) => {
    await isAsked
    return { status: 200, body: { ...nok, version: 2, ...body } }
  }
  const user = await setUp()
  await screen.findByText(/günstiger/)
  await user.click(cell(0, 'rate'))
  await user.keyboard('12,50{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Kurs ändern' }))
  await waitFor(() => expect(sent('PUT').concat(sent('PATCH'))).toHaveLength(1))
  expect(sent('PUT').concat(sent('PATCH'))[0]?.body).toMatchObject({ rate: '12.5' })
  // While it is being saved it is reckoned with already: 101.000 NOK are 8.080,00 € at 12,5.
  await screen.findByText(/^NOK ist seitdem 9,4 % teurer geworden .* kostet 761,42 € mehr\.$/)
  stored = [{ ...nok, version: 2, rate: '12.5' }, sek]
  answer()
  await waitFor(() => expect(cell(0, 'rate').textContent).toContain('12,5'))
  await user.click(cell(0, 'rate'))
  await user.keyboard('viel{Enter}')
  await waitFor(() => expect(cell(0, 'rate').getAttribute('aria-invalid')).toBe('true'))
})

test('CALC-09 a rate that went out with the offer changes only once somebody has agreed', async () => {
  write = async ({ body }) => ({ status: 200, body: { ...sek, version: 2, ...body } })
  const user = await setUp()
  await screen.findByText(/günstiger/)
  await user.click(cell(0, 'rate'))
  await user.keyboard('12{Enter}')
  await screen.findByText(/^Der Kurs für NOK ist seit dem 02.11.2026 10:15 festgelegt/)
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(screen.queryByText(/^Der Kurs für NOK/)).toBeNull())
  expect(cell(0, 'rate').textContent).toContain('11,1')
  // One that has not gone out changes unasked, and is the first to be sent.
  await user.click(cell(1, 'rate'))
  await user.keyboard('10{Enter}')
  await waitFor(() => expect(sent('PUT').concat(sent('PATCH'))).toHaveLength(1))
  expect(sent('PUT').concat(sent('PATCH'))[0]?.path).toContain('/api/order_exchange_rates/2')
})

test('CALC-09 the newest rates are fetched from the address of the house', async () => {
  write = async () => ({ status: 200, body: { date: '20.11.2026 00:00:00', currencies: ['EUR', 'NOK'], stayed: [] } })
  const user = await setUp({ ratesUrl: 'https://kurse.example/eurofxref-daily.xml' })
  await user.click(await screen.findByRole('button', { name: 'Kurse holen' }))
  await screen.findByText('Die neuesten Kurse sind gelesen.')
  expect(sent('POST').map(({ path }) => path)).toEqual(['/api/organisations/1/exchange_rates'])
})

test('CALC-09 rates of an older file that stayed are named with their day', async () => {
  const stayed = [{ currency: 'NOK', rateDate: '20.11.2026 00:00:00' }]
  write = async () => ({ status: 200, body: { date: '01.10.2026 00:00:00', currencies: ['SEK'], stayed } })
  const user = await setUp({ ratesUrl: 'https://kurse.example/eurofxref-daily.xml' })
  await user.click(await screen.findByRole('button', { name: 'Kurse holen' }))
  await screen.findByText(
    'Die gelesenen Kurse sind vom 01.10.2026. Neuere sind schon bekannt und bleiben: NOK (20.11.2026).',
  )
  expect(screen.queryByText('Die neuesten Kurse sind gelesen.')).toBeNull()
})

test('CALC-09 who may not see the purchase is shown no rates', async () => {
  await setUp({ maySeePurchase: false })
  expect(screen.queryByText('Kurse')).toBeNull()
  expect(server.asked).toEqual([])
})
