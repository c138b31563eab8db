import { boardKeys, requestStatuses, requestStatusKeys, todoStatusKeys } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { choice, day, integer, link, localTime, object, text } from '../contract/fields.ts'
import { agencyContract, providerContract } from '../partners/provider.contract.ts'

const dashboard = ['trip_dashboard_read', 'provider_contacts'] as const
const amount = { min: 0, max: 9_999 } as const

/** What requests of every kind share (001 §3). */
const common = {
  placeholder: link('placeholders', {
    write: 'create',
    required: true,
    kinds: ['hotel_placeholders', 'ferry_placeholders'],
  }),
  requestType: text({ write: 'never' }),
  requestStatus: object({ status: choice(requestStatusKeys) }),
  provider: link('providers', {
    nullable: true,
    kinds: ['hotels', 'ferries', 'airlines', 'trains', 'other_services'],
    expand: { contract: providerContract, groups: dashboard },
  }),
  agency: link('agencies', { nullable: true, expand: { contract: agencyContract, groups: dashboard } }),
  requestContact: link('contacts', { nullable: true }),
  startAt: localTime({ nullable: true }),
  endAt: localTime({ nullable: true }),
  checkInAt: localTime({ nullable: true }),
  /** Booking number at the provider. */
  optionNr: text({ max: 60 }),
  /** The deadline of the option; kept as a to-do of the trip. */
  optionTodo: object({ dueDate: day({ nullable: true }), status: choice(todoStatusKeys, { nullable: true }) }),
  contingent: object({
    askedAmount: integer(amount),
    reservedAmount: integer(amount),
    extraDescription: text({ max: 200 }),
    extraAskedAmount: integer(amount),
    extraReservedAmount: integer(amount),
  }),
  notes: text({ max: 5_000, multiline: true }),
} as const

const shared = {
  filters: { id: 'in', 'placeholder.id': 'in', 'order.id': 'in' },
  options: { requestStatuses: Object.entries(requestStatuses).map(([key, { label, tone }]) => ({ key, label, tone })) },
} as const

export const requestContract = contract({ name: 'requests', title: 'Anfrage', fields: common, ...shared })

export const hotelRequestContract = contract({
  name: 'hotel_requests',
  title: 'Hotelanfrage',
  fields: { ...common, board: choice(boardKeys) },
  ...shared,
})

export const ferryRequestContract = contract({
  name: 'ferry_requests',
  title: 'Fähranfrage',
  fields: {
    ...common,
    type: choice(['night', 'day']),
    startPort: link('ports', { nullable: true }),
    endPort: link('ports', { nullable: true }),
    shipName: text({ max: 120 }),
  },
  ...shared,
})
