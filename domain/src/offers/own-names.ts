import type { ClassCategory } from '../accounts/options.ts'
import type { CalculationItem } from '../calculation/given.ts'
import { trainCabinName } from '../calculation/row-names.ts'
import { servicePriceLists } from '../calculation/service-price-lists.ts'
import type { DocumentLanguage } from '../documents/document-language.ts'
import { shortServiceTitle } from '../documents/printed-services.ts'
import { isSold, type SoldService, type TripPlan } from '../itinerary/plan/trip-plan.ts'
import { idOf } from '../wire.ts'

/** A service of the day plan by its own name, and on which day of the trip it is, from 1. */
export type OwnName = { readonly id: number; readonly name: string; readonly day: number }

/**
 * What the services of a trip are called on its papers, whoever is named for them: 'Nachtfähre Kiel–Oslo', 'Hotel in Oslo' –
 * for tables in which that stands beside them (OFFER-04).
 */
export function ownNames(days: TripPlan, language: DocumentLanguage): OwnName[] {
  return days.flatMap(({ services }, index) =>
    services.flatMap((service) =>
      isSold(service) && service.id !== undefined
        ? [{ id: service.id, name: shortServiceTitle(withoutNamed(service), language), day: index + 1 }]
        : [],
    ),
  )
}

function withoutNamed(service: SoldService): SoldService {
  switch (service.kind) {
    case 'hotel':
      return { ...service, name: null }
    case 'train':
      return { ...service, company: null, classCategory: null }
    case 'ferry':
      return { ...service, company: null, vehicles: [] }
    case 'airline': {
      const { priceNote: _note, ...flight } = service
      return { ...flight, company: null, flightNumber: null }
    }
    case 'other': {
      const { company: _company, ...other } = service
      return other
    }
  }
}

/** The same for prices of a calculation that belong to a service, by the keys of their rows: 'Nachtfähre Kiel–Oslo, Tag 1'. */
export function namesOfRows(item: CalculationItem, names: readonly OwnName[]): ReadonlyMap<string, string> {
  const byId = new Map(names.map(({ id, name, day }) => [id, `${name}, Tag ${day}`]))
  const told = (key: string, id: number | null | undefined, own = ''): [string, string][] => {
    const name = byId.get(id ?? 0)
    return name === undefined ? [] : [[key, own === '' ? name : `${name}: ${own}`]]
  }
  const linked = (link: string | null) => (link === null ? null : idOf(link))
  return new Map([
    ...servicePriceLists(item).flatMap(({ kind, rows }) =>
      rows.flatMap(({ id, placeholder }) => told(`${kind}-${id}`, linked(placeholder))),
    ),
    ...item.contingentPrices.flatMap((row) =>
      row.placeholder === null
        ? []
        : // Only compartments of trains belong to a service; they have a size and a class.
          told(
            `contingent-${row.id}`,
            linked(row.placeholder),
            trainCabinName({ persons: row.persons ?? 0, type: row.type as ClassCategory, title: '' }),
          ),
    ),
    ...item.itemPrices.flatMap((row) => told(`item-${row.id}`, linked(row.info.placeholder ?? null), row.name)),
  ])
}
