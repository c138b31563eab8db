import { Select } from '@mantine/core'
import { destinationContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { minutesAfter } from '@reisewerk/domain/itinerary/clock-time.ts'
import { otherPlaceholderContract } from '@reisewerk/domain/itinerary/other-placeholder.contract.ts'
import { otherAfterChange, serviceTypeRefusal } from '@reisewerk/domain/itinerary/service-changes.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import { fieldOf } from '../../../form/form-field.tsx'
import { useNamedChoice } from '../../../form/use-named-choice.ts'
import { localTimeFrom, type MomentsDraft, momentFrom, rawTimes } from '../../../lib/moments.ts'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import { AreaPicker, DestinationPicker, PlacePicker } from '../../geography/place-picker.tsx'
import { useServiceCategories } from '../../partners/api.ts'
import { type ServiceType, ServiceTypePicker } from '../../partners/catalogue-picker.tsx'
import { usePlan } from '../plan/plan-context.tsx'
import { choiceOf } from '../plan/service-draft.ts'
import { ServiceForm } from './service-form.tsx'
import { missingInTravel, TravelFields } from './travel-fields.tsx'
import type { FormProps } from './use-service-form.ts'
import { type TimedForm, useTimedForm } from './use-timed-form.ts'

type Contract = typeof otherPlaceholderContract
const OtherField = fieldOf<Contract>()
type Chosen = { type: Type | null }
type Type = Pick<ServiceType, 'id' | 'name' | 'category' | 'duration' | 'meetingPoint' | 'priceType'> & {
  allServiceDayTimes: readonly DayTime[]
}

/** Where it takes place moves no time. */
const nowhere = { area: null, place: null, destination: null }

/** Another service: a guided tour, an entrance, a meal (PLACE-05). */
export function OtherForm(props: FormProps<'other'>) {
  const { settings } = usePlan()
  const of: TimedForm<Contract, Chosen> = useTimedForm<Contract, Chosen>(otherPlaceholderContract, props, {
    own: { type: props.service.item.otherServiceType },
    rule: (before, change) => {
      if (change.startAt === undefined) return null
      const state = { category, otherServiceType: type?.id ?? null, duration: type?.duration ?? null }
      return otherAfterChange({ ...before, ...state, ...nowhere }, change)
    },
    follow: ({ startAt, category, otherServiceType }) => ({
      // A type belongs to its category.
      ...(category !== undefined && otherServiceType === undefined && { otherServiceType: null }),
      ...(startAt != null && startAt.time === null && untimed(startAt.date)),
    }),
  })
  const { value, set, own, setOwn } = of.form
  const { times } = of
  const category = value('category')
  const type = value('otherServiceType') === null ? null : own.type
  const categories = useServiceCategories(category)
  const destination = useNamedChoice(destinationContract, value('destination'))

  /** Without its clock time the start tells no end: what it had told goes. */
  function untimed(date: string | null) {
    const begins = localTimeFrom(times.start)
    const told = begins && minutesAfter(begins, type?.duration ?? 0)
    return told === localTimeFrom(times.end) ? { endAt: { date: date ?? times.end.date, time: null } } : {}
  }

  /** A type fills in what is usual for it; descriptions of another one would be wrong (001 §4). */
  function chooseType(chosen: Type | null) {
    setOwn({ type: chosen })
    if (chosen === null) return set({ otherServiceType: null })
    const before = {
      ...rawTimes(times),
      category,
      otherServiceType: type?.id ?? null,
      duration: type?.duration ?? null,
    }
    const change = { otherServiceType: chosen.id, duration: chosen.duration }
    const after = otherAfterChange({ ...before, ...nowhere }, change)
    const endAt = isRefusal(after) || after.endAt === undefined ? times.end : momentFrom(after.endAt)
    set({
      ...{ otherServiceType: choiceOf(chosen), category: chosen.category, meetingPoint: chosen.meetingPoint, endAt },
      ...{ 'clientOffer.priceType': chosen.priceType, routeDescription: '', serviceDescription: '', translations: {} },
    })
  }

  const driver = { of: category, asking: settings.driverChoice.other }
  const untyped = serviceTypeRefusal(type?.id ?? null)
  const missing = untyped === null ? missingInTravel(of, 'other', driver) : { text: untyped.message }
  const wish = { serviceType: value('otherServiceType'), place: value('place'), area: value('area') }
  return (
    <ServiceForm of={of} missing={missing} wish={wish}>
      <FormGroup title="Zusatzleistung">
        <OtherField name="category" choices={categories} span={5} />
        <OtherField name="otherServiceType" span={7} required begins>
          {(control) => <ServiceTypePicker {...control} category={category} onChange={chooseType} />}
        </OtherField>
        {type !== null && type.allServiceDayTimes.length > 0 && (
          <Field span={12}>
            <DayTimeSelect
              times={type.allServiceDayTimes}
              onChoose={(time) => of.setTimes(withDayTime(times, time, type.duration))}
            />
          </Field>
        )}
        <TravelFields of={of} kind="other" driver={driver} missing={missing} />
      </FormGroup>
      <FormGroup title="Ort und Treffpunkt">
        <OtherField name="place" span={4}>
          {(control) => <PlacePicker {...control} clearable within={value('area')?.value} />}
        </OtherField>
        <OtherField name="area" span={4}>
          {(control) => <AreaPicker {...control} clearable />}
        </OtherField>
        <OtherField name="destination" span={4}>
          {(control) => <DestinationPicker {...control} clearable value={destination} />}
        </OtherField>
        <OtherField name="meetingPoint" as="lines" />
      </FormGroup>
    </ServiceForm>
  )
}

/** When a service of a type takes place during the day (001 §3). */
type DayTime = {
  startTimeOfDay: string | null
  endTimeOfDay: string | null
  checkInTimeOfDay: string | null
}

type Props = { times: readonly DayTime[]; onChoose: (time: DayTime) => void }

/** The times of day at which the type is offered; choosing one fills in beginning, end and check-in (001 §4). */
function DayTimeSelect({ times, onChoose }: Props) {
  return (
    <Select
      label="Zeiten der Leistungsart"
      placeholder="Übernehmen …"
      data={times.map((time, index) => ({ value: String(index), label: wordsOf(time) }))}
      value={null}
      onChange={(index) => {
        const time = times[Number(index)]
        if (index !== null && time !== undefined) onChoose(time)
      }}
    />
  )
}

/** '10:00–12:00 Uhr, Check-in 09:45' */
export function wordsOf({ startTimeOfDay, endTimeOfDay, checkInTimeOfDay }: DayTime): string {
  const clock = [startTimeOfDay, endTimeOfDay].filter((time) => time !== null).join('–')
  const checkIn = checkInTimeOfDay === null ? '' : `Check-in ${checkInTimeOfDay}`
  return [clock === '' ? '' : `${clock} Uhr`, checkIn].filter(Boolean).join(', ') || 'ohne Uhrzeit'
}

/** A draft at a time of day; where the time names no end, the type's duration gives it. @param duration minutes */
export function withDayTime(draft: MomentsDraft, time: DayTime, duration: number | null): MomentsDraft {
  const start = { ...draft.start, time: time.startTimeOfDay }
  const startAt = time.startTimeOfDay === null ? null : localTimeFrom(start)
  const byDuration = duration !== null && startAt !== null && time.endTimeOfDay === null
  const end = byDuration
    ? momentFrom(minutesAfter(startAt, duration))
    : { date: start.date, time: time.endTimeOfDay ?? draft.end.time }
  return { start, end, checkIn: time.checkInTimeOfDay ?? draft.checkIn }
}
