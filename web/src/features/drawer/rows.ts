import type { Tone } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import {
  type ListOf,
  type RequestedKind,
  type ServiceKind,
  serviceKindKeys,
  serviceKinds,
} from '@reisewerk/domain/service-kinds.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { atPath } from '../../lib/saving/field-paths.ts'
import type { SheetRow } from '../../ui/sheet/sheet-column.ts'
import type { Target } from '../../ui/sheet/typed-cells.ts'
import type { TripDay } from '../itinerary/plan/days.ts'
import { type PlaceOfDay, placeOfDay } from '../itinerary/plan/place-of-day.ts'
import { isLapsed, isStandingNow, requestsOf, servicesOf } from '../itinerary/plan/services.ts'

/** A line of the drawer: a request with its service, or a service alone. */
export type DrawerRow = SheetRow & {
  /** null in the empty line in which a new service is begun. */
  readonly kind: ServiceKind | null
  readonly number: number
  readonly date: CalendarDate
  readonly service: Target
  /** null in the tables of services. */
  readonly request: Target | null
  readonly currency: string
  /** Where the group is on its day, for a service without a place of its own. */
  readonly dayPlace?: PlaceOfDay | null
}

/** How the status of a request colours its line (DRAW-04). */
export type ToneOf = (status: string) => Tone

export function requestRows(
  days: readonly TripDay[],
  kind: RequestedKind,
  currency: string,
  toneOf: ToneOf,
): DrawerRow[] {
  return days.flatMap((day, index) => {
    const dayPlace = placeOfDay(days, day)
    return askedServices(day, kind).flatMap((item) =>
      item.requests.map((request) => {
        const { status } = request.requestStatus
        return {
          id: `${serviceKinds[kind].asked.requests}/${request.id}`,
          kind,
          number: index + 1,
          date: dateOfWire(day.date) ?? '',
          service: { resource: serviceKinds[kind].resource, id: item.id, item },
          request: { resource: serviceKinds[kind].asked.requests, id: request.id, item: request },
          currency,
          dayPlace,
          tone: isLapsed(request) ? 'bad' : toneOf(status),
          // Who has declined, or whose option ran out, holds nothing (TRUE-01).
          isOff: !isStandingNow(request),
        }
      }),
    )
  })
}

/** Lines that say the same as before stay the same objects, so that only those a save has changed are drawn again. */
export function keptRows(before: readonly DrawerRow[], after: readonly DrawerRow[]): readonly DrawerRow[] {
  const known = new Map(before.map((row) => [row.id, row]))
  const rows = after.map((row) => {
    const old = known.get(row.id)
    return old !== undefined && isSameRow(old, row) ? old : row
  })
  return rows.length === before.length && rows.every((row, index) => row === before[index]) ? before : rows
}

function isSameRow(one: DrawerRow, other: DrawerRow): boolean {
  const plain = ['kind', 'number', 'date', 'currency', 'tone', 'isOff', 'dayPlace'] as const
  return (
    one.service.item === other.service.item &&
    one.request?.item === other.request?.item &&
    plain.every((name) => one[name] === other[name])
  )
}

type Requested = TripDay[ListOf<RequestedKind>][number]

function askedServices(day: TripDay, kind: RequestedKind): Requested[] {
  const services: Requested[] = [...day[serviceKinds[kind].list]]
  const place = ({ id }: Requested) => placeIn(day, kind, id)
  return services.sort((one, other) => place(one) - place(other))
}

/** All services of a day in their order; the line of a new one stands behind them. */
export function serviceRows(day: TripDay, index: number, currency: string): DrawerRow[] {
  const rows = serviceKindKeys.flatMap((kind) =>
    day[serviceKinds[kind].list].map((item: { id: number }) => ({
      ...serviceRow(emptyRow(day, index, currency), kind, { resource: serviceKinds[kind].resource, id: item.id, item }),
      kind,
    })),
  )
  const place = ({ kind, service }: (typeof rows)[number]) => placeIn(day, kind, service.id)
  return rows.sort((one, other) => place(one) - place(other))
}

const rowName = ({ resource, id }: Pick<Target, 'resource' | 'id'>) => `${resource}/${id}`

export function serviceRow({ number, date, currency }: DrawerRow, kind: ServiceKind, service: Target): DrawerRow {
  return { id: rowName(service), kind, number, date, service, request: null, currency }
}

/** The empty line behind the services of a day, in which a new one is begun. */
export function emptyRow(day: TripDay, index: number, currency: string): DrawerRow {
  return {
    id: `days/${day.id}`,
    kind: null,
    number: index + 1,
    date: dateOfWire(day.date) ?? '',
    service: { resource: 'days', id: day.id, item: nothing },
    request: null,
    currency,
    isBlank: true,
  }
}

/** A line that was pasted there and is no service yet: it waits for its type, or for the server. */
export function lineToBe(empty: DrawerRow, id: string): DrawerRow {
  return { ...empty, id, isBlank: false }
}

const nothing = {}

function placeIn(day: TripDay, kind: ServiceKind, id: number): number {
  const place = day.sortHelper.indexOf(`${kind}-${id}`)
  return place === -1 ? day.sortHelper.length : place
}

/** The names of all lines the days of a trip have; those that wait below a day count as its empty one. */
export function linesIn(days: readonly TripDay[]): { has: (row: string) => boolean } {
  const names = new Set(
    days.flatMap((day) => [
      `days/${day.id}`,
      ...servicesOf(day).map(({ kind, item }) => rowName({ resource: serviceKinds[kind].resource, id: item.id })),
      ...servicesOf(day).flatMap((service) => requestsOf(service).map(({ id }) => `${service.kind}_requests/${id}`)),
    ]),
  )
  return { has: (row) => names.has(row.split('/', 2).join('/')) }
}

/** What a field belongs to; where nobody is asked yet there is no provider. */
export type FieldOf = 'request' | 'service' | 'provider'

/** Where a field stands: in the request, in its service, or in whom it asks. */
export function targetOf(row: DrawerRow, of: FieldOf): Target {
  if (of === 'provider') return providerOf(row) ?? { resource: 'providers', id: 0, item: nothing }
  return of === 'request' && row.request !== null ? row.request : row.service
}

/** Whom a request asks; null where it names nobody. */
export function providerOf({ request }: DrawerRow): Target | null {
  // What the group of the day plan expands has an id.
  const provider = atPath(request?.item, 'provider') as { id: number } | null | undefined
  return provider == null ? null : { resource: 'providers', id: provider.id, item: provider }
}

/** The line as it is with this in the place of its request, of its service or of whom it asks. */
export function withItem<Row extends DrawerRow>(row: Row, of: FieldOf, item: object): Row {
  if (of === 'provider' && row.request !== null) {
    return { ...row, request: { ...row.request, item: { ...row.request.item, provider: item } } }
  }
  const target = { ...targetOf(row, of), item }
  return of === 'request' && row.request !== null ? { ...row, request: target } : { ...row, service: target }
}

export function rawOf(row: DrawerRow, of: FieldOf, path: string): unknown {
  return atPath(targetOf(row, of).item, path)
}

/** What somebody has deleted where a line is gone. */
export function deletedOf({ request, service }: DrawerRow) {
  return request === null
    ? { what: 'diese Leistung', table: 'placeholders', row: service.id }
    : { what: 'diese Anfrage', table: 'requests', row: request.id }
}
