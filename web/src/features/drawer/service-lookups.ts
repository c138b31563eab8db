import { predefinedRouteDetailContract } from '@reisewerk/domain/partners/route-library.contract.ts'
import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { searchIn } from '../../lib/lookup-search.ts'
import type { CellKind, CellValue } from '../../ui/sheet/sheet-column.ts'
import type { DrawerColumn } from './fields.ts'
import { lookups } from './lookups.ts'
import { type DrawerRow, rawOf } from './rows.ts'

/** Cells whose field depends on the kind of the line: a hotel stands in a place, a ferry leaves a port. */

type Lookup = Extract<CellKind<DrawerRow>, { is: 'lookup' }>
type Field = { path: string; resource: string; lookup: Lookup }
type Fields = Partial<Record<ServiceKind, Field>>

const searchRouteDetails = searchIn(predefinedRouteDetailContract, ({ name }) => name, { isRetired: false })
const routeDetails: Lookup = {
  is: 'lookup',
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

const nothing: Field = { path: '', resource: '', lookup: { is: 'lookup', searchKey: () => [], search: async () => [] } }

/** One column over the fields of several kinds; the day plan brings their names along. */
function byKind(column: Pick<DrawerColumn, 'key' | 'title' | 'width'>, fields: Fields): DrawerColumn {
  const fieldOf = ({ kind }: DrawerRow) => (kind === null ? undefined : fields[kind]) ?? nothing
  return {
    ...column,
    of: 'service',
    kind: {
      is: 'lookup',
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
