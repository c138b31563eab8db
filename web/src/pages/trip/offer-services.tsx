import type { Line } from '@reisewerk/domain/calculation/line.ts'
import { namesOfRows, type OwnName } from '@reisewerk/domain/offers/own-names.ts'
import { useQuery } from '@tanstack/react-query'
import { ReadPrices, ToCalculation } from '../../features/calculation/read-prices.tsx'
import { useCounted } from '../../features/calculation/use-counted.ts'
import { daysOf } from '../../features/itinerary/plan/days.ts'
import { isRequested, type RequestedService, servicesOf } from '../../features/itinerary/plan/services.ts'
import { ServiceTable } from '../../features/offers/services/service-table.tsx'
import type { Trip } from '../../features/orders/trip/api.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'

type Group = {
  title: string
  hasService: (service: RequestedService) => boolean
  hasPrice: (line: Line) => boolean
  /** What is told where there is nothing; without it the panel is left out. */
  empty?: string
}

const isIncluded = ({ item }: RequestedService) => item.clientOffer.status === 'included'
const ofType =
  (...types: Line['priceType'][]) =>
  ({ priceType }: Line) =>
    types.includes(priceType)

/** The panels of 002 §2: what each holds of the day plan, and at which prices of the calculation. */
const groups: readonly Group[] = [
  {
    title: 'Enthaltene Leistungen',
    hasService: (service) => isIncluded(service) && service.kind !== 'ferry' && service.kind !== 'airline',
    hasPrice: () => false,
  },
  {
    title: 'Fährkabinen',
    hasService: ({ kind }) => kind === 'ferry',
    hasPrice: ofType('ferrySupplement', 'additionalDay', 'additionalNight'),
  },
  { title: 'Flüge', hasService: ({ kind }) => kind === 'airline', hasPrice: ofType('additionalAirline') },
  {
    title: 'Besondere Leistungen',
    hasService: (service) => !isIncluded(service) && (service.kind === 'other' || service.kind === 'train'),
    hasPrice: ofType('additionalOther', 'additionalTrainDay', 'additionalTrainNight', 'trainSupplement'),
  },
  {
    title: 'Besondere Übernachtungen',
    hasService: (service) => !isIncluded(service) && service.kind === 'hotel',
    hasPrice: ofType('additionalHotel', 'hotelSupplement'),
  },
  {
    title: 'Extras',
    hasService: () => false,
    // Prices of requests are there by themselves; those that come to nothing are no extras.
    hasPrice: (line) => line.priceType === 'extra' || (line.priceType === 'item' && line.cents !== 0),
    empty: 'Es wurden noch keine Preise gespeichert',
  },
]

type Props = { trip: Trip; unnamed: readonly number[]; names: readonly OwnName[] }

/**
 * What the offer tells of the services; a panel with nothing to tell is left out, save that of the extras, which are begun
 * in the calculation.
 * @param unnamed ids of services for which somebody shall be named and nobody is there
 * @param names of the services as the paper calls them
 */
export function OfferServices({ trip, unnamed, names }: Props) {
  const days = useQuery(daysOf(trip.id))
  const { stored, calculation } = useCounted(trip)
  if (days.isPending) return <LoadingRows rows={4} />
  if (days.isError && days.data === undefined) {
    return <ErrorState text="Die Leistungen konnten nicht geladen werden." onRetry={() => void days.refetch()} />
  }
  const services = days.data.items.flatMap((day) => servicesOf(day).filter(isRequested))
  const byId = new Map(names.map((one) => [one.id, one]))
  const ofRows = namesOfRows(stored, names)
  const told = groups.map(({ title, hasService, hasPrice, empty }) => {
    const own = services.filter(hasService)
    if (empty === undefined && own.length === 0 && !calculation.lines.some(hasPrice)) return null
    return (
      <Panel key={title} title={title} actions={empty !== undefined && <ToCalculation orderId={trip.id} />} flush>
        <ServiceTable label={`${title}: Leistungen`} orderId={trip.id} services={own} unnamed={unnamed} names={byId} />
        <ReadPrices
          trip={trip}
          names={ofRows}
          label={`${title}: Preise`}
          isIn={hasPrice}
          {...(empty !== undefined && { empty })}
        />
      </Panel>
    )
  })
  return (
    <div id="services" tabIndex={-1}>
      {told}
    </div>
  )
}
