import type { Contract, ItemOf } from '@reisewerk/domain/contract/shape.ts'
import {
  airportContract,
  placeContract,
  portContract,
  trainStationContract,
} from '@reisewerk/domain/geography/geography.contract.ts'
import { contactContract } from '@reisewerk/domain/partners/client.contract.ts'
import {
  agencyContract,
  airlineContract,
  ferryContract,
  hotelContract,
  providerContract,
  trainContract,
} from '@reisewerk/domain/partners/provider.contract.ts'
import { predefinedRouteDetailContract } from '@reisewerk/domain/partners/route-library.contract.ts'
import { otherServiceTypeContract } from '@reisewerk/domain/partners/service-type.contract.ts'
import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { type Query, send } from '../../lib/http.ts'
import type { LookupResource } from '../../lib/in-place/quick-forms.ts'
import { type Preferred, searchIn, searchInWithFirst } from '../../lib/lookup-search.ts'
import type { CellChoice, CellKind, CellValue } from '../../ui/sheet/sheet-column.ts'
import { firstNear, firstOnWay } from '../partners/api.ts'
import type { DrawerColumn } from './fields.ts'
import { type DrawerRow, rawOf } from './rows.ts'

type Lookup = Extract<CellKind<DrawerRow>, { is: 'lookup' }>
type Named = { name: string }

/** @param firstFor which of them stand first for a line, as in the forms */
function searchFor<C extends Contract<LookupResource>>(
  contract: C,
  labelOf: (item: ItemOf<C>) => string,
  query: Query = {},
  firstFor: (row: DrawerRow) => readonly Preferred[] = () => [],
): Lookup {
  return {
    is: 'lookup',
    resource: () => contract.name,
    searchKey: (row) => [contract.name, 'cell', query, firstFor(row)],
    search: (row, ...sought) => searchInWithFirst(contract, labelOf, query, firstFor(row))(...sought),
  }
}

const name = (item: Named) => item.name

type Placed = { id: number; area?: { id: number } | null } | null | undefined

function nearFirst(row: DrawerRow): Preferred[] {
  // The contracts say what a service holds; others than stays and visits have neither.
  const [place, area] = ['place', 'area'].map((path) => rawOf(row, 'service', path) as Placed)
  const at = place ?? (area == null ? row.dayPlace : null)
  const around = at == null ? area : at.area
  return firstNear({ placeId: idIn(at), areaId: idIn(around) })
}

/** A passage is asked for between the ends of its request. */
const onWayFirst = (kind: 'ferry' | 'train', start: string, end: string) => (row: DrawerRow) => {
  const [from = null, to = null] = [start, end].map((path) => idIn(rawOf(row, 'request', path)))
  return firstOnWay(kind, { from, to })
}

function idIn(raw: unknown): string | null {
  if (typeof raw === 'string') return String(idOf(raw))
  // What is no link is the item itself.
  return raw == null ? null : String((raw as { id: number }).id)
}
const current = { isRetired: false }

export const lookups = {
  hotels: searchFor(hotelContract, name, current, nearFirst),
  ferries: searchFor(ferryContract, name, current, onWayFirst('ferry', 'startPort', 'endPort')),
  airlines: searchFor(airlineContract, name, current),
  trains: searchFor(trainContract, name, current, onWayFirst('train', 'startTrainStation', 'endTrainStation')),
  providers: searchFor(providerContract, name, { ...current, kind: 'other' }, nearFirst),
  agencies: searchFor(agencyContract, name, current),
  ports: searchFor(portContract, name, current),
  airports: searchFor(airportContract, name, current),
  stations: searchFor(trainStationContract, name, current),
  places: searchFor(placeContract, name, current),
  serviceTypes: searchFor(otherServiceTypeContract, name, current),
}

/** @returns 'Berit Lund', else what stands for nobody in particular (002 §2) */
export function contactName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || 'Allgemein/Rezeption'
}

type Contact = ItemOf<typeof contactContract>

/** Whom one writes to: the people of the agency that is asked, those of the provider where none is, as in the form (002 §3). */
export const contacts: Lookup = {
  is: 'lookup',
  // A person belongs to somebody.
  resource: (row) => (homesOf(row).length === 0 ? null : 'contacts'),
  given: (row) => {
    const [path, id] = homeOf(row) ?? []
    return path === undefined ? {} : { [path]: { value: id, label: '' } }
  },
  searchKey: (row) => ['contacts', 'cell', homesOf(row)],
  search: async (row, term, signal) => {
    const found = await Promise.all(
      homesOf(row).map(([filter, id]) =>
        send<Contact[]>('GET', `/api/${contactContract.name}`, {
          query: { [filter]: id, deleted: false, _itemsPerPage: 100 },
          signal,
        }),
      ),
    )
    const wanted = term.toLocaleLowerCase('de')
    return found
      .flatMap(({ data }) => data)
      .map((contact): CellChoice => ({ value: String(contact.id), label: contactName(contact) }))
      .filter(({ label }) => label.toLocaleLowerCase('de').includes(wanted))
  },
}

function homeOf(row: DrawerRow): [path: 'agency' | 'provider', id: string] | undefined {
  return (['agency', 'provider'] as const)
    .map((path) => [path, idIn(rawOf(row, 'request', path))] as const)
    .flatMap(([path, id]): ['agency' | 'provider', string][] => (id === null ? [] : [[path, id]]))[0]
}

function homesOf(row: DrawerRow): [filter: string, id: string][] {
  const home = homeOf(row)
  return home === undefined ? [] : [[`${home[0]}.id`, home[1]]]
}

/** Cells whose field depends on the kind of the line: a hotel stands in a place, a ferry leaves a port. */

type Field = { path: string; resource: string; lookup: Lookup }
type Fields = Partial<Record<ServiceKind, Field>>

const searchRouteDetails = searchIn(predefinedRouteDetailContract, ({ name }) => name, { isRetired: false })
const routeDetails: Lookup = {
  is: 'lookup',
  resource: () => predefinedRouteDetailContract.name,
  searchKey: () => [predefinedRouteDetailContract.name, 'cell'],
  search: (_row, ...sought) => searchRouteDetails(...sought),
}

const starts: Fields = {
  hotel: { path: 'place', resource: 'places', lookup: lookups.places },
  other: { path: 'otherServiceType', resource: 'other_service_types', lookup: lookups.serviceTypes },
  route: { path: 'predefinedRouteDetail', resource: 'predefined_route_details', lookup: routeDetails },
  ferry: { path: 'startPort', resource: 'ports', lookup: lookups.ports },
  airline: { path: 'startAirport', resource: 'airports', lookup: lookups.airports },
  train: { path: 'startTrainStation', resource: 'train_stations', lookup: lookups.stations },
}
const ends: Fields = {
  other: { path: 'place', resource: 'places', lookup: lookups.places },
  ferry: { path: 'endPort', resource: 'ports', lookup: lookups.ports },
  airline: { path: 'endAirport', resource: 'airports', lookup: lookups.airports },
  train: { path: 'endTrainStation', resource: 'train_stations', lookup: lookups.stations },
}

const nothing: Field = {
  path: '',
  resource: '',
  lookup: { is: 'lookup', resource: () => null, searchKey: () => [], search: async () => [] },
}

/** One column over the fields of several kinds; the day plan brings their names along. */
function byKind(column: Pick<DrawerColumn, 'key' | 'title' | 'width'>, fields: Fields): DrawerColumn {
  const fieldOf = ({ kind }: DrawerRow) => (kind === null ? undefined : fields[kind]) ?? nothing
  return {
    ...column,
    of: 'service',
    kind: {
      is: 'lookup',
      resource: (row) => fieldOf(row).lookup.resource(row),
      searchKey: (row) => fieldOf(row).lookup.searchKey(row),
      search: (row, term, signal, house) => fieldOf(row).lookup.search(row, term, signal, house),
    },
    value: (row) => chosen(rawOf(row, 'service', fieldOf(row).path)),
    change: (value, row) => ({ [fieldOf(row).path]: linkOf(value, fieldOf(row).resource) }),
  }
}

/** What a service is known by: where a hotel stands, what kind of service, from where one travels. */
export const serviceStart = byKind({ key: 'from', title: 'Ort / Leistung / Von', width: 160 }, starts)
export const serviceEnd = byKind({ key: 'to', title: 'Nach / Ort', width: 120 }, ends)

function chosen(raw: unknown): CellValue {
  // What the group of the day plan expands has a name.
  const item = raw as { id: number; name: string } | null | undefined
  return item == null ? null : { value: String(item.id), label: item.name }
}

function linkOf(value: CellValue, resource: string) {
  return typeof value === 'object' && value !== null ? linkTo(resource, Number(value.value)) : null
}
