import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keys } from '../../lib/keys.ts'
import { saveQueue } from '../../lib/saving/save-queue.ts'
import { type Answer, startTinyServer } from '../../test/tiny-server.ts'
import { Questions } from '../../ui/dialogs/confirm.tsx'
import { hasChangedForm } from '../../ui/dialogs/open-forms.ts'
import { Notices } from '../../ui/notices/notice.tsx'
import type { Calculation, OfferPrice } from './api.ts'
import { PriceTable } from './price-table.tsx'
import { useOfferPrices } from './use-offer-prices.ts'

const price = (id: number, numberOfPersons: number, amount: string): OfferPrice => {
  const sellPrice = { amount, currency: 'EUR', formatted: '' }
  // What the row also has, nobody reads here.
  return { id, version: 1, priceType: 'double', numberOfPersons, sellPrice } as OfferPrice
}
const [twenty, thirty] = [price(1, 20, '500.00'), price(2, 30, '450.00')]
const calculation = { id: 5, version: 3, packagePrices: [twenty, thirty] } as Calculation // what the page also has, nobody reads here

let server: Awaited<ReturnType<typeof startTinyServer>>
let answer: Answer
let client: QueryClient
beforeEach(async () => {
  localStorage.clear()
  server = await startTinyServer((one, response) => answer(one, response))
  client = new QueryClient()
  await saveQueue.start(client, 7)
})
afterEach(async () => {
  saveQueue.stop()
  await server.stop()
})

const refusedAt = (propertyPath: string, message: string) => {
  answer = async () => ({ status: 422, body: { violations: [{ propertyPath, message }] } })
}

let hasFaults = false
function Desk({ currency }: { currency: string }) {
  const prices = useOfferPrices(calculation, currency, 0)
  hasFaults = prices.hasFaults
  return <PriceTable list={prices.packages} />
}

const columns = { persons: 0, price: 1 }
/** Of the price in that line, counted from 0; the last is the one in which the next begins. */
const cell = (line: number, column: keyof typeof columns) => {
  const row = screen.getAllByRole('row')[line + 1] as HTMLElement
  return within(row).getAllByRole('gridcell')[columns[column]] as HTMLElement
}

function setUp(currency = 'EUR') {
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <Notices />
        <Questions />
        <Desk currency={currency} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  return {
    user,
    type: async (line: number, column: keyof typeof columns, keys: string) => {
      await user.click(cell(line, column))
      await user.keyboard(keys)
    },
    paste: async (line: number, column: keyof typeof columns, text: string) => {
      await user.click(cell(line, column))
      fireEvent.paste(screen.getByRole('grid'), { clipboardData: { getData: () => text } })
    },
  }
}
/** What was typed and refused is in its cell. */
async function refused(line: number, column: keyof typeof columns, typed: string) {
  await waitFor(() => expect(cell(line, column).getAttribute('aria-invalid')).toBe('true'))
  within(cell(line, column)).getByText(typed)
}

test('OFFER-04 APP-06 what the server refuses of a price stands in its cell, with what was typed', async () => {
  const problem = 'Der Preis steht in EUR, die Reise wird in NOK angeboten.'
  refusedAt('packagePrices[1].sellPrice', problem)
  const { user, type } = setUp()
  await type(1, 'price', '460{Enter}')
  await refused(1, 'price', '460,00')
  await user.click(cell(1, 'price'))
  expect(screen.getByText(problem, { selector: '[data-refused] *' })).toBeDefined()
  expect(hasFaults).toBe(true)
  refusedAt('packagePrices[0].numberOfPersons', 'Diese Zahl hat schon einen Preis')
  await type(0, 'persons', '25{Enter}')
  await refused(0, 'persons', '25')
})

test('OFFER-04 a refused price that has no row yet is told in a notice', async () => {
  refusedAt('packagePrices[2].sellPrice', 'Der Preis steht in EUR, die Reise wird in NOK angeboten.')
  const { type } = setUp()
  await type(2, 'persons', '40{Enter}400{Enter}')
  await screen.findByText('Der Preis steht in EUR, die Reise wird in NOK angeboten.')
  expect(hasFaults).toBe(false)
})

test('OFFER-04 a price typed anew is in the currency the trip is sold in now, the others stay as they are', async () => {
  answer = async ({ body }) => ({ status: 200, body: { ...calculation, ...body } })
  const { type } = setUp('NOK')
  await type(1, 'price', '4600{Enter}')
  await waitFor(() => expect(server.asked).toHaveLength(1))
  expect(server.asked[0]?.body).toMatchObject({
    packagePrices: [
      { id: 1, sellPrice: { amount: '500.00', currency: 'EUR' } },
      { id: 2, sellPrice: { amount: '4600.00', currency: 'NOK' } },
    ],
  })
})

test('OFFER-04 the same figure typed anew changes the currency; a price that is only looked at keeps its own', async () => {
  answer = async ({ body }) => ({ status: 200, body: { ...calculation, ...body } })
  const { type } = setUp('NOK')
  await type(0, 'price', '{F2}{Enter}')
  await type(1, 'price', '450{Enter}')
  await waitFor(() => expect(server.asked).toHaveLength(1))
  expect(server.asked[0]?.body).toMatchObject({
    packagePrices: [
      { sellPrice: { amount: '500.00', currency: 'EUR' } },
      { sellPrice: { amount: '450.00', currency: 'NOK' } },
    ],
  })
})

test('OFFER-04 APP-14 a price that a colleague has changed since, too, stays in its cell, and undoes nothing', async () => {
  const theirs = {
    ...calculation,
    version: 4,
    packagePrices: [price(1, 20, '480.00'), price(2, 30, '440.00'), price(3, 55, '399.00')],
  }
  const key = [...keys.item('calculations', 5), {}]
  client.setQueryData(key, calculation)
  answer = async () => ({ status: 409, body: { code: 'conflict', message: '', current: theirs } })
  const { user, type } = setUp()
  await type(0, 'price', '510{Enter}')
  const problem = 'Die Preise hat inzwischen jemand anderes geändert. Bitte noch einmal eingeben.'
  await refused(0, 'price', '510,00')
  await user.click(cell(0, 'price'))
  expect(screen.getByText(problem)).toBeDefined()
  expect(server.asked.map(({ headers }) => headers['if-match'])).toEqual(['"3"'])
  expect(client.getQueryData(key)).toMatchObject({ packagePrices: theirs.packagePrices })
  await user.click(cell(1, 'persons'))
  expect(screen.queryByText(problem)).toBeNull()
  await user.click(screen.getByRole('button', { name: '„ab 30 Pax“ löschen' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Löschen' }))
  await screen.findByText(problem)
})

test('OFFER-04 APP-14 prices that two people type into different rows are brought together', async () => {
  const theirs = { ...calculation, version: 4, packagePrices: [twenty, price(2, 30, '440.00'), price(3, 55, '399.00')] }
  client.setQueryData([...keys.item('calculations', 5), {}], calculation)
  answer = async ({ headers, body }) =>
    headers['if-match'] === '"4"'
      ? { status: 200, body: { ...theirs, ...body, version: 5 } }
      : { status: 409, body: { code: 'conflict', message: '', current: theirs } }
  const { type } = setUp()
  await type(0, 'price', '510{Enter}')
  await waitFor(() => expect(server.asked.length).toBeGreaterThan(1))
  await waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
  expect(hasFaults).toBe(false)
  expect(server.asked.at(-1)?.body).toMatchObject({
    packagePrices: [
      { id: 1, sellPrice: { amount: '510.00' } },
      { id: 2, sellPrice: { amount: '440.00' } },
      { id: 3, numberOfPersons: 55 },
    ],
  })
})

test('OFFER-04 APP-14 a price begun while a colleague adds another: both are kept', async () => {
  const theirs = { ...calculation, version: 4, packagePrices: [twenty, thirty, price(3, 55, '399.00')] }
  answer = async ({ headers, body }) =>
    headers['if-match'] === '"4"'
      ? { status: 200, body: { ...theirs, ...body, version: 5 } }
      : { status: 409, body: { code: 'conflict', message: '', current: theirs } }
  const { type } = setUp()
  await type(2, 'persons', '40{Tab}400{Enter}')
  await waitFor(() => expect(server.asked).toHaveLength(2))
  const sizes = [20, 30, 40, 55].map((numberOfPersons) => expect.objectContaining({ numberOfPersons }))
  expect(server.asked[1]?.body.packagePrices).toEqual(expect.arrayContaining(sizes))
})

test('OFFER-04 a block of prices is pasted: over those that stand there, and as new ones', async () => {
  answer = async ({ body }) => ({ status: 200, body: { ...calculation, ...body } })
  const { paste } = setUp()
  await paste(1, 'persons', '35\t455,00\n40\t1.400,00 €\nab 60 Pax\t380\n60\t370\nPax\tPreis')
  await waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
  expect(server.asked.at(-1)?.body).toEqual({
    packagePrices: [
      { id: 1, priceType: 'double', numberOfPersons: 20, sellPrice: { amount: '500.00', currency: 'EUR' } },
      { id: 2, priceType: 'double', numberOfPersons: 35, sellPrice: { amount: '455.00', currency: 'EUR' } },
      { priceType: 'double', numberOfPersons: 40, sellPrice: { amount: '1400.00', currency: 'EUR' } },
      { priceType: 'double', numberOfPersons: 60, sellPrice: { amount: '380.00', currency: 'EUR' } },
    ],
  })
  await screen.findByText('2 Zeilen sind keine Preise')
  await screen.findByText('„60 370“, „Pax Preis“')
})

test('OFFER-04 APP-09 a price that is still being typed asks before its page goes', async () => {
  const { user, type } = setUp()
  expect(hasChangedForm()).toBe(false)
  await type(2, 'persons', '20')
  expect(hasChangedForm()).toBe(true)
  await user.tab()
  expect(hasChangedForm()).toBe(true)
  await user.keyboard('{Escape}')
  expect(hasChangedForm()).toBe(false)
})
