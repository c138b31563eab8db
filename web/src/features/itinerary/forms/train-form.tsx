import type { PassageType } from '@reisewerk/domain/accounts/options.ts'
import { wordsOf } from '@reisewerk/domain/contract/words.ts'
import { type TrainState, trainAfterChange } from '@reisewerk/domain/itinerary/service-changes.ts'
import { trainPlaceholderContract } from '@reisewerk/domain/itinerary/transport-placeholder.contract.ts'
import { trainRouteContract } from '@reisewerk/domain/partners/routes.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { listOf } from '../../../lib/api.ts'
import { localTimeFrom, rawTimes } from '../../../lib/moments.ts'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { TrainStationPicker } from '../../geography/travel-picker.tsx'
import { usePlan } from '../plan/plan-context.tsx'
import { choiceOf, linkOf } from '../plan/service-draft.ts'
import type { ServiceOf } from '../plan/services.ts'
import { type TrainClassDraft, TrainClassFields } from '../plan/train-class-fields.tsx'
import { noWish } from '../plan/wish.ts'
import type { FormProps } from './form-props.ts'
import { ServiceForm } from './service-form.tsx'
import { HideClassBox, missingInTravel, PassageTypeSwitch, TravelFields } from './travel-fields.tsx'
import { useTimedDraft } from './use-draft.ts'
import { useTimetable } from './use-timetable.ts'

const word = wordsOf(trainPlaceholderContract)

type Own = TrainClassDraft & {
  type: PassageType
  startTrainStation: Choice | null
  endTrainStation: Choice | null
  hideClass: boolean
}

/** A journey by train, by day or by night (PLACE-04). */
export function TrainForm({ service, save }: FormProps<'train'>) {
  const { settings } = usePlan()
  const form = useTimedDraft<Own, TrainState>(service, {
    own: () => ownOf(service),
    bodyOf: (one) => ({
      type: one.type,
      startTrainStation: linkOf('train_stations', one.startTrainStation),
      endTrainStation: linkOf('train_stations', one.endTrainStation),
      trainType: one.trainType,
      wagonType: one.wagonType,
      category: one.category,
      hideClass: one.hideClass,
    }),
    rule: trainAfterChange,
    stateOf: ({ type, trainType, hideClass, category, ...moments }) => ({
      ...rawTimes(moments),
      ...{ type, trainType, hideClass, category, startTrainStation: null, endTrainStation: null },
    }),
    takes: ({ category }) => (category === undefined ? {} : { category }),
  })
  const { draft, set, follow, after } = form
  const { startTrainStation, endTrainStation } = draft
  const client = useQueryClient()
  const timetable = useTimetable({
    draft,
    isTypeKnown: !service.item.isBrandNew,
    set,
    ask: async (from, to) => {
      const query = { 'startTrainStation.id': from, 'endTrainStation.id': to }
      return (await client.fetchQuery(listOf(trainRouteContract, { query }))).items
    },
    left: (start) => after({ start }, { startAt: localTimeFrom(start) }),
    onTake: ({ trainType }) => draft.trainType === 'standard' && set({ trainType }),
  })
  function go(part: Partial<Pick<Own, 'startTrainStation' | 'endTrainStation'>>) {
    set(part)
    const ends = { startTrainStation, endTrainStation, ...part }
    void timetable.go(ends.startTrainStation, ends.endTrainStation)
  }
  const driver = { of: draft.type, asking: settings.driverChoice.train }
  const missing =
    startTrainStation === null || endTrainStation === null
      ? 'Bitte Start- und Zielbahnhof auswählen'
      : missingInTravel(draft, driver)

  return (
    <ServiceForm
      service={service}
      save={save}
      form={form}
      missing={missing}
      note={timetable.note}
      wish={{ ...noWish, agency: draft.agency, from: startTrainStation, to: endTrainStation }}
      descriptions={settings.ownRouteDescription ? 'both' : 'service'}
    >
      <FormGroup
        title="Zugfahrt"
        action={<PassageTypeSwitch label="Art der Zugfahrt" value={draft.type} onChange={timetable.turn} />}
      >
        <Field span={6}>
          <TrainStationPicker
            label={word('startTrainStation')}
            withAsterisk
            data-autofocus
            value={startTrainStation}
            onChange={(choice) => go({ startTrainStation: choice })}
            error={save.errorOf('startTrainStation')}
          />
        </Field>
        <Field span={6}>
          <TrainStationPicker
            label={word('endTrainStation')}
            withAsterisk
            value={endTrainStation}
            onChange={(choice) => go({ endTrainStation: choice })}
            error={save.errorOf('endTrainStation')}
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
        <TrainClassFields draft={draft} set={set} isHidden={draft.hideClass} />
        <Field>
          <HideClassBox value={draft.hideClass} onChange={(hideClass) => follow({ hideClass }, { hideClass })} />
        </Field>
      </FormGroup>
    </ServiceForm>
  )
}

function ownOf({ item }: ServiceOf<'train'>): Own {
  const { type, trainType, wagonType, category, hideClass } = item
  return {
    ...{ type, trainType, wagonType, category, hideClass },
    startTrainStation: choiceOf(item.startTrainStation),
    endTrainStation: choiceOf(item.endTrainStation),
  }
}
