import { describe, expect, test } from 'vitest'
import { beds } from '../calculation.fixture.ts'
import { costGiven, euros, purchaseItem, purchaseService } from './cost.fixture.ts'
import type { CostGiven, PurchaseItem, PurchaseRequest } from './cost-service.ts'
import { costsOf } from './costs.ts'

const reasons = (given: CostGiven) => costsOf(given).gaps.map(({ reason }) => reason)
const ferry = (passage: 'day' | 'night', request: Partial<PurchaseRequest>) =>
  purchaseService({ kind: 'ferry', passage }, { items: [], ...request })
const other = (request: Partial<PurchaseRequest>) => purchaseService({ kind: 'other' }, request)
const tickets = { ticket: null, ticketTax: null, bus: null, busTax: null }
const item = (id: number, name: string, quantityType: PurchaseItem['quantityType'], cents: number) =>
  purchaseItem({ id, name, quantityType, price: euros(cents) })

describe('CALC-05 one crossing, one price (decision 054)', () => {
  const doubles = (given: CostGiven) => costsOf(given).doubles.map(({ reason }) => reason)
  const ticket = { ...tickets, ticket: euros(3_200), ticketTax: euros(150) }
  const cabins = [{ ...beds(2, 'inside', 20), price: euros(17_600) }]
  const priced = (name: string) => [item(1, name, 'per_person', 3_000)]
  test.each<[string, CostGiven['services'], (string | number | null)[][], string[]]>([
    [
      'an item and a ticket',
      [ferry('day', { tickets: ticket, items: priced('Überfahrt') })],
      [
        ['Überfahrt', 40, null],
        ['Ticket', 0, '„Überfahrt“ zählt'],
        ['Steuer Ticket', 40, null],
      ],
      ['Doppelt bepreist: „Überfahrt“ zählt, „Ticket“ nicht'],
    ],
    [
      'a hidden item',
      [
        ferry('day', {
          tickets: { ...tickets, ticket: euros(3_200) },
          items: [purchaseItem({ name: 'Überfahrt', quantityType: 'per_person', billingType: 'not_included' })],
        }),
      ],
      [
        ['Überfahrt', 0, 'Ausgeblendet'],
        ['Ticket', 40, null],
      ],
      [],
    ],
    [
      'a breakfast and a ticket',
      [ferry('day', { tickets: { ...tickets, ticket: euros(3_200) }, items: priced('Frühstück') })],
      [
        ['Frühstück', 40, null],
        ['Ticket', 40, null],
      ],
      [],
    ],
    [
      'a place in a cabin and the cabins',
      [ferry('night', { tickets, cabins, items: priced('Kabinenplatz') })],
      [
        ['Kabinenplatz', 40, null],
        ['Doppelkabine Innen', 0, '„Kabinenplatz“ zählt'],
      ],
      ['Doppelt bepreist: „Kabinenplatz“ zählt, „Doppelkabine Innen“ nicht'],
    ],
    [
      'passage and cabins',
      [ferry('night', { tickets, cabins, items: priced('Überfahrt') })],
      [
        ['Überfahrt', 40, null],
        ['Doppelkabine Innen', 20, null],
      ],
      [],
    ],
    [
      'a service both ways',
      [other({ items: [item(1, 'Preis pro Person', 'per_person', 450), item(2, 'Führung', 'per_group', 14_400)] })],
      [
        ['Preis pro Person', 40, null],
        ['Führung', 1, null],
      ],
      ['Doppelt bepreist: „Preis pro Person“ und „Führung“ zählen beide'],
    ],
  ])('CALC-05 %s', (_name, services, lines, told) => {
    const given = costGiven({ services })
    expect(costsOf(given).lines.map(({ name, quantity, reason }) => [name, quantity, reason])).toEqual(lines)
    expect([doubles(given), reasons(given)]).toEqual([told, []])
  })
})
