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
import { searchIn } from '../../lib/lookup-search.ts'
import type { CellChoice, CellKind } from '../../ui/sheet/sheet-column.ts'
import { type DrawerRow, rawOf } from './rows.ts'

/** The searches behind cells that hold another item. */

type Lookup = Extract<CellKind<DrawerRow>, { is: 'lookup' }>
type Named = { name: string }

function searchFor<C extends Contract>(contract: C, labelOf: (item: ItemOf<C>) => string, query: Query = {}): Lookup {
  const search = searchIn(contract, labelOf, query)
  return {
    is: 'lookup',
    searchKey: () => [contract.name, 'cell', query],
    search: (_row, ...sought) => search(...sought),
  }
}

const name = (item: Named) => item.name
const current = { isRetired: false }

export const lookups = {
  hotels: searchFor(hotelContract, name, current),
  ferries: searchFor(ferryContract, name, current),
  airlines: searchFor(airlineContract, name, current),
  trains: searchFor(trainContract, name, current),
  providers: searchFor(providerContract, name, { ...current, kind: 'other' }),
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

function homesOf(row: DrawerRow): [filter: string, id: number][] {
  const homes: [string, unknown][] = [
    ['agency.id', rawOf(row, 'request', 'agency')],
    ['provider.id', rawOf(row, 'request', 'provider')],
  ]
  const asked = homes.flatMap(([filter, raw]) => {
    if (typeof raw === 'string') return [[filter, idOf(raw)] as [string, number]]
    const item = raw as { id: number } | null | undefined
    return item == null ? [] : [[filter, item.id] as [string, number]]
  })
  return asked.slice(0, 1)
}
