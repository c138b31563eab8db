import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { wordsOf } from '@reisewerk/domain/contract/words.ts'
import { ferryRequestContract } from '@reisewerk/domain/requests/request.contract.ts'
import {
  airlineRequestContract,
  otherRequestContract,
  trainRequestContract,
} from '@reisewerk/domain/requests/transport-request.contract.ts'
import { currencySign } from '../../../lib/format.ts'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { tooLong } from '../../../ui/fields/too-long.ts'
import { useDesk } from '../../itinerary/plan/plan-context.tsx'
import { TrainClassFields } from '../../itinerary/plan/train-class-fields.tsx'
import { heldIn, seatsInClass } from './cabin-draft.ts'
import { CabinFields } from './cabin-fields.tsx'
import type { RequestDraft } from './request-draft.ts'
import type { FieldProps } from './request-fields.tsx'

const flightWord = wordsOf(airlineRequestContract)
const trainWord = wordsOf(trainRequestContract)
const ferryWord = wordsOf(ferryRequestContract)
const otherWord = wordsOf(otherRequestContract)

/** What only requests of a kind have: flight and PNR, train and tracks, cabins, tickets (REQ-04). */
export function KindFields({ service, draft, set, isFirst, error }: FieldProps) {
  switch (service.kind) {
    case 'hotel':
      return null
    case 'ferry':
      return (
        <>
          {service.item.type === 'day' && <TicketFields draft={draft} set={set} />}
          <CabinFields
            kind="ferry"
            cabins={draft.cabins}
            error={error}
            onChange={(cabins) => set({ cabins, ...heldIn(draft.cabins, cabins) })}
          />
        </>
      )
    case 'airline':
      return <FlightFields draft={draft} set={set} />
    case 'train':
      return (
        <>
          <TrainFields
            draft={draft}
            set={(part) => set({ ...part, ...seatsInClass(draft, part.category) })}
            isFirst={isFirst}
          />
          <CabinFields
            kind="train"
            cabins={draft.cabins}
            error={error}
            onChange={(cabins) => set({ cabins, ...heldIn(draft.cabins, cabins) })}
          />
        </>
      )
    case 'other':
      // A new service has its meeting point among its own fields.
      return isFirst ? null : <MeetingPoint draft={draft} set={set} />
  }
}

type Props = { draft: RequestDraft; set: (part: Partial<RequestDraft>) => void }

function FlightFields({ draft, set }: Props) {
  return (
    <FormGroup title="Flug">
      <Field span={6}>
        <TextInput
          label={flightWord('flightNumber')}
          error={tooLong(draft.flightNumber, 20)}
          value={draft.flightNumber}
          onChange={(event) => set({ flightNumber: event.currentTarget.value })}
        />
      </Field>
      <Field span={6}>
        <TextInput
          label={flightWord('ticketNr')}
          error={tooLong(draft.ticketNr, 60)}
          value={draft.ticketNr}
          onChange={(event) => set({ ticketNr: event.currentTarget.value })}
        />
      </Field>
      <Field>
        <Checkbox
          label={flightWord('foodOnBoard')}
          checked={draft.foodOnBoard}
          onChange={(event) => set({ foodOnBoard: event.currentTarget.checked })}
        />
      </Field>
    </FormGroup>
  )
}

function TrainFields({ draft, set, isFirst }: Props & { isFirst: boolean }) {
  return (
    <FormGroup title="Zug">
      <Field span={4}>
        <TextInput
          label={trainWord('trainNumber')}
          error={tooLong(draft.trainNumber, 30)}
          value={draft.trainNumber}
          onChange={(event) => set({ trainNumber: event.currentTarget.value })}
        />
      </Field>
      <Field span={4}>
        <TextInput
          label={trainWord('startTrack')}
          error={tooLong(draft.startTrack, 20)}
          value={draft.startTrack}
          onChange={(event) => set({ startTrack: event.currentTarget.value })}
        />
      </Field>
      <Field span={4}>
        <TextInput
          label={trainWord('endTrack')}
          error={tooLong(draft.endTrack, 20)}
          value={draft.endTrack}
          onChange={(event) => set({ endTrack: event.currentTarget.value })}
        />
      </Field>
      {/* A new service has them among its own fields. */}
      {!isFirst && <TrainClassFields draft={draft} set={set} />}
    </FormGroup>
  )
}

const ticketPrices = [
  { name: 'ticketPrice', label: ferryWord('contingent.ticketPrice') },
  { name: 'ticketTax', label: ferryWord('contingent.ticketTax') },
  { name: 'busPrice', label: ferryWord('contingent.busPrice') },
  { name: 'busTax', label: ferryWord('contingent.busTax') },
] as const

/** Day ferries price tickets, and the bus beside them (001 §3). */
function TicketFields({ draft, set }: Props) {
  const { trip } = useDesk()
  const { tickets } = draft
  return (
    <FormGroup title="Ticketpreise">
      {ticketPrices.map(({ name, label }) => (
        <Field key={name} span={3}>
          <MoneyField
            label={label}
            currency={currencySign(tickets[name].currency ?? trip.orderCurrency)}
            value={tickets[name].cents}
            onChange={(cents) => set({ tickets: { ...tickets, [name]: { ...tickets[name], cents } } })}
          />
        </Field>
      ))}
    </FormGroup>
  )
}

function MeetingPoint({ draft, set }: Props) {
  return (
    <FormGroup title="Treffpunkt">
      <Field>
        <Textarea
          aria-label={otherWord('meetingPoint')}
          autosize
          minRows={1}
          error={tooLong(draft.meetingPoint, 500)}
          value={draft.meetingPoint}
          onChange={(event) => set({ meetingPoint: event.currentTarget.value })}
        />
      </Field>
    </FormGroup>
  )
}
