import { Checkbox, SegmentedControl, Select } from '@mantine/core'
import type { ClassCategory, PassageType } from '@reisewerk/domain/accounts/options.ts'
import { driverChoiceRefusal, type FerryState, ferryAfterChange } from '@reisewerk/domain/itinerary/service-changes.ts'
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
import { useOptions } from '../../lib/options.ts'
import { Field, FormGroup } from '../../ui/form-group.tsx'
import type { Choice } from '../../ui/inline-select.tsx'
import { MomentFields } from '../../ui/moment-fields.tsx'
import { PortPicker } from '../geography/port-picker.tsx'
import { AgencyPicker } from '../partners/agency-picker.tsx'
import { DescriptionFields, DriverField, OfferFields } from './common-fields.tsx'
import type { FormProps } from './form-props.ts'
import { usePlan } from './plan-context.tsx'
import { type CommonDraft, choiceOf, commonBodyOf, commonDraftOf, linkOf } from './service-draft.ts'
import { ServiceForm } from './service-form.tsx'
import type { ServiceOf } from './services.ts'
import { useTimedDraft } from './use-draft.ts'
import { noWish } from './wish.ts'

const vehicles = [
  { name: 'offerBus', label: 'Bus' },
  { name: 'offerCar', label: 'Pkw' },
  { name: 'offerMotorcycle', label: 'Motorrad' },
  { name: 'offerSprinter', label: 'Sprinter' },
  { name: 'offerTrailer', label: 'Anhänger' },
] as const
type Vehicle = (typeof vehicles)[number]['name']

type Draft = CommonDraft &
  MomentsDraft &
  Record<Vehicle, boolean> & {
    type: PassageType
    startPort: Choice | null
    endPort: Choice | null
    hideClass: boolean
    classCategory: ClassCategory | null
  }

/** A crossing by day or by night (PLACE-02). */
export function FerryForm({ service, save }: FormProps<'ferry'>) {
  const { trip, settings } = usePlan()
  const classes = useOptions('class_category')
  const { draft, set, body } = useTimedDraft<Draft>(
    service.dayId,
    () => draftOf(service),
    (one) => ({
      ...commonBodyOf(one, trip.orderCurrency),
      ...timesBody(one),
      type: one.type,
      startPort: linkOf('ports', one.startPort),
      endPort: linkOf('ports', one.endPort),
      hideClass: one.hideClass,
      classCategory: one.classCategory,
      ...Object.fromEntries(vehicles.map(({ name }) => [name, one[name]])),
    }),
  )
  /** What follows from a change: the day of arrival, the class (001 §4). */
  const follow = (part: Partial<Draft>, change: Partial<FerryState>) => {
    const after = ferryAfterChange(stateOf(draft), change)
    if (isRefusal(after)) return set(part)
    set({
      ...part,
      ...(after.endAt !== undefined && { end: endFrom(after.endAt, draft.end) }),
      ...(after.classCategory !== undefined && { classCategory: after.classCategory }),
    })
  }
  const asksForDriver = settings.driverChoice.ferry.includes(draft.type)
  const driver = driverChoiceRefusal(draft.type, draft.driverNotParticipating, settings.driverChoice.ferry)
  const missing =
    draft.startPort === null || draft.endPort === null
      ? 'Bitte Start- und Zielhafen auswählen'
      : (timesRefusal(timesOf(draft), 0)?.message ?? driver?.message ?? null)

  return (
    <ServiceForm
      service={service}
      save={save}
      missing={missing}
      wish={{ ...noWish, agency: draft.agency, from: draft.startPort, to: draft.endPort }}
      body={body}
    >
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
        <MomentFields
          labels={{ start: 'Abfahrt am', end: 'Ankunft am' }}
          draft={draft}
          onStart={(start) => follow({ start }, { startAt: localTimeFrom(start) })}
          set={set}
          errorOf={save.errorOf}
        />
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

function draftOf(service: ServiceOf<'ferry'>): Draft {
  const { item } = service
  const { type, hideClass, classCategory, offerBus, offerCar, offerMotorcycle, offerSprinter, offerTrailer } = item
  return {
    ...commonDraftOf(service),
    ...momentsOf(item),
    ...{ type, hideClass, classCategory, offerBus, offerCar, offerMotorcycle, offerSprinter, offerTrailer },
    startPort: choiceOf(item.startPort),
    endPort: choiceOf(item.endPort),
  }
}

function stateOf(draft: Draft): FerryState {
  const { type, hideClass, classCategory } = draft
  return { ...rawTimes(draft), type, hideClass, classCategory, startPort: null, endPort: null }
}
