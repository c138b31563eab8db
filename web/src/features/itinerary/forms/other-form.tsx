import { Select, Textarea } from '@mantine/core'
import type { OtherServiceCategory } from '@reisewerk/domain/accounts/options.ts'
import { wordsOf } from '@reisewerk/domain/contract/words.ts'
import { minutesAfter } from '@reisewerk/domain/itinerary/clock-time.ts'
import { otherPlaceholderContract } from '@reisewerk/domain/itinerary/other-placeholder.contract.ts'
import { type OtherState, otherAfterChange, serviceTypeRefusal } from '@reisewerk/domain/itinerary/service-changes.ts'
import { localTimeFrom, type Moment, rawTimes } from '../../../lib/moments.ts'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import { tooLong } from '../../../ui/fields/too-long.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { AreaPicker, PlacePicker } from '../../geography/place-picker.tsx'
import { DestinationPicker } from '../../geography/travel-picker.tsx'
import { useServiceCategories } from '../../partners/api.ts'
import { type ServiceType, ServiceTypePicker } from '../../partners/catalogue-picker.tsx'
import { usePlan } from '../plan/plan-context.tsx'
import { choiceOf, linkOf } from '../plan/service-draft.ts'
import type { ServiceOf } from '../plan/services.ts'
import { noWish } from '../plan/wish.ts'
import { type DayTime, DayTimeSelect, withDayTime } from './day-time-select.tsx'
import type { FormProps } from './form-props.ts'
import { ServiceForm } from './service-form.tsx'
import { missingInTravel, TravelFields } from './travel-fields.tsx'
import { useDestination } from './use-destination.ts'
import { useTimedDraft } from './use-draft.ts'

const word = wordsOf(otherPlaceholderContract)

type Type = Pick<ServiceType, 'id' | 'name' | 'category' | 'duration' | 'meetingPoint' | 'priceType'> & {
  allServiceDayTimes: readonly DayTime[]
}
type Own = {
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
  const { settings } = usePlan()
  const destination = useDestination(service.item.destination)
  const form = useTimedDraft<Own, OtherState>(service, {
    own: () => ownOf(service),
    bodyOf: (one) => ({
      category: one.category,
      otherServiceType: linkOf('other_service_types', choiceOf(one.serviceType)),
      area: linkOf('areas', one.area),
      place: linkOf('places', one.place),
      ...(one.destination !== undefined && { destination: linkOf('destinations', one.destination) }),
      meetingPoint: one.meetingPoint,
    }),
    rule: otherAfterChange,
    stateOf: ({ category, serviceType, ...moments }) => ({
      ...rawTimes(moments),
      ...{ category, area: null, place: null, destination: null },
      duration: serviceType?.duration ?? null,
      otherServiceType: serviceType?.id ?? null,
    }),
  })
  const { draft, set, follow } = form
  const { category, serviceType } = draft
  const categories = useServiceCategories(category)

  /** A type fills in what is usual for it; descriptions of another one would be wrong (001 §4). */
  function chooseType(type: Type | null) {
    if (type === null) return set({ serviceType: null })
    const { priceType, meetingPoint, duration } = type
    const filled = { priceType, meetingPoint, routeDescription: '', serviceDescription: '' }
    follow({ serviceType: type, category: type.category, ...filled }, { otherServiceType: type.id, duration })
  }

  /** Without its clock time the start tells no end: what it had told goes. */
  function moveStart(start: Moment) {
    const begins = localTimeFrom(draft.start)
    const told = begins && minutesAfter(begins, serviceType?.duration ?? 0)
    if (start.time !== null || told !== localTimeFrom(draft.end))
      return follow({ start }, { startAt: localTimeFrom(start) })
    set({ start, end: { date: start.date ?? draft.end.date, time: null } })
  }

  const driver = { of: category, asking: settings.driverChoice.other }
  const missing = serviceTypeRefusal(serviceType?.id ?? null)?.message ?? missingInTravel(draft, driver)
  return (
    <ServiceForm
      service={service}
      save={save}
      form={form}
      missing={missing}
      wish={{ ...noWish, agency: draft.agency, serviceType: choiceOf(serviceType), place: draft.place }}
    >
      <FormGroup title="Zusatzleistung">
        <Field span={5}>
          <Select
            label={word('category')}
            data={categories}
            value={category}
            clearable
            onChange={(next) => set({ category: next, serviceType: null })}
            error={save.errorOf('category')}
          />
        </Field>
        <Field span={7}>
          <ServiceTypePicker
            label={word('otherServiceType')}
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
        <TravelFields
          labels={{ start: 'Beginn am', end: 'Ende am' }}
          draft={draft}
          set={set}
          onStart={moveStart}
          driver={driver}
          missing={missing}
          save={save}
        />
      </FormGroup>
      <FormGroup title="Ort und Treffpunkt">
        <Field span={4}>
          <PlacePicker
            label={word('place')}
            clearable
            areaId={draft.area?.value}
            value={draft.place}
            onChange={(place) => set({ place })}
            error={save.errorOf('place')}
          />
        </Field>
        <Field span={4}>
          <AreaPicker
            label={word('area')}
            clearable
            value={draft.area}
            onChange={(area) => set({ area })}
            error={save.errorOf('area')}
          />
        </Field>
        <Field span={4}>
          <DestinationPicker
            label={word('destination')}
            clearable
            value={draft.destination === undefined ? destination : draft.destination}
            onChange={(chosen) => set({ destination: chosen })}
            error={save.errorOf('destination')}
          />
        </Field>
        <Field>
          <Textarea
            label={word('meetingPoint')}
            autosize
            minRows={1}
            error={tooLong(draft.meetingPoint, 500)}
            value={draft.meetingPoint}
            onChange={(event) => set({ meetingPoint: event.currentTarget.value })}
          />
        </Field>
      </FormGroup>
    </ServiceForm>
  )
}

function ownOf({ item }: ServiceOf<'other'>): Own {
  const { category, otherServiceType, area, place, meetingPoint } = item
  return {
    ...{ category, meetingPoint, serviceType: otherServiceType },
    area: choiceOf(area),
    place: choiceOf(place),
    destination: undefined,
  }
}
