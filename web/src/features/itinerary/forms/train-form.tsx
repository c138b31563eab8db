import { trainAfterChange } from '@reisewerk/domain/itinerary/service-changes.ts'
import { trainPlaceholderContract } from '@reisewerk/domain/itinerary/transport-placeholder.contract.ts'
import { trainRouteContract } from '@reisewerk/domain/partners/routes.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { fieldOf } from '../../../form/form-field.tsx'
import { listOf } from '../../../lib/api.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { TrainStationPicker } from '../../geography/travel-picker.tsx'
import { usePlan } from '../plan/plan-context.tsx'
import { useTrainCategories } from '../plan/train-categories.ts'
import { ServiceForm } from './service-form.tsx'
import { missingInTravel, PassageTypeSwitch, TravelFields } from './travel-fields.tsx'
import type { FormProps } from './use-service-form.ts'
import { useTimedForm } from './use-timed-form.ts'
import { useTimetable } from './use-timetable.ts'

const TrainField = fieldOf<typeof trainPlaceholderContract>()

/** A journey by train, by day or by night (PLACE-04). */
export function TrainForm(props: FormProps<'train'>) {
  const { settings } = usePlan()
  const client = useQueryClient()
  const of = useTimedForm(trainPlaceholderContract, props, {
    rule: (before, change, { was }) => {
      if (change.startAt === undefined) return null
      const state = { type: was('type') ?? 'day', hideClass: was('hideClass') === true, category: 'second' } as const
      const stops = { startTrainStation: null, endTrainStation: null, trainType: 'standard' } as const
      return trainAfterChange({ ...before, ...state, ...stops }, change)
    },
    // A class that is not shown is the second (001 §4).
    follow: ({ hideClass }) => (hideClass === true ? { category: 'second' as const } : {}),
  })
  const { value, set } = of.form
  const [type, from, to] = [value('type') ?? 'day', value('startTrainStation'), value('endTrainStation')]
  const categories = useTrainCategories(value('category') ?? 'second')
  const timetable = useTimetable({
    draft: { ...of.times, type },
    set: ({ type: next, ...times }) => of.setTimes(times, next === undefined ? {} : { type: next }),
    isTypeKnown: !props.service.item.isBrandNew,
    ask: async (from, to) => {
      const query = { 'startTrainStation.id': from, 'endTrainStation.id': to }
      return (await client.fetchQuery(listOf(trainRouteContract, { query }))).items
    },
    onTake: ({ trainType }) => value('trainType') === 'standard' && set({ trainType }),
  })
  const driver = { of: type, asking: settings.driverChoice.train }
  const missing = from === null || to === null ? 'Bitte Start- und Zielbahnhof auswählen' : missingInTravel(of, driver)
  return (
    <ServiceForm
      of={of}
      missing={missing}
      note={timetable.note}
      wish={{ from, to }}
      descriptions={settings.ownRouteDescription ? 'both' : 'service'}
    >
      <FormGroup
        title="Zugfahrt"
        action={<PassageTypeSwitch label="Art der Zugfahrt" value={type} onChange={timetable.turn} />}
      >
        <TrainField name="startTrainStation" span={6} required begins>
          {(control) => (
            <TrainStationPicker
              {...control}
              onChange={(choice) => {
                control.onChange(choice)
                void timetable.go(choice, to)
              }}
            />
          )}
        </TrainField>
        <TrainField name="endTrainStation" span={6} required>
          {(control) => (
            <TrainStationPicker
              {...control}
              onChange={(choice) => {
                control.onChange(choice)
                void timetable.go(from, choice)
              }}
            />
          )}
        </TrainField>
        <TravelFields
          of={of}
          labels={{ start: 'Abfahrt am', end: 'Ankunft am' }}
          onStart={timetable.leave}
          onEnd={timetable.arrive}
          driver={driver}
          missing={missing}
        />
        <TrainField name="trainType" span={6} />
        <TrainField name="wagonType" span={6} />
        <TrainField name="category" span={6} choices={categories} disabled={value('hideClass') === true} />
        <TrainField name="hideClass" as="box" />
      </FormGroup>
    </ServiceForm>
  )
}
