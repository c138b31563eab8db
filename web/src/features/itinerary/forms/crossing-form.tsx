import type { TrainType } from '@reisewerk/domain/accounts/options.ts'
import { portConnectionContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { passageTimes } from '@reisewerk/domain/itinerary/passage-times.ts'
import { ferryPlaceholderContract } from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import { timesRefusal } from '@reisewerk/domain/itinerary/service-times.ts'
import type { Connection } from '@reisewerk/domain/itinerary/timetable.ts'
import { trainPlaceholderContract } from '@reisewerk/domain/itinerary/transport-placeholder.contract.ts'
import { trainRouteContract } from '@reisewerk/domain/partners/routes.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { fieldOf } from '../../../form/form-field.tsx'
import type { ItemForm } from '../../../form/use-item-form.ts'
import { listOf } from '../../../lib/api.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { PortPicker, TrainStationPicker } from '../../geography/place-picker.tsx'
import { arrivalConfirmedOf } from '../plan/departure-moved.ts'
import { usePlan } from '../plan/plan-context.tsx'
import { useTrainCategories } from '../plan/train-categories.ts'
import { ServiceForm } from './service-form.tsx'
import { missingInTravel, PassageTypeSwitch, TravelFields } from './travel-fields.tsx'
import type { FormProps } from './use-service-form.ts'
import { useTimedForm } from './use-timed-form.ts'
import { useTimetable } from './use-timetable.ts'

const FerryField = fieldOf<typeof ferryPlaceholderContract>()
const TrainField = fieldOf<typeof trainPlaceholderContract>()
const vehicles = [
  { name: 'offerBus', label: 'Bus' },
  { name: 'offerCar', label: 'Pkw' },
  { name: 'offerMotorcycle', label: 'Motorrad' },
  { name: 'offerSprinter', label: 'Sprinter' },
  { name: 'offerTrailer', label: 'Anhänger' },
] as const

const crossings = {
  ferry: {
    contract: ferryPlaceholderContract,
    title: 'Überfahrt',
    typeLabel: 'Art der Überfahrt',
    ends: ['startPort', 'endPort'],
    classField: 'classCategory',
    noEnds: 'Bitte Start- und Zielhafen auswählen',
  },
  train: {
    contract: trainPlaceholderContract,
    title: 'Zugfahrt',
    typeLabel: 'Art der Zugfahrt',
    ends: ['startTrainStation', 'endTrainStation'],
    classField: 'category',
    noEnds: 'Bitte Start- und Zielbahnhof auswählen',
  },
} as const

type Known = Connection & { trainType?: TrainType }

/** A ferry or a train, by day or by night (PLACE-02, PLACE-04). */
export function CrossingForm(props: FormProps<'ferry'> | FormProps<'train'>) {
  const { kind, item } = props.service
  const isFerry = kind === 'ferry'
  const { contract, title, typeLabel, ends, classField, noEnds } = crossings[kind]
  const [start, end] = ends as typeof crossings.ferry.ends // links in both contracts
  const { settings } = usePlan()
  const client = useQueryClient()
  // What is read and set by these names both contracts have.
  const of = useTimedForm(contract as typeof ferryPlaceholderContract, props, {
    isPassage: true,
    rule: (before, change, { was }) => {
      if (change.startAt === undefined) return null
      const confirmed = { isArrivalConfirmed: before.isArrivalConfirmed === true || arrivalConfirmedOf(props.service) }
      const times = passageTimes({ ...before, ...confirmed, type: was('type') ?? 'day' }, change)
      return timesRefusal(times, kind) ?? times
    },
    // A class that is not shown is the second (001 §4).
    follow: ({ hideClass }) => (hideClass === true ? { [classField]: 'second' } : {}),
  })
  const { value, set } = of.form
  const train = of.form as unknown as ItemForm<typeof trainPlaceholderContract> // only where it is one
  const [type, from, to] = [value('type') ?? 'day', value(start), value(end)]
  const categories = useTrainCategories((!isFerry && train.value('category')) || 'second')
  const timetable = useTimetable<Known>({
    draft: { ...of.times, type },
    set: ({ type: next, ...times }) => of.setTimes(times, next === undefined ? {} : { type: next }),
    isTypeKnown: !item.isBrandNew,
    ask: async (from, to) => {
      const query = { [`${ends[0]}.id`]: from, [`${ends[1]}.id`]: to }
      if (!isFerry) return (await client.fetchQuery(listOf(trainRouteContract, { query }))).items
      return (await client.fetchQuery(listOf(portConnectionContract, { query }))).items.map(connectionOf)
    },
    onTake: ({ trainType }) => trainType && train.value('trainType') === 'standard' && train.set({ trainType }),
  })
  const driver = { of: type, asking: settings.driverChoice[kind] }
  const missing = from === null || to === null ? noEnds : missingInTravel(of, kind, driver)
  const isClassHidden = value('hideClass') === true
  return (
    <ServiceForm
      of={of}
      missing={missing}
      note={timetable.note}
      wish={{ from, to, ...(isFerry && { date: of.times.start.date }) }}
      descriptions={isFerry || settings.ownRouteDescription ? 'both' : 'service'}
    >
      <FormGroup title={title} action={<PassageTypeSwitch label={typeLabel} value={type} onChange={timetable.turn} />}>
        <FerryField name={start} span={6} required begins>
          {(control) => {
            const Picker = isFerry ? PortPicker : TrainStationPicker
            return (
              <Picker
                {...control}
                onChange={(choice) => {
                  set({ [start]: choice, ...(isFerry && { endPort: null }) })
                  void timetable.go(choice, isFerry ? null : to)
                }}
              />
            )
          }}
        </FerryField>
        <FerryField name={end} span={6} required>
          {(control) => {
            const stop = {
              ...control,
              onChange: (choice: typeof to) => {
                control.onChange(choice)
                void timetable.go(from, choice)
              },
            }
            if (!isFerry) return <TrainStationPicker {...stop} />
            return <PortPicker {...stop} key={from?.value} within={from?.value} disabled={from === null} />
          }}
        </FerryField>
        <TravelFields
          of={of}
          kind={kind}
          onStart={timetable.leave}
          onEnd={timetable.arrive}
          driver={driver}
          missing={missing}
        />
        {isFerry ? (
          <FerryField name="classCategory" list="class_category" span={4} disabled={isClassHidden} />
        ) : (
          <>
            <TrainField name="trainType" span={6} />
            <TrainField name="wagonType" span={6} />
            <TrainField name="category" span={6} choices={categories} disabled={isClassHidden} />
          </>
        )}
        <FerryField name="hideClass" as="box" />
      </FormGroup>
      {isFerry && (
        <FormGroup title="Fahrzeuge anbieten">
          {vehicles.map(({ name, label }) => (
            <FerryField key={name} name={name} label={label} as="box" span={4} />
          ))}
        </FormGroup>
      )}
    </ServiceForm>
  )
}

/** When its ship leaves is not known of a connection, only how long it takes. */
function connectionOf({ isNight, durationMinutes }: { isNight: boolean; durationMinutes: number | null }): Known {
  return { type: isNight ? 'night' : 'day', departureTimeOfDay: null, durationMinutes }
}
