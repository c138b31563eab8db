import { type ClientOfferStatus, clientOfferStatuses, priceTypes } from '../accounts/options.ts'
import type { Money } from '../money.ts'
import { printedMoney } from '../typography/amounts.ts'
import { noBreakSpace } from '../typography/characters.ts'
import type { OfferDocumentModel, PriceBand } from './offer-model.ts'
import { shortServiceTitle } from './offer-services.ts'
import type { OfferDay, OfferPrices, OfferService } from './offer-source.ts'

/** Groups of the table of extras, in the order in which the client reads them; 'included' is in the price already. */
const extraStatuses = ['optional', 'additional', 'atLocation'] as const satisfies ClientOfferStatus[]

/** 'ab 20 Pax' with its price, by group size; equal sizes keep the order they were entered in. */
export function packageBand({ tiers }: OfferPrices): PriceBand | null {
  if (tiers.length === 0) return null
  const bySize = [...tiers].sort((a, b) => a.fromPax - b.fromPax)
  return {
    title: 'Preis pro Person im Doppelzimmer',
    tiers: bySize.map(({ fromPax, price }) => ({
      label: `ab ${fromPax}${noBreakSpace}Pax`,
      price: printedMoney(price),
    })),
  }
}

/** 'bis 5 EZ' with the supplement per person. */
export function singleBand({ singleSupplements }: OfferPrices): PriceBand | null {
  if (singleSupplements.length === 0) return null
  const open = Number.POSITIVE_INFINITY
  const bySize = [...singleSupplements].sort((a, b) => (a.upToRooms ?? open) - (b.upToRooms ?? open))
  return {
    title: 'Einzelzimmerzuschlag pro Person',
    tiers: bySize.map(({ upToRooms, price }) => ({
      label: upToRooms === null ? 'im Einzelzimmer' : `bis ${upToRooms}${noBreakSpace}EZ`,
      price: printedMoney(price),
    })),
  }
}

/** The sentence below the band: what decides the tier, and the least number of guests. */
export function packageNote({ tiers, minimumPax }: OfferPrices): string {
  if (tiers.length === 0) return ''
  const parts = [
    tiers.length > 1 ? 'Maßgebend ist die Zahl der zahlenden Gäste bei Reisebeginn.' : '',
    minimumPax === null ? '' : `Mindestteilnehmerzahl ${minimumPax}${noBreakSpace}Personen.`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** The lowest package price, or null when none is entered. */
export function lowestPrice({ tiers }: OfferPrices): Money | null {
  return tiers.reduce<Money | null>((low, { price }) => (low === null || price.cents < low.cents ? price : low), null)
}

/** What can be added to the package, by client-offer status; a price that is not entered is 'auf Anfrage'. */
export function extraGroups(days: readonly OfferDay[]): OfferDocumentModel['extras'] {
  const groups = extraStatuses.map((status) => ({
    group: clientOfferStatuses[status].label,
    rows: days.flatMap((day, index) =>
      day.services.filter((service) => hasStatus(service, status)).map((service) => extraRow(service, index + 1)),
    ),
  }))
  return groups.filter(({ rows }) => rows.length > 0)
}

type Sellable = Exclude<OfferService, { kind: 'route' | 'free' }>

function hasStatus(service: OfferService, status: ClientOfferStatus): service is Sellable {
  return 'clientOffer' in service && service.clientOffer === status
}

function extraRow(service: Sellable, dayNumber: number): { name: string; unit: string; price: string } {
  const isPriced = service.price !== null && service.price.cents !== 0
  return {
    name: `${shortServiceTitle(service)}, Tag${noBreakSpace}${dayNumber}`,
    unit: isPriced ? priceTypes[service.priceType].label : '',
    price: service.price !== null && isPriced ? printedMoney(service.price) : 'auf Anfrage',
  }
}
