import { expect, test } from 'vitest'
import { demoTrips } from '../trips/trips.ts'
import { demoInvoices } from './demo-invoices.ts'

const today = '2028-02-29'
const invoices = demoInvoices(today)

test('INV-01 APP-01 the demo agency invoices trips that it has, in the order of their numbers', () => {
  const trips = demoTrips(today).map(({ name, groupName }) => `${name}, ${groupName}`)
  for (const { tripName, groupName } of invoices) expect(trips).toContain(`${tripName}, ${groupName}`)
  const dates = invoices.map(({ invoiceDate }) => invoiceDate)
  expect(dates).toEqual(dates.toSorted())
  expect(dates.every((date) => date <= today)).toBe(true)
})

test('INV-01 of every fate there is one: paid, paid short, overdue, not yet due, taken back, charged for a cancelled trip', () => {
  const unpaid = invoices.filter(({ paid, takenBackOn }) => paid === null && takenBackOn === null)
  expect(unpaid.some(({ dueDate }) => dueDate < '2028-02-01')).toBe(true)
  expect(unpaid.some(({ dueDate }) => dueDate > today)).toBe(true)
  expect(invoices.some(({ takenBackOn }) => takenBackOn !== null)).toBe(true)
  expect(invoices.some(({ paid }) => paid !== null && paid.percent < 100)).toBe(true)
  expect(invoices.some(({ type, charge }) => type === 'cancelation' && charge !== null)).toBe(true)
})

test('INV-01 the notes of a trip say of money what its invoices say', () => {
  const told = (notes: unknown, words: string) => JSON.stringify(notes).includes(words)
  for (const { name, groupName, status, notes } of demoTrips(today)) {
    const own = invoices.filter((invoice) => invoice.tripName === name && invoice.groupName === groupName)
    const isPaid = own.some(({ type, paid }) => type === 'prepayment' && paid !== null)
    expect(told(notes, 'Anzahlung eingegangen'), `${name}, ${groupName}`).toBe(status === 'booked' && isPaid)
    expect(told(notes, 'kostenfrei'), `${name}, ${groupName}`).toBe(status === 'cancelled' && own.length === 0)
  }
})
