import { portConnectionContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { ferryPlaceholderContract } from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import { ferryAfterChange } from '@reisewerk/domain/itinerary/service-changes.ts'
import type { Connection } from '@reisewerk/domain/itinerary/timetable.ts'
import { useQueryClient } from '@tanstack/react-query'
import { fieldOf } from '../../../form/form-field.tsx'
import { listOf } from '../../../lib/api.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { PortPicker } from '../../geography/port-picker.tsx'
import { usePlan } from '../plan/plan-context.tsx'
import { ServiceForm } from './service-form.tsx'
import { missingInTravel, PassageTypeSwitch, TravelFields } from './travel-fields.tsx'
import type { FormProps } from './use-service-form.ts'
import { useTimedForm } from './use-timed-form.ts'
import { useTimetable } from './use-timetable.ts'

const FerryField = fieldOf<typeof ferryPlaceholderContract>()
const vehicles = [
  { name: 'offerBus', label: 'Bus' },
  { name: 'offerCar', label: 'Pkw' },
  { name: 'offerMotorcycle', label: 'Motorrad' },
  { name: 'offerSprinter', label: 'Sprinter' },
  { name: 'offerTrailer', label: 'Anhänger' },
] as const

type Crossing = { isNight: boolean; durationMinutes: number | null }

/** When its ship leaves is not known of a connection, only how long it takes. */
function connectionOf({ isNight, durationMinutes }: Crossing): Connection {
  return { type: isNight ? 'night' : 'day', departureTimeOfDay: null, durationMinutes }
}

/** A crossing by day or by night (PLACE-02). */
export function FerryForm(props: FormProps<'ferry'>) {
  const { settings } = usePlan()
  const client = useQueryClient()
  const of = useTimedForm(ferryPlaceholderContract, props, {
    rule: (before, change, { was }) => {
      if (change.startAt === undefined) return null
      const state = { type: was('type') ?? 'day', hideClass: was('hideClass') === true, classCategory: null }
      return ferryAfterChange({ ...before, ...state, startPort: null, endPort: null }, change)
    },
    // A class that is not shown is the second (001 §4).
    follow: ({ hideClass }) => (hideClass === true ? { classCategory: 'second' as const } : {}),
  })
  const { value, set } = of.form
  const [type, from, to] = [value('type') ?? 'day', value('startPort'), value('endPort')]
  const timetable = useTimetable({
    draft: { ...of.times, type },
    set: ({ type: next, ...times }) => of.setTimes(times, next === undefined ? {} : { type: next }),
    isTypeKnown: !props.service.item.isBrandNew,
    ask: async (from, to) => {
      const query = { 'startPort.id': from, 'endPort.id': to }
      return (await client.fetchQuery(listOf(portConnectionContract, { query }))).items.map(connectionOf)
    },
  })
  const driver = { of: type, asking: settings.driverChoice.ferry }
  const missing = from === null || to === null ? 'Bitte Start- und Zielhafen auswählen' : missingInTravel(of, driver)
  return (
    <ServiceForm of={of} missing={missing} note={timetable.note} wish={{ from, to, date: of.times.start.date }}>
      <FormGroup
        title="Überfahrt"
        action={<PassageTypeSwitch label="Art der Überfahrt" value={type} onChange={timetable.turn} />}
      >
        <FerryField name="startPort" span={6} required begins>
          {(control) => (
            <PortPicker
              {...control}
              onChange={(choice) => {
                set({ startPort: choice, endPort: null })
                void timetable.go(choice, null)
              }}
            />
          )}
        </FerryField>
        <FerryField name="endPort" span={6} required>
          {(control) => (
            <PortPicker
              {...control}
              key={from?.value}
              from={from?.value}
              disabled={from === null}
              onChange={(choice) => {
                set({ endPort: choice })
                void timetable.go(from, choice)
              }}
            />
          )}
        </FerryField>
        <TravelFields
          of={of}
          labels={{ start: 'Abfahrt am', end: 'Ankunft am' }}
          onStart={timetable.leave}
          onEnd={timetable.arrive}
          driver={driver}
          missing={missing}
        />
        <FerryField name="classCategory" list="class_category" span={4} disabled={value('hideClass') === true} />
        <FerryField name="hideClass" as="box" />
      </FormGroup>
      <FormGroup title="Fahrzeuge anbieten">
        {vehicles.map(({ name, label }) => (
          <FerryField key={name} name={name} label={label} as="box" span={4} />
        ))}
      </FormGroup>
    </ServiceForm>
  )
}
