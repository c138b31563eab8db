import { Checkbox, Select } from '@mantine/core'
import type { ClassCategory, PassageType } from '@reisewerk/domain/accounts/options.ts'
import { wordsOf } from '@reisewerk/domain/contract/words.ts'
import { portConnectionContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { ferryPlaceholderContract } from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import { type FerryState, ferryAfterChange } from '@reisewerk/domain/itinerary/service-changes.ts'
import type { Connection } from '@reisewerk/domain/itinerary/timetable.ts'
import { useQueryClient } from '@tanstack/react-query'
import { listOf } from '../../../lib/api.ts'
import { localTimeFrom, rawTimes } from '../../../lib/moments.ts'
import { useOptions } from '../../../lib/options.ts'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { PortPicker } from '../../geography/port-picker.tsx'
import { usePlan } from '../plan/plan-context.tsx'
import { choiceOf, linkOf } from '../plan/service-draft.ts'
import type { ServiceOf } from '../plan/services.ts'
import { noWish } from '../plan/wish.ts'
import type { FormProps } from './form-props.ts'
import { ServiceForm } from './service-form.tsx'
import { HideClassBox, missingInTravel, PassageTypeSwitch, TravelFields } from './travel-fields.tsx'
import { useTimedDraft } from './use-draft.ts'
import { useTimetable } from './use-timetable.ts'

const word = wordsOf(ferryPlaceholderContract)

const vehicles = [
  { name: 'offerBus', label: 'Bus' },
  { name: 'offerCar', label: 'Pkw' },
  { name: 'offerMotorcycle', label: 'Motorrad' },
  { name: 'offerSprinter', label: 'Sprinter' },
  { name: 'offerTrailer', label: 'Anhänger' },
] as const
type Vehicle = (typeof vehicles)[number]['name']

type Own = Record<Vehicle, boolean> & {
  type: PassageType
  startPort: Choice | null
  endPort: Choice | null
  hideClass: boolean
  classCategory: ClassCategory | null
}

type Crossing = { isNight: boolean; durationMinutes: number | null }

/** When its ship leaves is not known of a connection, only how long it takes. */
function connectionOf({ isNight, durationMinutes }: Crossing): Connection {
  return { type: isNight ? 'night' : 'day', departureTimeOfDay: null, durationMinutes }
}

/** A crossing by day or by night (PLACE-02). */
export function FerryForm({ service, save }: FormProps<'ferry'>) {
  const { settings } = usePlan()
  const classes = useOptions('class_category')
  const form = useTimedDraft<Own, FerryState>(service, {
    own: () => ownOf(service),
    bodyOf: (one) => ({
      type: one.type,
      startPort: linkOf('ports', one.startPort),
      endPort: linkOf('ports', one.endPort),
      hideClass: one.hideClass,
      classCategory: one.classCategory,
      ...Object.fromEntries(vehicles.map(({ name }) => [name, one[name]])),
    }),
    rule: ferryAfterChange,
    stateOf: ({ type, hideClass, classCategory, ...moments }) => ({
      ...rawTimes(moments),
      ...{ type, hideClass, classCategory, startPort: null, endPort: null },
    }),
    takes: ({ classCategory }) => (classCategory === undefined ? {} : { classCategory }),
  })
  const { draft, set, follow, after } = form
  const { startPort, endPort } = draft
  const client = useQueryClient()
  const timetable = useTimetable({
    draft,
    isTypeKnown: !service.item.isBrandNew,
    set,
    ask: async (from, to) => {
      const query = { 'startPort.id': from, 'endPort.id': to }
      return (await client.fetchQuery(listOf(portConnectionContract, { query }))).items.map(connectionOf)
    },
    left: (start) => after({ start }, { startAt: localTimeFrom(start) }),
  })
  function go(from: Choice | null, to: Choice | null) {
    set({ startPort: from, endPort: to })
    void timetable.go(from, to)
  }
  const driver = { of: draft.type, asking: settings.driverChoice.ferry }
  const missing =
    startPort === null || endPort === null ? 'Bitte Start- und Zielhafen auswählen' : missingInTravel(draft, driver)

  return (
    <ServiceForm
      service={service}
      save={save}
      form={form}
      missing={missing}
      note={timetable.note}
      wish={{ ...noWish, agency: draft.agency, from: startPort, to: endPort, date: draft.start.date }}
    >
      <FormGroup
        title="Überfahrt"
        action={<PassageTypeSwitch label="Art der Überfahrt" value={draft.type} onChange={timetable.turn} />}
      >
        <Field span={6}>
          <PortPicker
            label={word('startPort')}
            withAsterisk
            data-autofocus
            value={startPort}
            onChange={(choice) => go(choice, null)}
            error={save.errorOf('startPort')}
          />
        </Field>
        <Field span={6}>
          <PortPicker
            key={startPort?.value}
            label={word('endPort')}
            withAsterisk
            from={startPort?.value}
            disabled={startPort === null}
            value={endPort}
            onChange={(choice) => go(startPort, choice)}
            error={save.errorOf('endPort')}
          />
        </Field>
        <TravelFields
          labels={{ start: 'Abfahrt am', end: 'Ankunft am' }}
          draft={draft}
          set={set}
          onStart={timetable.leave}
          onEnd={timetable.arrive}
          driver={driver}
          missing={missing}
          save={save}
        />
        <Field span={4}>
          <Select
            label={word('classCategory')}
            data={classes.choices(draft.classCategory)}
            value={draft.classCategory}
            disabled={draft.hideClass}
            clearable
            onChange={(classCategory) => set({ classCategory })}
          />
        </Field>
        <Field>
          <HideClassBox value={draft.hideClass} onChange={(hideClass) => follow({ hideClass }, { hideClass })} />
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
    </ServiceForm>
  )
}

function ownOf({ item }: ServiceOf<'ferry'>): Own {
  const { type, hideClass, classCategory, offerBus, offerCar, offerMotorcycle, offerSprinter, offerTrailer } = item
  return {
    ...{ type, hideClass, classCategory, offerBus, offerCar, offerMotorcycle, offerSprinter, offerTrailer },
    startPort: choiceOf(item.startPort),
    endPort: choiceOf(item.endPort),
  }
}
