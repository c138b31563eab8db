import { contract } from '../../contract/contract.ts'
import { choice, integer, link, percent, price, text } from '../../contract/fields.ts'

export const costTypes = {
  per_person: { label: 'pro Person' },
  per_group: { label: 'pro Gruppe' },
} as const

const order = link('orders', { label: 'Reise', write: 'never' })
const filters = { id: 'in', 'calculation.id': 'in', 'order.id': 'in' } as const

/** What a trip costs beside its services: a hired bus, insurance, a tour guide (money.md §4). */
export const calculationCostContract = contract({
  name: 'calculation_costs',
  title: 'Weitere Kosten',
  fields: {
    order,
    calculation: link('calculations', { label: 'Kalkulation', write: 'create', required: true }),
    name: text({ label: 'Name', required: true, min: 1, max: 200 }),
    type: choice(costTypes, { label: 'Menge je' }),
    /** A second bus above its seats; without it one does for all. */
    groupSize: integer({ label: 'je Pax', nullable: true, min: 1, max: 999, hint: 'nur pro Gruppe' }),
    price: price({ label: 'Einkauf', nullable: true }),
  },
  filters,
})

/** Of what is sold something is left to buy it for. */
const share = { nullable: true, max: 99 } as const
const amount = { nullable: true, min: 0, max: 9_999 } as const

/** What a trip is to bring; empty is as the house has it in its settings. */
export const calculationTargetContract = contract({
  name: 'calculation_targets',
  title: 'Zielmarge',
  fields: {
    order,
    calculation: link('calculations', { label: 'Kalkulation', write: 'never' }),
    targetPercent: percent({ label: 'Zielmarge', ...share }),
    targetPerPerson: integer({ label: 'Zielmarge pro Person', ...amount }),
    overheadPercent: percent({ label: 'Gemeinkosten', ...share }),
    overheadPerPerson: integer({ label: 'Gemeinkosten pro Person', ...amount }),
    busSeats: integer({ label: 'Plätze je Bus', nullable: true, min: 1, max: 120 }),
  },
  filters,
})
