import { personsText } from '../vouchers/automatic-fields.ts'
import { addresseeOf, voucherTitle } from '../vouchers/voucher.ts'
import { type VoucherTexts, voucherFields } from '../vouchers/voucher-fields.ts'
import type { VoucherAddress, VoucherRequest, VoucherSource } from '../vouchers/voucher-source.ts'
import type { NetChange } from './net-changes.ts'

/** A voucher as it would be printed now, and what decides whether it is. */
export type VoucherNow = {
  readonly isShown: boolean
  /** It is shown as long as its service is included and has not lost its house: nobody has said otherwise (decision 104). */
  readonly isUsual: boolean
  /** Whom its chosen request asks; null of nobody. */
  readonly provider: number | null
  readonly isTyped: boolean
  readonly source: VoucherSource
  /** What was typed, also where it does not count. */
  readonly texts: VoucherTexts
}

/** By their services. */
export type Vouchers = ReadonlyMap<number, VoucherNow>

type Values = NetChange['before']
type OfService = Readonly<Record<string, keyof VoucherSource>>
type OfRequest = Readonly<Record<string, keyof VoucherRequest>>

/** Where a voucher finds what the change log keeps by table and column; what stands in neither it does not print. */
const fromService: Readonly<Record<string, OfService>> = {
  placeholders: {
    ...{ start_at: 'startAt', end_at: 'endAt', check_in_at: 'checkInAt' },
    ...{ service_description: 'serviceDescription', driver_not_participating: 'isWithoutDriver' },
  },
  hotel_placeholders: { board: 'board', times: 'times', place_id: 'place' },
  ferry_placeholders: { type: 'passageType', start_port_id: 'from', end_port_id: 'to' },
  train_placeholders: { type: 'passageType', start_train_station_id: 'from', end_train_station_id: 'to' },
  airline_placeholders: { start_airport_id: 'from', end_airport_id: 'to' },
  other_placeholders: { other_service_type_id: 'serviceType', place_id: 'place', meeting_point: 'meetingPoint' },
}
const fromRequest: Readonly<Record<string, OfRequest>> = {
  requests: {
    ...{ start_at: 'startAt', end_at: 'endAt', check_in_at: 'checkInAt', service_description: 'serviceDescription' },
    ...{ provider_id: 'provider', agency_id: 'agency', option_nr: 'bookingNumber', extra_description: 'extra' },
    ...{ assigned_contact_id: 'assignedContact', assigned_address_id: 'assignedAddress' },
  },
  hotel_requests: { board: 'board' },
  ferry_requests: { embark_at: 'embarkAt', ship_name: 'shipName' },
  airline_requests: { ticket_nr: 'ticketNumber', flight_number: 'flightNumber' },
  train_requests: { train_number: 'trainNumber', start_track: 'startTrack', end_track: 'endTrack' },
  other_requests: { meeting_point: 'meetingPoint' },
  providers: { name: 'provider', phone: 'phone' },
}
/** What is nothing where the log has none; a text is empty then. */
const openOnes: readonly string[] = [
  ...['start_at', 'end_at', 'check_in_at', 'embark_at', 'board', 'type', 'place_id', 'other_service_type_id'],
  ...['assigned_contact_id', 'assigned_address_id'],
]
const addressColumns = { street_address: 'streetAddress', zip: 'zip', city: 'city', country: 'country' } as const
const contactColumns = { first_name: 'firstName', last_name: 'lastName' } as const

/** Whether a voucher prints something else than it did before these changes of its service, request and partner. */
export function printsOtherwise(now: VoucherNow, changes: readonly NetChange[]): boolean {
  return told(now) !== told(changes.reduce(before, now))
}

/** All that a voucher tells of its own, in every language. */
function told({ source, texts, isTyped }: VoucherNow): string {
  const { contact, address } = addresseeOf(source.request, 'de_DE')
  const fields = voucherFields(source, isTyped ? texts : {}).map(({ renderedTranslations }) => renderedTranslations)
  const phone = source.request?.phone ?? ''
  return JSON.stringify([voucherTitle(source), personsText(source, 'de_DE'), contact, address, phone, fields])
}

function before(now: VoucherNow, { table, row, kind, before: was }: NetChange): VoucherNow {
  const { source } = now
  const texts = was.voucher_texts === undefined ? now.texts : (was.voucher_texts as VoucherTexts) // as the column holds them
  const isTyped = was.voucher_is_editable === undefined ? now.isTyped : was.voucher_is_editable === true
  const request = source.request === null ? null : requestBefore(source.request, table, row, kind, was)
  return { ...now, isTyped, texts, source: { ...source, ...valuesIn(fromService[table], was), request } }
}

function requestBefore(
  request: VoucherRequest,
  table: string,
  row: number,
  kind: NetChange['kind'],
  was: Values,
): VoucherRequest {
  const former = <Part extends { readonly id: number }>(
    parts: readonly Part[],
    columns: Readonly<Record<string, string>>,
  ) =>
    parts.flatMap((part) => {
      if (part.id !== row) return [part]
      return kind === 'new' ? [] : [{ ...part, ...valuesIn(columns, was) }]
    })
  if (table === 'addresses') {
    const addresses = former(request.addresses, addressColumns)
    return { ...request, addresses: kind === 'gone' ? withGone(addresses, row, was) : addresses }
  }
  if (table === 'contacts') return { ...request, contacts: former(request.contacts, contactColumns) }
  return { ...request, ...valuesIn(fromRequest[table], was) }
}

/** A house's addresses with one that was deleted, where it stood. @param was its row, as the log keeps it */
function withGone(addresses: readonly VoucherAddress[], id: number, was: Values): VoucherAddress[] {
  const blank = { id, streetAddress: '', zip: '', city: '', country: '' }
  const place = { sort: Number(was.sort ?? 0), isForInvoices: was.purpose === 'invoice' }
  const placeOf = ({ isForInvoices, sort, id: row }: VoucherAddress) => [Number(isForInvoices), sort, row] as const
  return [...addresses, { ...blank, ...valuesIn(addressColumns, was), ...place }].toSorted((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)]
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
  })
}

/** Whether a change is one of an address or contact of whom a voucher goes to; a deleted one is known by its house. */
export function isOfAddressee({ provider, source }: VoucherNow, { table, row, kind, before: was }: NetChange): boolean {
  if (table !== 'addresses' && table !== 'contacts') return false
  if (kind === 'gone') return provider !== null && was.provider_id === provider
  return source.request?.[table].some(({ id }) => id === row) === true
}

/** Of what is named elsewhere only that it is another one is known: '#17'. */
function valuesIn(columns: Readonly<Record<string, string>> | undefined, was: Values): object {
  const found = Object.entries(columns ?? {}).filter(([column]) => was[column] !== undefined)
  return Object.fromEntries(
    found.map(([column, name]) => {
      const value = was[column]
      if (value === null) return [name, openOnes.includes(column) ? null : '']
      return [name, column.endsWith('_id') && !column.startsWith('assigned') ? `#${value}` : value]
    }),
  )
}
