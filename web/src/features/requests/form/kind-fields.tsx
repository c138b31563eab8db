import type { ferryRequestContract, hotelRequestContract } from '@reisewerk/domain/requests/request.contract.ts'
import type {
  airlineRequestContract,
  otherRequestContract,
  trainRequestContract,
} from '@reisewerk/domain/requests/transport-request.contract.ts'
import { fieldOf } from '../../../form/form-field.tsx'
import type { ItemForm } from '../../../form/use-item-form.ts'
import { useSeesPurchase } from '../../../lib/session.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { useDesk } from '../../itinerary/plan/plan-context.tsx'
import { useTrainCategories } from '../../itinerary/plan/train-categories.ts'
import { CabinFields } from './cabin-fields.tsx'
import type { RequestForm } from './use-request-form.ts'

const HotelField = fieldOf<typeof hotelRequestContract>()
const FerryField = fieldOf<typeof ferryRequestContract>()
const FlightField = fieldOf<typeof airlineRequestContract>()
const TrainField = fieldOf<typeof trainRequestContract>()
const OtherField = fieldOf<typeof otherRequestContract>()

/** What only requests of a kind have: conditions of a hotel, flight and PNR, train and tracks, cabins, tickets (REQ-04). */
export function KindFields({ of }: { of: RequestForm }) {
  const { trip } = useDesk()
  const seesPurchase = useSeesPurchase()
  const { service, isFirst } = of
  switch (service.kind) {
    case 'hotel':
      return (
        <FormGroup title="Bedingungen">
          <HotelField name="requestDetails.free" span={4} />
          <HotelField name="requestDetails.cancel" span={4} />
          <HotelField name="requestDetails.payment" span={4} />
        </FormGroup>
      )
    case 'ferry':
      return (
        <>
          {/* Day ferries price tickets, and the bus beside them (001 §3). */}
          {service.item.type === 'day' && seesPurchase && (
            <FormGroup title="Ticketpreise">
              {(['ticketPrice', 'ticketTax', 'busPrice', 'busTax'] as const).map((name) => (
                <FerryField key={name} name={`contingent.${name}`} as="amount" currency={trip.orderCurrency} span={3} />
              ))}
            </FormGroup>
          )}
          <CabinFields kind="ferry" of={of} />
        </>
      )
    case 'airline':
      return (
        <FormGroup title="Flug">
          <FlightField name="flightNumber" span={6} />
          <FlightField name="ticketNr" span={6} />
          <FlightField name="foodOnBoard" as="box" />
        </FormGroup>
      )
    case 'train':
      return (
        <>
          <FormGroup title="Zug">
            <TrainField name="trainNumber" span={4} />
            <TrainField name="startTrack" span={4} />
            <TrainField name="endTrack" span={4} />
            {/* A new service has them among its own fields. */}
            {!isFirst && <ClassFields of={of} />}
          </FormGroup>
          <CabinFields kind="train" of={of} />
        </>
      )
    default:
      // A new service has its meeting point among its own fields.
      return isFirst ? null : (
        <FormGroup title="Ort">
          <OtherField name="meetingPoint" as="lines" />
        </FormGroup>
      )
  }
}

function ClassFields({ of }: { of: RequestForm }) {
  const form = of.form as unknown as ItemForm<typeof trainRequestContract>
  const categories = useTrainCategories(form.value('category') ?? 'second')
  return (
    <>
      <TrainField name="trainType" span={6} />
      <TrainField name="wagonType" span={6} />
      <TrainField name="category" span={6} choices={categories} />
    </>
  )
}
