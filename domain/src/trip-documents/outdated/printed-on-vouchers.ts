import { isRequestedKind, type ServiceKind } from '../../service-kinds.ts'
import type { NetChange } from './net-changes.ts'
import type { TripFacts } from './outdated-words.ts'
import { isOfAddressee, printsOtherwise, type VoucherNow, type Vouchers } from './voucher-before.ts'

type Facts = Pick<TripFacts, 'requests' | 'services'>

const ofService: readonly string[] = [
  'placeholders',
  ...['hotel_placeholders', 'ferry_placeholders', 'train_placeholders', 'airline_placeholders', 'other_placeholders'],
]
const ofRequest: readonly string[] = [
  'requests',
  ...['hotel_requests', 'ferry_requests', 'train_requests', 'airline_requests', 'other_requests'],
]
/** They are printed, or decide on what is, in ways that are not followed here. */
const notFollowed: readonly string[] = [
  ...['day_id', 'show_voucher', 'client_offer_status', 'selected_request_id', 'status'],
  ...['asked_amount', 'reserved_amount', 'whole_group'],
]
/** Of a trip's own row. */
const printedOfTrip: readonly string[] = ['group_name', 'start_at', 'end_at', 'current_status']

/**
 * What vouchers print of a trip's changes (TRUE-04, decision 128): each voucher is held against what it would have said before them. What its
 * request overrules, what is printed on none and what is of a voucher that is not printed is no change to its reader.
 * @param changes since the paper was made
 */
export function printedOnVouchers(
  changes: readonly NetChange[],
  trip: Facts,
  vouchers: Vouchers,
): (part: NetChange) => boolean {
  const byService = new Map<number, NetChange[]>()
  for (const change of changes) {
    for (const service of servicesOf(change, trip, vouchers) ?? [])
      byService.set(service, [...(byService.get(service) ?? []), change])
  }
  const blame = new Map([...byService].map(([service, own]) => [service, toBlame(vouchers.get(service), own)]))

  function isPrintedBy(service: number, part: NetChange): boolean {
    const voucher = vouchers.get(service)
    if (voucher === undefined || !mayBeShown(voucher, byService.get(service) ?? [])) return false
    if (part.kind === 'other' && Object.keys(part.after).some((column) => notFollowed.includes(column))) return true
    if (!voucher.isShown) return false
    if (part.table === 'placeholders' && part.kind === 'new') return true
    if (part.table === 'request_cabins') return voucher.source.passageType === 'night'
    const blamed = blame.get(service)
    return blamed === 'all' || (blamed === 'each' && printsOtherwise(voucher, [part]))
  }

  return (part) => {
    if (part.table === 'orders') return Object.keys(part.after).some((column) => printedOfTrip.includes(column))
    if (part.kind === 'gone' && part.table === 'placeholders') return hadVoucher(part.before)
    const services = servicesOf(part, trip, vouchers)
    return services === null || services.some((service) => isPrintedBy(service, part))
  }
}

/** Whose fault it is that a voucher prints something else: which of several changes cannot always be told, then it is that of all. */
function toBlame(voucher: VoucherNow | undefined, changes: readonly NetChange[]): 'none' | 'each' | 'all' {
  if (voucher === undefined || !printsOtherwise(voucher, changes)) return 'none'
  return changes.some((change) => printsOtherwise(voucher, [change])) ? 'each' : 'all'
}

/** Whether a voucher is printed, or was before its service changed. */
export function mayBeShown({ isShown, isUsual }: VoucherNow, changes: readonly NetChange[]): boolean {
  const isSaid = ({ after }: NetChange) => 'show_voucher' in after || 'client_offer_status' in after
  return isShown || isUsual || changes.some(isSaid)
}

function hadVoucher({ kind, show_voucher, client_offer_status }: NetChange['before']): boolean {
  // A value of the column.
  if (!isRequestedKind(kind as ServiceKind)) return false
  return typeof show_voucher === 'boolean' ? show_voucher : client_offer_status === 'included'
}

/** The services whose vouchers may tell it; null of what concerns the whole trip. */
function servicesOf(change: NetChange, { requests, services }: Facts, vouchers: Vouchers): readonly number[] | null {
  const { table, row, before, after } = change
  const ofChosen = (request: number) => {
    const service = requests.get(request)?.service
    return service !== undefined && services.get(service)?.chosen === request ? [service] : []
  }
  const askedOf = (provider: unknown) =>
    [...vouchers].flatMap(([service, voucher]) => (voucher.provider === provider ? [service] : []))
  if (ofService.includes(table)) return [row]
  if (ofRequest.includes(table)) return ofChosen(row)
  switch (table) {
    case 'free_text_items':
    case 'route_details':
      return []
    case 'request_cabins': {
      const holder = [...requests].find(([, { cabins }]) => cabins.includes(row))?.[0]
      return ofChosen(Number(holder ?? before.request_id ?? after.request_id))
    }
    case 'providers':
      return askedOf(row)
    case 'addresses':
    case 'contacts':
      return [...vouchers].flatMap(([service, voucher]) => (isOfAddressee(voucher, change) ? [service] : []))
    default:
      return null
  }
}
