import type { FlightPriceType, OfferedProviderType } from '../itinerary/offered-provider.ts'
import { isSold, type PlannedService, type TripPlan } from '../itinerary/plan/trip-plan.ts'
import { isNamedHotel } from '../partners/hotel-name.ts'
import type { OfferSource } from './offer-source.ts'
import type { OfferWords } from './offer-words.ts'

/** What an offer says of a service beside the day plan (002 §3 'Placeholders in the offer'). */
export type OfferedProvider = {
  /** Of the service. */
  readonly id: number
  readonly offerType: OfferedProviderType | null
  /** Who is named for the offer; of other services, which name nobody by themselves, else whom the chosen request asks. */
  readonly provider: string | null
  readonly offerPriceType: FlightPriceType | null
}

/**
 * The day plan as an offer tells it: a provider that was named for the offer stands in the place of the one that is asked, as
 * an example or for certain, and a flight says how sure its price is (002 §9).
 */
export function asOffered(
  days: TripPlan,
  offered: readonly OfferedProvider[],
  words: Pick<OfferWords, 'exampleHotel' | 'exampleProvider' | 'flightPrices'>,
): TripPlan {
  const byService = new Map(offered.map((one) => [one.id, one]))
  return days.map((day) => ({
    ...day,
    services: day.services.map((service) => {
      const own = 'id' in service && service.id !== undefined ? byService.get(service.id) : undefined
      return own === undefined ? service : named(service, own, words)
    }),
  }))
}

function named(
  service: PlannedService,
  { offerType, provider, offerPriceType }: OfferedProvider,
  words: Parameters<typeof asOffered>[2],
): PlannedService {
  const isExample = offerType === 'example'
  switch (service.kind) {
    case 'hotel': {
      const name = provider ?? service.name
      return { ...service, name: isExample && name !== null ? exampleOf(name, words) : name }
    }
    case 'ferry':
    case 'train':
    case 'airline': {
      const company = provider ?? service.company
      const told = { company: isExample && company !== null ? words.exampleProvider(company) : company }
      return service.kind === 'airline' && offerPriceType !== null
        ? { ...service, ...told, priceNote: words.flightPrices[offerPriceType] }
        : { ...service, ...told }
    }
    case 'other':
      return provider === null
        ? service
        : { ...service, company: isExample ? words.exampleProvider(provider) : provider }
    default:
      return service
  }
}

/**
 * Services for which the offer shall name somebody, as an example or for certain, and has nobody to name.
 * @param days as the offer tells them @returns their ids
 */
export function unnamedServices(days: TripPlan, offered: readonly OfferedProvider[]): number[] {
  const wanted = new Set(offered.flatMap(({ id, offerType }) => (offerType === null ? [] : [id])))
  return days.flatMap(({ services }) =>
    services.flatMap((service) => {
      if (!isSold(service) || service.id === undefined || !wanted.has(service.id)) return []
      const name = service.kind === 'hotel' ? service.name : service.company
      return name == null || name.trim() === '' ? [service.id] : []
    }),
  )
}

/**
 * Services that nobody has said yet what they are: a paper can call them no more than 'Leistung' (001 §5).
 * @returns a sentence for each day that has some, as the person before the button reads it
 */
export function untitledServices(days: TripPlan): string[] {
  return days.flatMap(({ services }, index) => {
    const bare = services.filter(
      (service) => service.kind === 'other' && service.title.trim() === '' && service.description.trim() === '',
    )
    if (bare.length === 0) return []
    const what = bare.length === 1 ? 'eine Leistung' : `${bare.length} Leistungen`
    return [`Tag ${index + 1} hat ${what} ohne Art und Namen: Im Dokument steht dort nur „Leistung“.`]
  })
}

/** An offer as its paper tells it: what goes along on a ferry stands with the passage. */
export function withVehicles<Source extends Pick<OfferSource, 'days' | 'vehicles'>>(source: Source): Source {
  const { vehicles = [] } = source
  if (vehicles.length === 0) return source
  const byFerry = Map.groupBy(vehicles, ({ id }) => id)
  const days = source.days.map((day) => ({
    ...day,
    services: day.services.map((service) => {
      const carried = service.kind === 'ferry' && service.id !== undefined ? byFerry.get(service.id) : undefined
      return carried === undefined ? service : { ...service, vehicles: carried.map(({ vehicle }) => vehicle) }
    }),
  }))
  return { ...source, days }
}

/** 'Beispielhotel Scandic', 'z. B. Hotel Larvik'. */
function exampleOf(hotel: string, { exampleHotel, exampleProvider }: Parameters<typeof asOffered>[2]): string {
  return isNamedHotel(hotel) ? exampleProvider(hotel) : exampleHotel(hotel)
}
