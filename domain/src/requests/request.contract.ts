import * as z from 'zod'
import { boardKeys, passageTypeKeys, requestStatuses, requestStatusKeys, todoStatusKeys } from '../accounts/options.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { contract } from '../contract/contract.ts'
import { build } from '../contract/field.ts'
import { choice, integer, link, localTime, object, text } from '../contract/fields.ts'
import { dayInput } from '../contract/wire-schema.ts'
import { agencyContract, providerContract } from '../partners/provider.contract.ts'

const dashboard = ['trip_dashboard_read', 'provider_contacts'] as const
const amount = { min: 0, max: 9_999 } as const

/** A deadline is cleared by null or, as the documents' forms do, by an empty text (001 §4). */
const deadline = build<string, CalendarDate | null, { nullable: true }>(
  'day',
  z.string(),
  z.union([z.literal('').transform(() => null), dayInput], 'Bitte ein Datum wie 14.05.2027 eingeben'),
  { nullable: true },
)

/** What requests of every kind share (001 §3). */
const common = {
  order: link('orders', { write: 'never' }),
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
  optionTodo: object({ dueDate: deadline, status: choice(todoStatusKeys, { nullable: true }) }),
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
  fields: {
    ...common,
    /** The provider under the name its kind has in the documents (001 §3). */
    hotel: link('hotels', { nullable: true, kinds: ['providers'] }),
    board: choice(boardKeys),
  },
  ...shared,
})

export const ferryRequestContract = contract({
  name: 'ferry_requests',
  title: 'Fähranfrage',
  fields: {
    ...common,
    ferry: link('ferries', { nullable: true, kinds: ['providers'] }),
    type: choice(passageTypeKeys),
    startPort: link('ports', { nullable: true }),
    endPort: link('ports', { nullable: true }),
    shipName: text({ max: 120 }),
  },
  ...shared,
})
