import { Select, Textarea } from '@mantine/core'
import type { OtherServiceCategory } from '@reisewerk/domain/accounts/options.ts'
import {
  driverChoiceRefusal,
  type OtherState,
  otherAfterChange,
  serviceTypeRefusal,
} from '@reisewerk/domain/itinerary/service-changes.ts'
import { timesRefusal } from '@reisewerk/domain/itinerary/service-times.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import {
  endFrom,
  localTimeFrom,
  type MomentsDraft,
  momentsOf,
  rawTimes,
  timesBody,
  timesOf,
} from '../../lib/moments.ts'
import { Field, FormGroup } from '../../ui/form-group.tsx'
import type { Choice } from '../../ui/inline-select.tsx'
import { MomentFields } from '../../ui/moment-fields.tsx'
import { AreaPicker, PlacePicker } from '../geography/place-picker.tsx'
import { DestinationPicker } from '../geography/travel-picker.tsx'
import { AgencyPicker } from '../partners/agency-picker.tsx'
import { useServiceCategories } from '../partners/api.ts'
import { type ServiceType, ServiceTypePicker } from '../partners/catalogue-picker.tsx'
import { DescriptionFields, DriverField, OfferFields } from './common-fields.tsx'
import { type DayTime, DayTimeSelect, withDayTime } from './day-time-select.tsx'
import type { FormProps } from './form-props.ts'
import { usePlan } from './plan-context.tsx'
import { type CommonDraft, choiceOf, commonBodyOf, commonDraftOf, linkOf } from './service-draft.ts'
import { ServiceForm } from './service-form.tsx'
import type { ServiceOf } from './services.ts'
import { useDestination } from './use-destination.ts'
import { useTimedDraft } from './use-draft.ts'
import { noWish } from './wish.ts'

type Type = Pick<ServiceType, 'id' | 'name' | 'category' | 'duration' | 'meetingPoint' | 'priceType'> & {
  allServiceDayTimes: readonly DayTime[]
}
type Draft = CommonDraft &
  MomentsDraft & {
    category: OtherServiceCategory | null
    serviceType: Type | null
    area: Choice | null
    place: Choice | null
    /** undefined: as it was; its name comes from the server. */
    destination: Choice | null | undefined
    meetingPoint: string
  }

/** Another service: a guided tour, an entrance, a meal (PLACE-05). */
export function OtherForm({ service, save }: FormProps<'other'>) {
  const { trip, settings } = usePlan()
  const categories = useServiceCategories()
  const destination = useDestination(service.item.destination)
  const { draft, set, body } = useTimedDraft<Draft>(
    service.dayId,
    () => draftOf(service),
    (one) => ({
      ...commonBodyOf(one, trip.orderCurrency),
      ...timesBody(one),
      category: one.category,
      otherServiceType: linkOf('other_service_types', choiceOf(one.serviceType)),
      area: linkOf('areas', one.area),
      place: linkOf('places', one.place),
      ...(one.destination !== undefined && { destination: linkOf('destinations', one.destination) }),
      meetingPoint: one.meetingPoint,
    }),
  )
  const { category, serviceType } = draft

  /** What follows from a change: the end, by the duration of the type (001 §4). */
  function follow(part: Partial<Draft>, change: Partial<OtherState>) {
    const after = otherAfterChange(stateOf(draft), change)
    if (isRefusal(after)) return set(part)
    set({ ...part, ...(after.endAt !== undefined && { end: endFrom(after.endAt, draft.end) }) })
  }

  /** A type fills in what is usual for it; descriptions of another one would be wrong (001 §4). */
  function chooseType(type: Type | null) {
    if (type === null) return set({ serviceType: null })
    const { priceType, meetingPoint, duration } = type
    const filled = { priceType, meetingPoint, routeDescription: '', serviceDescription: '' }
    follow({ serviceType: type, category: type.category, ...filled }, { otherServiceType: type.id, duration })
  }

  const asking = settings.driverChoice.other
  const missing =
    serviceTypeRefusal(serviceType?.id ?? null)?.message ??
    timesRefusal(timesOf(draft), 0)?.message ??
    driverChoiceRefusal(category, draft.driverNotParticipating, asking)?.message ??
    null
  return (
    <ServiceForm
      service={service}
      save={save}
      missing={missing}
      wish={{ ...noWish, agency: draft.agency, serviceType: choiceOf(serviceType), place: draft.place }}
      body={body}
    >
      <FormGroup title="Zusatzleistung">
        <Field span={5}>
          <Select
            label="Kategorie"
            data={categories}
            value={category}
            clearable
            onChange={(next) => set({ category: next, serviceType: null })}
            error={save.errorOf('category')}
          />
        </Field>
        <Field span={7}>
          <ServiceTypePicker
            label="Leistungsart"
            withAsterisk
            data-autofocus
            category={category}
            value={choiceOf(serviceType)}
            onChange={chooseType}
            error={save.errorOf('otherServiceType')}
          />
        </Field>
        {serviceType !== null && serviceType.allServiceDayTimes.length > 0 && (
          <Field span={12}>
            <DayTimeSelect
              times={serviceType.allServiceDayTimes}
              onChoose={(time) => set(withDayTime(draft, time, serviceType.duration))}
            />
          </Field>
        )}
        <MomentFields
          labels={{ start: 'Beginn am', end: 'Ende am' }}
          draft={draft}
          onStart={(start) => follow({ start }, { startAt: localTimeFrom(start) })}
          set={set}
          errorOf={save.errorOf}
        />
        <Field span={4}>
          <DriverField
            draft={draft}
            set={set}
            isRequired={category !== null && asking.includes(category)}
            error={save.errorOf('driverNotParticipating')}
          />
        </Field>
        <Field span={4}>
          <AgencyPicker label="Agentur" value={draft.agency} onChange={(agency) => set({ agency })} />
        </Field>
      </FormGroup>
      <FormGroup title="Ort">
        <Field span={4}>
          <PlacePicker
            label="Ort"
            clearable
            areaId={draft.area?.value}
            value={draft.place}
            onChange={(place) => set({ place })}
          />
        </Field>
        <Field span={4}>
          <AreaPicker label="Gebiet" clearable value={draft.area} onChange={(area) => set({ area })} />
        </Field>
        <Field span={4}>
          <DestinationPicker
            label="Destination"
            clearable
            value={draft.destination === undefined ? destination : draft.destination}
            onChange={(chosen) => set({ destination: chosen })}
          />
        </Field>
        <Field>
          <Textarea
            label="Treffpunkt"
            autosize
            minRows={1}
            maxLength={500}
            value={draft.meetingPoint}
            onChange={(event) => set({ meetingPoint: event.currentTarget.value })}
          />
        </Field>
      </FormGroup>
      <OfferFields draft={draft} set={set} />
      <DescriptionFields draft={draft} set={set} />
    </ServiceForm>
  )
}

function draftOf(service: ServiceOf<'other'>): Draft {
  const { category, otherServiceType, area, place, meetingPoint } = service.item
  return {
    ...commonDraftOf(service),
    ...momentsOf(service.item),
    ...{ category, meetingPoint, serviceType: otherServiceType },
    area: choiceOf(area),
    place: choiceOf(place),
    destination: undefined,
  }
}

function stateOf(draft: Draft): OtherState {
  const { category, serviceType } = draft
  const whereabouts = { area: null, place: null, destination: null }
  const duration = serviceType?.duration ?? null
  return { ...rawTimes(draft), ...whereabouts, category, duration, otherServiceType: serviceType?.id ?? null }
}
