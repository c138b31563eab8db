import { plainAfterChange } from '@reisewerk/domain/itinerary/service-changes.ts'
import { timesRefusal } from '@reisewerk/domain/itinerary/service-times.ts'
import { airlineContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { itemOf } from '../../lib/api.ts'
import {
  endFrom,
  localTimeFrom,
  type Moment,
  type MomentsDraft,
  momentsOf,
  rawTimes,
  timesBody,
  timesOf,
} from '../../lib/moments.ts'
import { Field, FormGroup } from '../../ui/form-group.tsx'
import type { Choice } from '../../ui/inline-select.tsx'
import { MomentFields } from '../../ui/moment-fields.tsx'
import { AirportPicker } from '../geography/travel-picker.tsx'
import { AgencyPicker } from '../partners/agency-picker.tsx'
import { AirlinePicker } from '../partners/provider-picker.tsx'
import { DescriptionFields, DriverField, OfferFields } from './common-fields.tsx'
import type { FormProps } from './form-props.ts'
import { usePlan } from './plan-context.tsx'
import { type CommonDraft, choiceOf, commonBodyOf, commonDraftOf, linkOf } from './service-draft.ts'
import { ServiceForm } from './service-form.tsx'
import { useTimedDraft } from './use-draft.ts'
import { noWish } from './wish.ts'

type Draft = CommonDraft &
  MomentsDraft & {
    startAirport: Choice | null
    endAirport: Choice | null
    /** undefined: as it was; its name comes from the server. */
    airline: Choice | null | undefined
  }

/** A flight; as long as no airline is known it is 'no-name' (PLACE-03, PLACE-15). */
export function FlightForm({ service, save }: FormProps<'airline'>) {
  const { trip } = usePlan()
  const { item } = service
  const storedId = idOf(item.airline)
  const isOpen = String(storedId) === noName.value
  const { data: chosen } = useQuery({ ...itemOf(airlineContract, storedId), enabled: !isOpen })
  const stored = isOpen ? noName : choiceOf(chosen)
  const { draft, set, body } = useTimedDraft<Draft>(
    service.dayId,
    () => ({
      ...commonDraftOf(service),
      ...momentsOf(item),
      startAirport: choiceOf(item.startAirport),
      endAirport: choiceOf(item.endAirport),
      airline: undefined,
    }),
    (one) => ({
      ...commonBodyOf(one, trip.orderCurrency),
      ...timesBody(one),
      startAirport: linkOf('airports', one.startAirport),
      endAirport: linkOf('airports', one.endAirport),
      ...(one.airline !== undefined && { airline: linkOf('airlines', one.airline ?? noName) }),
    }),
  )
  const { startAirport, endAirport } = draft
  const airline = draft.airline === undefined ? stored : (draft.airline ?? noName)
  /** An airline flies its own routes only; another airport asks for another one. */
  const turn = (part: Partial<Pick<Draft, 'startAirport' | 'endAirport'>>) => set({ ...part, airline: noName })

  function moveStart(start: Moment) {
    const after = plainAfterChange(rawTimes(draft), { startAt: localTimeFrom(start) })
    set({ start, ...(!isRefusal(after) && { end: endFrom(after.endAt, draft.end) }) })
  }

  const missing =
    startAirport === null || endAirport === null
      ? 'Bitte Start- und Zielflughafen auswählen'
      : (timesRefusal(timesOf(draft), 0)?.message ?? null)
  return (
    <ServiceForm
      service={service}
      save={save}
      missing={missing}
      wish={{
        ...noWish,
        agency: draft.agency,
        from: startAirport,
        to: endAirport,
        provider: airline?.value === noName.value ? null : airline,
      }}
      body={body}
    >
      <FormGroup title="Flug">
        <Field span={6}>
          <AirportPicker
            label="Startflughafen"
            withAsterisk
            data-autofocus
            value={startAirport}
            onChange={(choice) => turn({ startAirport: choice })}
            error={save.errorOf('startAirport')}
          />
        </Field>
        <Field span={6}>
          <AirportPicker
            label="Zielflughafen"
            withAsterisk
            value={endAirport}
            onChange={(choice) => turn({ endAirport: choice })}
            error={save.errorOf('endAirport')}
          />
        </Field>
        <Field span={12}>
          <AirlinePicker
            label="Airline"
            from={startAirport?.value ?? null}
            to={endAirport?.value ?? null}
            value={airline}
            onChange={(choice) => set({ airline: choice })}
            error={save.errorOf('airline')}
          />
        </Field>
        <MomentFields
          labels={{ start: 'Abflug am', end: 'Ankunft am' }}
          draft={draft}
          onStart={moveStart}
          set={set}
          errorOf={save.errorOf}
        />
        <Field span={4}>
          <DriverField draft={draft} set={set} />
        </Field>
        <Field span={4}>
          <AgencyPicker label="Agentur" value={draft.agency} onChange={(agency) => set({ agency })} />
        </Field>
      </FormGroup>
      <OfferFields draft={draft} set={set} />
      <DescriptionFields draft={draft} set={set} />
    </ServiceForm>
  )
}

/** Stands for every airline that is still open (PLACE-15). */
const noName: Choice = { value: '-1', label: 'no-name' }
