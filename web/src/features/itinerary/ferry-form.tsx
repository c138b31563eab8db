import { Checkbox, SegmentedControl, Select } from '@mantine/core'
import type { ClassCategory, PassageType } from '@reisewerk/domain/accounts/options.ts'
import { driverChoiceRefusal, type FerryState, ferryAfterChange } from '@reisewerk/domain/itinerary/service-changes.ts'
import { timesRefusal } from '@reisewerk/domain/itinerary/service-times.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import { useState } from 'react'
import { useOptions } from '../../lib/options.ts'
import { DateField } from '../../ui/date-field.tsx'
import { Field, FormGroup } from '../../ui/form-group.tsx'
import type { Choice } from '../../ui/inline-select.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { PortPicker } from '../geography/port-picker.tsx'
import { AgencyPicker } from '../partners/agency-picker.tsx'
import { DescriptionFields, DriverField, OfferFields } from './common-fields.tsx'
import { dateOf } from './dates.ts'
import { usePlan } from './plan-context.tsx'
import {
  type CommonDraft,
  changedFields,
  choiceOf,
  commonBodyOf,
  commonDraftOf,
  linkOf,
  localTimeFrom,
  type Moment,
  momentFrom,
  momentOf,
  wireFrom,
} from './service-draft.ts'
import { ServiceForm } from './service-form.tsx'
import type { FerryService } from './services.ts'
import type { ServiceSave } from './use-save-service.ts'

const vehicles = [
  { name: 'offerBus', label: 'Bus' },
  { name: 'offerCar', label: 'Pkw' },
  { name: 'offerMotorcycle', label: 'Motorrad' },
  { name: 'offerSprinter', label: 'Sprinter' },
  { name: 'offerTrailer', label: 'Anhänger' },
] as const
type Vehicle = (typeof vehicles)[number]['name']

type Draft = CommonDraft &
  Record<Vehicle, boolean> & {
    type: PassageType
    startPort: Choice | null
    endPort: Choice | null
    start: Moment
    end: Moment
    checkIn: string | null
    hideClass: boolean
    classCategory: ClassCategory | null
  }

/** A crossing by day or by night (PLACE-02). */
export function FerryForm({ service, save }: { service: FerryService; save: ServiceSave }) {
  const { trip, days, settings } = usePlan()
  const [before] = useState(() => draftOf(service))
  const classes = useOptions('class_category')
  const day = days.find(({ id }) => id === service.dayId)
  // A crossing nobody has timed yet leaves on the day on which it stands.
  const [draft, setDraft] = useState<Draft>(() =>
    before.start.date !== null || day === undefined
      ? before
      : { ...before, start: { date: dateOf(day), time: null }, end: { date: dateOf(day), time: null } },
  )
  const set = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))
  /** What follows from a change: the day of arrival, the class (001 §4). */
  const follow = (part: Partial<Draft>, change: Partial<FerryState>) => {
    const after = ferryAfterChange(stateOf(draft), change)
    if (isRefusal(after)) return set(part)
    set({
      ...part,
      ...(after.endAt !== undefined && { end: { ...momentFrom(after.endAt), time: draft.end.time } }),
      ...(after.classCategory !== undefined && { classCategory: after.classCategory }),
    })
  }
  const bodyOf = (one: Draft) => ({
    ...commonBodyOf(one, trip.orderCurrency),
    type: one.type,
    startPort: linkOf('ports', one.startPort),
    endPort: linkOf('ports', one.endPort),
    startAt: wireFrom(one.start),
    endAt: wireFrom(one.end),
    checkInAt: one.checkIn === null ? null : wireFrom({ date: one.start.date, time: one.checkIn }),
    hideClass: one.hideClass,
    classCategory: one.classCategory,
    ...Object.fromEntries(vehicles.map(({ name }) => [name, one[name]])),
  })
  const asksForDriver = settings.driverChoice.ferry.includes(draft.type)
  const driver = driverChoiceRefusal(draft.type, draft.driverNotParticipating, settings.driverChoice.ferry)
  const missing =
    draft.startPort === null || draft.endPort === null
      ? 'Bitte Start- und Zielhafen auswählen'
      : (timesRefusal(stateOf(draft), 0)?.message ?? driver?.message ?? null)

  return (
    <ServiceForm save={save} missing={missing} mayAsk body={() => changedFields(bodyOf(before), bodyOf(draft))}>
      <FormGroup
        title="Überfahrt"
        action={
          <SegmentedControl
            aria-label="Art der Überfahrt"
            data={[
              { value: 'day', label: 'Tag' },
              { value: 'night', label: 'Nacht' },
            ]}
            value={draft.type}
            onChange={(type) => follow({ type }, { type })}
          />
        }
      >
        <Field span={6}>
          <PortPicker
            label="Starthafen"
            withAsterisk
            data-autofocus
            value={draft.startPort}
            onChange={(startPort) => set({ startPort, endPort: null })}
            error={save.errorOf('startPort')}
          />
        </Field>
        <Field span={6}>
          <PortPicker
            key={draft.startPort?.value}
            label="Zielhafen"
            withAsterisk
            from={draft.startPort?.value}
            disabled={draft.startPort === null}
            value={draft.endPort}
            onChange={(endPort) => set({ endPort })}
            error={save.errorOf('endPort')}
          />
        </Field>
        <Field span={4}>
          <DateField
            label="Abfahrt am"
            value={draft.start.date}
            onChange={(date) => {
              const start = { ...draft.start, date }
              follow({ start }, { startAt: localTimeFrom(start) })
            }}
            error={save.errorOf('startAt')}
          />
        </Field>
        <Field span={2}>
          <TimeField
            label="um"
            value={draft.start.time}
            onChange={(time) => set({ start: { ...draft.start, time } })}
          />
        </Field>
        <Field span={4}>
          <DateField
            label="Ankunft am"
            value={draft.end.date}
            min={draft.start.date ?? undefined}
            onChange={(date) => set({ end: { ...draft.end, date } })}
            error={save.errorOf('endAt')}
          />
        </Field>
        <Field span={2}>
          <TimeField label="um" value={draft.end.time} onChange={(time) => set({ end: { ...draft.end, time } })} />
        </Field>
        <Field span={4}>
          <TimeField label="Check-in" value={draft.checkIn} onChange={(checkIn) => set({ checkIn })} />
        </Field>
        <Field span={4}>
          <DriverField
            draft={draft}
            set={set}
            isRequired={asksForDriver}
            error={save.errorOf('driverNotParticipating')}
          />
        </Field>
        <Field span={4}>
          <Select
            label="Klasse"
            data={classes.choices(draft.classCategory)}
            value={draft.classCategory}
            disabled={draft.hideClass}
            clearable
            onChange={(classCategory) => set({ classCategory })}
          />
        </Field>
        <Field span={6}>
          <AgencyPicker label="Agentur" value={draft.agency} onChange={(agency) => set({ agency })} />
        </Field>
        <Field span={6}>
          <Checkbox
            mt={24}
            label="Klasse nicht zeigen"
            checked={draft.hideClass}
            onChange={(event) => {
              const hideClass = event.currentTarget.checked
              follow({ hideClass }, { hideClass })
            }}
          />
        </Field>
      </FormGroup>
      <FormGroup title="Fahrzeuge anbieten">
        {vehicles.map(({ name, label }) => (
          <Field key={name} span={4}>
            <Checkbox
              label={label}
              checked={draft[name]}
              onChange={(event) => set({ [name]: event.currentTarget.checked })}
            />
          </Field>
        ))}
      </FormGroup>
      <OfferFields draft={draft} set={set} />
      <DescriptionFields draft={draft} set={set} />
    </ServiceForm>
  )
}

function draftOf(service: FerryService): Draft {
  const { item } = service
  const { type, hideClass, classCategory, offerBus, offerCar, offerMotorcycle, offerSprinter, offerTrailer } = item
  return {
    ...commonDraftOf(service),
    ...{ type, hideClass, classCategory, offerBus, offerCar, offerMotorcycle, offerSprinter, offerTrailer },
    startPort: choiceOf(item.startPort),
    endPort: choiceOf(item.endPort),
    start: momentOf(item.startAt),
    end: momentOf(item.endAt),
    checkIn: momentOf(item.checkInAt).time,
  }
}

function stateOf(draft: Draft): FerryState {
  return {
    type: draft.type,
    startPort: draft.startPort === null ? null : Number(draft.startPort.value),
    endPort: draft.endPort === null ? null : Number(draft.endPort.value),
    hideClass: draft.hideClass,
    classCategory: draft.classCategory,
    startAt: localTimeFrom(draft.start),
    endAt: localTimeFrom(draft.end),
    checkInAt: null,
  }
}
