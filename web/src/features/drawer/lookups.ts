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
import { otherServiceTypeContract } from '@reisewerk/domain/partners/service-type.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { type Query, send } from '../../lib/http.ts'
import { type Preferred, searchInWithFirst } from '../../lib/lookup-search.ts'
import type { CellChoice, CellKind } from '../../ui/sheet/sheet-column.ts'
import { firstNear, firstOnWay } from '../partners/api.ts'
import { type DrawerRow, rawOf } from './rows.ts'

/** The searches behind cells that hold another item. */

type Lookup = Extract<CellKind<DrawerRow>, { is: 'lookup' }>
type Named = { name: string }

/** @param firstFor which of them stand first for a line, as in the forms */
function searchFor<C extends Contract>(
  contract: C,
  labelOf: (item: ItemOf<C>) => string,
  query: Query = {},
  firstFor: (row: DrawerRow) => readonly Preferred[] = () => [],
): Lookup {
  return {
    is: 'lookup',
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

function homesOf(row: DrawerRow): [filter: string, id: string][] {
  const [home] = ['agency', 'provider'].flatMap((path): [string, string][] => {
    const id = idIn(rawOf(row, 'request', path))
    return id === null ? [] : [[`${path}.id`, id]]
  })
  return home === undefined ? [] : [home]
}
