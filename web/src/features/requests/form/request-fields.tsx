import { addDays } from '@reisewerk/domain/calendar-date.ts'
import type { ferryRequestContract, hotelRequestContract } from '@reisewerk/domain/requests/request.contract.ts'
import type { RequestedKind } from '@reisewerk/domain/service-kinds.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { fieldOf } from '../../../form/form-field.tsx'
import { FormTranslations } from '../../../form/form-translations.tsx'
import { draftsOfTimes, momentsIn } from '../../../form/times.ts'
import { useFirstDay } from '../../../lib/relative-days.ts'
import { CountField } from '../../../ui/fields/count-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { MomentFields } from '../../../ui/fields/moment-fields.tsx'
import { useTranslatingHouse } from '../../accounts/api.ts'
import { useDesk } from '../../itinerary/plan/plan-context.tsx'
import type { RequestedService } from '../../itinerary/plan/services.ts'
import { CancellationFields } from './cancellation-fields.tsx'
import { KindFields } from './kind-fields.tsx'
import { PartnerFields } from './partner-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { RequestField } from './request-field.ts'
import type { RequestForm } from './use-request-form.ts'

const HotelField = fieldOf<typeof hotelRequestContract>()
const FerryField = fieldOf<typeof ferryRequestContract>()

type Props = { of: RequestForm }

export function RequestFields({ of }: Props) {
  return (
    <>
      <PartnerFields of={of} />
      {!of.isFirst && <TimeFields of={of} />}
      <ContingentFields of={of} />
      <KindFields of={of} />
      <PriceFields of={of} />
      <CancellationFields of={of} />
      <FormGroup
        title={of.isFirst ? 'Weiteres' : 'Beschreibungen und Notizen'}
        action={!of.isFirst && <RequestTranslations kind={of.service.kind} />}
      >
        {!of.isFirst && (
          <>
            <RequestField name="serviceDescription" as="lines" />
            <RequestField name="routeDescription" as="lines" />
          </>
        )}
        <RequestField name="notes" as="lines" />
      </FormGroup>
    </>
  )
}

/** What was agreed, in the languages of vouchers (MOVE-08). */
function RequestTranslations({ kind }: { kind: RequestedKind }) {
  const { trip } = useDesk()
  const house = useTranslatingHouse(idOf(trip.organisationFilter))
  const names = ['serviceDescription', 'routeDescription', ...(kind === 'other' ? ['meetingPoint'] : [])]
  return <FormTranslations what="Anfrage" names={names} house={house} />
}

function TimeFields({ of: { service, form } }: Props) {
  if (service.kind === 'hotel') return <StayFields from={form.value('startAt')?.date ?? null} />
  return (
    <FormGroup title="Zeiten">
      <MomentFields
        kind={service.kind}
        draft={momentsIn(form.value)}
        onStart={(startAt) => form.set({ startAt })}
        set={(part) => form.set(draftsOfTimes(part))}
        errorOf={form.errorOf}
      />
      {service.kind === 'ferry' && <FerryField name="embarkAt" span={4} />}
    </FormGroup>
  )
}

/** A stay goes from day to day (001 §5). */
function StayFields({ from }: { from: string | null }) {
  return (
    <FormGroup title="Zeiten">
      <HotelField name="startAt" span={6}>
        {({ value, onChange, required: _, ...control }) => (
          <DateField {...control} value={value?.date ?? null} onChange={(date) => onChange({ date, time: null })} />
        )}
      </HotelField>
      <HotelField name="endAt" span={6}>
        {({ value, onChange, required: _, ...control }) => (
          <DateField
            {...control}
            value={value?.date ?? null}
            min={from === null ? undefined : addDays(from, 1)}
            reference={from ?? undefined}
            onChange={(date) => onChange({ date, time: null })}
          />
        )}
      </HotelField>
      <HotelField name="checkInAt" span={4} />
      <HotelField name="board" span={8} />
    </FormGroup>
  )
}

function ContingentFields({ of: { service, reserved } }: Props) {
  // No provider holds places for a concept.
  const isConcept = useFirstDay() !== null
  return (
    <FormGroup title="Kontingent und Option">
      <PersonsField name="contingent.askedAmount" />
      <PersonsField name="contingent.reservedAmount" {...heldLabel(service)} shown={reserved} />
      {!isConcept && <RequestField name="optionTodo.dueDate" span={4} />}
      <RequestField name="requestStatus.status" span={4} />
      <RequestField name="contingent.extraDescription" span={8} placeholder="z. B. Fahrerzimmer" />
      <PersonsField name="contingent.extraAskedAmount" />
      <PersonsField name="contingent.extraReservedAmount" />
    </FormGroup>
  )
}

/** What a day ferry holds are tickets (001 §3). */
function heldLabel(service: RequestedService) {
  return service.kind === 'ferry' && service.item.type === 'day' ? { label: 'Tickets reserviert' } : {}
}

type Amount = 'askedAmount' | 'reservedAmount' | 'extraAskedAmount' | 'extraReservedAmount'
type PersonsProps = { name: `contingent.${Amount}`; label?: string; shown?: number }

/** An empty field counts as nobody. */
function PersonsField({ name, shown, ...look }: PersonsProps) {
  return (
    <RequestField name={name} span={4} {...look}>
      {({ value, onChange, ...control }) => (
        <CountField {...control} value={shown ?? value ?? 0} onChange={(persons) => onChange(persons ?? 0)} />
      )}
    </RequestField>
  )
}
