import type { CalculationItem } from '@reisewerk/domain/calculation/given.ts'
import { beyondLargestPrice } from '@reisewerk/domain/money.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saveQueue } from '../../lib/saving/save-queue.ts'
import { savingDesk } from '../../test/saving-desk.tsx'
import { hasChangedForm } from '../../ui/dialogs/open-forms.ts'
import { calculationItem, tier } from './calculation-item.fixture.ts'
import { PricePanel } from './price-panel.tsx'
import { useCalculation } from './use-calculation.ts'
import { usePriceSheet } from './use-price-sheet.ts'

const [twenty, thirty] = [tier(1, 'double', 20, '500.00'), tier(2, 'double', 30, '450.00')]
const stored: CalculationItem = { ...calculationItem, contingentPrices: [twenty, thirty] }
const saving = savingDesk()

function Desk({ currency }: { currency: string }) {
  const desk = useCalculation(stored, { currency, supplementPrices: true, basis: 'Reserved', invoices: [] }, 0)
  return (
    <>
      <PricePanel title="Paketpreise" prices={usePriceSheet(desk, 'double', stored.id, currency)} />
      <output>{desk.counted.totals.beforePayments}</output>
    </>
  )
}

const columns = { persons: 3, price: 4 }
/** Of the price in that line, counted from 0; the last is the one in which the next begins. */
const cell = (line: number, column: keyof typeof columns) => {
  const row = screen.getAllByRole('row')[line + 1] as HTMLElement
  return within(row).getAllByRole('gridcell')[columns[column]] as HTMLElement
}

function setUp(currency = 'EUR') {
  const user = saving.draw(<Desk currency={currency} />)
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
const refusedAt = (propertyPath: string, message: string) => {
  saving.answer = async () => ({ status: 422, body: { message, violations: [{ propertyPath, message }] } })
}
/** What was typed and refused is in its cell. */
async function refused(line: number, column: keyof typeof columns, typed: string) {
  await waitFor(() => expect(cell(line, column).getAttribute('aria-invalid')).toBe('true'))
  within(cell(line, column)).getByText(typed)
}
const taken = () => {
  saving.answer = async ({ path, body }) => ({
    status: 200,
    body: { ...(path.endsWith('/1') ? twenty : thirty), ...body },
  })
}
const sent = () => saving.asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }))

test('OFFER-04 APP-06 what the server refuses of a price stands in its cell, with what was typed', async () => {
  const problem = 'Der Preis steht in EUR, die Reise wird in NOK angeboten.'
  refusedAt('sellPrice', problem)
  const { user, type } = setUp()
  await type(1, 'price', '460{Enter}')
  await refused(1, 'price', '460,00')
  await user.click(cell(1, 'price'))
  expect(screen.getByText(problem, { selector: '[data-refused] *' })).toBeDefined()
  expect(hasChangedForm()).toBe(true)
  refusedAt('numberOfPersons', 'Diese Zahl hat schon einen Preis')
  await type(0, 'persons', '25{Enter}')
  await refused(0, 'persons', '25')
})

test.each([
  ['teuer', 'Bitte einen Betrag wie 1.234,50 eingeben'],
  ['-5', 'Bitte keinen negativen Betrag eingeben'],
  ['10.000.000.000,00', beyondLargestPrice],
])('CALC-08 %j is no price: it stays in its cell, which says why, and nothing is sent', async (typed, problem) => {
  const { user, type } = setUp()
  await type(1, 'price', `${typed}{Enter}`)
  await refused(1, 'price', typed)
  await user.click(cell(1, 'price'))
  await screen.findByText(problem, { selector: '[data-refused] *' })
  expect(sent()).toEqual([])
})

test.each([
  ['1.989,00', '1989.00'],
  ['1989', '1989.00'],
  ['1.989,00 €', '1989.00'],
  ['0', '0.00'],
])('CALC-08 the price %s is sent as %s', async (typed, amount) => {
  taken()
  const { type } = setUp()
  await type(1, 'price', `${typed}{Enter}`)
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ sellPrice: { amount, currency: 'EUR' } }]))
})

test('CALC-04 the sum follows a price while it is typed, before anything is saved; Escape brings the old one back', async () => {
  const { user, type } = setUp()
  const total = () => Number(document.querySelector('output')?.textContent)
  const before = total()
  // 40 guests, and what they pay beside.
  const at = (cents: number) => before + 40 * (cents - 450_00)
  await type(1, 'price', '46')
  await waitFor(() => expect(total()).toBe(at(46_00)))
  await user.keyboard('0')
  await waitFor(() => expect(total()).toBe(at(460_00)))
  // What is no number counts for nothing, and no line moves for a size before it is kept.
  await user.keyboard('x')
  await waitFor(() => expect(total()).toBe(before))
  await user.keyboard('{Backspace}')
  await waitFor(() => expect(total()).toBe(at(460_00)))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(total()).toBe(before))
  await type(1, 'persons', '1')
  await waitFor(() => expect(total()).toBe(at(500_00)))
  expect(within(cell(1, 'price')).getByText('450,00')).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(total()).toBe(before))
  expect(sent()).toEqual([])
  // Kept, it counts without a moment of the old one.
  taken()
  await type(1, 'price', '460{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(total()).toBe(at(460_00))
})

test('OFFER-04 a refused price that has no row yet is told in a notice, and stays to be mended', async () => {
  const problem = 'Der Preis steht in EUR, die Reise wird in NOK angeboten.'
  refusedAt('sellPrice', problem)
  const { type } = setUp()
  await type(2, 'persons', '40{Tab}400{Enter}')
  await screen.findByText(problem)
  await waitFor(() => expect(cell(2, 'price').textContent).toBe('400,00'))
  expect(hasChangedForm()).toBe(true)
})

test('OFFER-04 a price typed anew is in the currency the trip is sold in now, the others stay as they are', async () => {
  taken()
  const { type } = setUp('NOK')
  await type(1, 'price', '4600{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()).toEqual([
    { path: '/api/calculation_price_contingents/2', body: { sellPrice: { amount: '4600.00', currency: 'NOK' } } },
  ])
})

test('OFFER-04 the same figure typed anew changes the currency; a price that is only looked at keeps its own', async () => {
  taken()
  const { type } = setUp('NOK')
  await type(0, 'price', '{F2}{Enter}')
  await type(1, 'price', '450{Enter}')
  await waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()).toEqual([
    { path: '/api/calculation_price_contingents/2', body: { sellPrice: { amount: '450.00', currency: 'NOK' } } },
  ])
})

test('OFFER-04 APP-14 prices that two people type into different rows are brought together: each goes alone', async () => {
  taken()
  const { type } = setUp()
  await type(0, 'price', '510{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  await waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
  expect(hasChangedForm()).toBe(false)
  expect(sent()).toEqual([
    { path: '/api/calculation_price_contingents/1', body: { sellPrice: { amount: '510.00', currency: 'EUR' } } },
  ])
})

test('OFFER-04 APP-14 a price begun while a colleague adds another: both are kept, for only the new one is sent', async () => {
  saving.answer = async ({ body }) => ({ status: 201, body: { ...tier(3, 'double', 40, '400.00'), ...body } })
  const { type } = setUp()
  await type(2, 'persons', '40{Tab}400{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toEqual({
    path: '/api/calculation_price_contingents',
    body: {
      calculation: '/api/calculations/1',
      priceType: 'double',
      numberOfPersons: 40,
      sellPrice: { amount: '400.00', currency: 'EUR' },
    },
  })
})

test('OFFER-04 a block of prices is pasted: over those that stand there, and as new ones', async () => {
  saving.answer = async ({ method, body }) => ({ status: method === 'POST' ? 201 : 200, body: { ...thirty, ...body } })
  const { paste } = setUp()
  await paste(1, 'persons', '35\t455,00\n40\t1.400,00 €\nab 60 Pax\t380\n60\t370\nPax\tPreis')
  await screen.findByText('„60 370“, „Pax Preis“')
  await waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
  const changed = sent().filter(({ path }) => path.endsWith('/2'))
  expect(Object.assign({}, ...changed.map(({ body }) => body))).toEqual({
    numberOfPersons: 35,
    sellPrice: { amount: '455.00', currency: 'EUR' },
  })
  const made = sent().filter(({ path }) => path === '/api/calculation_price_contingents')
  expect(made.map(({ body }) => [body.numberOfPersons, body.sellPrice])).toEqual([
    [40, { amount: '1400.00', currency: 'EUR' }],
    [60, { amount: '380.00', currency: 'EUR' }],
  ])
})

test('OFFER-04 APP-09 a price that is still being typed asks before its page goes', async () => {
  const { user, type } = setUp()
  expect(hasChangedForm()).toBe(false)
  await type(2, 'persons', '20')
  await user.tab()
  expect(hasChangedForm()).toBe(true)
  await user.keyboard('{Escape}')
  expect(hasChangedForm()).toBe(false)
})

test('OFFER-04 a pasted block of new prices is undone by one press; a price that is another one by now stays', async () => {
  // The last one stands there with another size and price meanwhile.
  const made = [tier(40, 'double', 40, '400.00'), tier(60, 'double', 60, '380.00'), tier(2, 'double', 70, '370.00')]
  let next = 0
  saving.answer = async ({ method }) =>
    method === 'DELETE' ? { status: 204, body: null } : { status: 201, body: made[next++] }
  const { user, paste } = setUp()
  await paste(2, 'persons', '40\t400\n60\t380\n70\t370')
  await waitFor(() => expect(sent()).toHaveLength(3))
  await user.keyboard('{Control>}z{/Control}')
  await screen.findByText('Inzwischen geändert: 1 eingefügte Zeile bleibt stehen.')
  expect(saving.asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/api/calculation_price_contingents/40',
    '/api/calculation_price_contingents/60',
  ])
})

/** Presses what stands in the tool cells of a line: its eye, the arrow up, its free places. */
async function press(user: ReturnType<typeof saving.draw>, name: RegExp | string, role = 'button') {
  await user.click(screen.getByRole(role, { name }))
}

test.each([
  [422, { message: 'Nicht möglich.', violations: [{ propertyPath: 'sortHelper', message: 'Nicht möglich.' }] }],
  [500, { message: 'Serverfehler' }],
])('CALC-01 an order of rows that could not be saved says so: %i (002 §8)', async (status, body) => {
  saving.answer = async () => ({ status, body })
  const { user } = setUp()
  await press(user, /ab 30 Pax.*nach oben|nach oben.*ab 30 Pax/i)
  await screen.findByText('Der Preis konnte nicht aktualisiert werden! Server Error!')
  expect(sent().map(({ path }) => path)).toContain(`/api/calculations/${stored.id}`)
})

test.each([
  ['eye', /ab 20 Pax: sichtbar/, 'button', "Couldn't modify the visibility! Server Error!", 'sichtbar'],
  ['free places', /Freiplätze bei .*ab 20 Pax/, 'switch', "Couldn't modify the freeplaces! Server Error!", 'abgezogen'],
])(
  'CALC-02 what the server refuses of the %s is told in words, not in values of a program',
  async (_what, name, role, failed, word) => {
    refusedAt('billingType', 'Nicht möglich.')
    const { user } = setUp()
    await press(user, name, role)
    await screen.findByText(failed)
    await screen.findByRole('button', { name: `Zurück auf ${word}` })
  },
)

test('CALC-02 APP-09 a server that fails at a price is told in the words of 002 §8, once, and the price stays', async () => {
  saving.answer = async () => ({ status: 500, body: { message: 'Serverfehler' } })
  const { type } = setUp()
  await type(0, 'price', '510{Enter}')
  await screen.findByText('Der Preis konnte nicht aktualisiert werden! Server Error!')
  saveQueue.retry()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  within(cell(0, 'price')).getByText('510,00')
})
