import { Checkbox, SegmentedControl, Select } from '@mantine/core'
import type { PassageType, TrainCategory, TrainType, WagonType } from '@reisewerk/domain/accounts/options.ts'
import { driverChoiceRefusal, type TrainState, trainAfterChange } from '@reisewerk/domain/itinerary/service-changes.ts'
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
import { TrainStationPicker } from '../geography/travel-picker.tsx'
import { AgencyPicker } from '../partners/agency-picker.tsx'
import { DescriptionFields, DriverField, OfferFields } from './common-fields.tsx'
import type { FormProps } from './form-props.ts'
import { usePlan } from './plan-context.tsx'
import { type CommonDraft, choiceOf, commonBodyOf, commonDraftOf, linkOf } from './service-draft.ts'
import { ServiceForm } from './service-form.tsx'
import type { ServiceOf } from './services.ts'
import { useTrainCategories } from './train-categories.ts'
import { useTimedDraft } from './use-draft.ts'
import { noWish } from './wish.ts'

type Draft = CommonDraft &
  MomentsDraft & {
    type: PassageType
    startTrainStation: Choice | null
    endTrainStation: Choice | null
    trainType: TrainType
    wagonType: WagonType
    category: TrainCategory
    hideClass: boolean
  }

/** A journey by train, by day or by night (PLACE-04). */
export function TrainForm({ service, save }: FormProps<'train'>) {
  const { trip, settings } = usePlan()
  const trainTypes = useOptions('train_type')
  const wagonTypes = useOptions('wagon_type')
  const { draft, set, body } = useTimedDraft<Draft>(
    service.dayId,
    () => draftOf(service),
    (one) => ({
      ...commonBodyOf(one, trip.orderCurrency),
      ...timesBody(one),
      type: one.type,
      startTrainStation: linkOf('train_stations', one.startTrainStation),
      endTrainStation: linkOf('train_stations', one.endTrainStation),
      trainType: one.trainType,
      wagonType: one.wagonType,
      category: one.category,
      hideClass: one.hideClass,
    }),
  )
  const categories = useTrainCategories(draft.category)
  /** What follows from a change: the day of arrival, the class (001 §4). */
  const follow = (part: Partial<Draft>, change: Partial<TrainState>) => {
    const after = trainAfterChange(stateOf(draft), change)
    if (isRefusal(after)) return set(part)
    set({
      ...part,
      ...(after.endAt !== undefined && { end: endFrom(after.endAt, draft.end) }),
      ...(after.category !== undefined && { category: after.category }),
    })
  }
  const { startTrainStation, endTrainStation } = draft
  const asking = settings.driverChoice.train
  const missing =
    startTrainStation === null || endTrainStation === null
      ? 'Bitte Start- und Zielbahnhof auswählen'
      : (timesRefusal(timesOf(draft), 0)?.message ??
        driverChoiceRefusal(draft.type, draft.driverNotParticipating, asking)?.message ??
        null)

  return (
    <ServiceForm
      service={service}
      save={save}
      missing={missing}
      wish={{ ...noWish, agency: draft.agency, from: startTrainStation, to: endTrainStation }}
      body={body}
    >
      <FormGroup
        title="Zugfahrt"
        action={
          <SegmentedControl
            aria-label="Art der Zugfahrt"
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
          <TrainStationPicker
            label="Startbahnhof"
            withAsterisk
            data-autofocus
            value={startTrainStation}
            onChange={(choice) => set({ startTrainStation: choice })}
            error={save.errorOf('startTrainStation')}
          />
        </Field>
        <Field span={6}>
          <TrainStationPicker
            label="Zielbahnhof"
            withAsterisk
            value={endTrainStation}
            onChange={(choice) => set({ endTrainStation: choice })}
            error={save.errorOf('endTrainStation')}
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
            isRequired={asking.includes(draft.type)}
            error={save.errorOf('driverNotParticipating')}
          />
        </Field>
        <Field span={4}>
          <AgencyPicker label="Agentur" value={draft.agency} onChange={(agency) => set({ agency })} />
        </Field>
        <Field span={4}>
          <Select
            label="Zugart"
            data={trainTypes.choices(draft.trainType)}
            value={draft.trainType}
            allowDeselect={false}
            onChange={(trainType) => trainType !== null && set({ trainType })}
          />
        </Field>
        <Field span={4}>
          <Select
            label="Wagenart"
            data={wagonTypes.choices(draft.wagonType)}
            value={draft.wagonType}
            allowDeselect={false}
            onChange={(wagonType) => wagonType !== null && set({ wagonType })}
          />
        </Field>
        <Field span={4}>
          <Select
            label="Klasse"
            data={categories}
            value={draft.category}
            disabled={draft.hideClass}
            allowDeselect={false}
            onChange={(category) => category !== null && set({ category })}
          />
        </Field>
        <Field span={12}>
          <Checkbox
            label="Klasse nicht zeigen"
            checked={draft.hideClass}
            onChange={(event) => {
              const hideClass = event.currentTarget.checked
              follow({ hideClass }, { hideClass })
            }}
          />
        </Field>
      </FormGroup>
      <OfferFields draft={draft} set={set} />
      <DescriptionFields draft={draft} set={set} hasRoute={settings.ownRouteDescription} />
    </ServiceForm>
  )
}

function draftOf(service: ServiceOf<'train'>): Draft {
  const { type, startTrainStation, endTrainStation, trainType, wagonType, category, hideClass } = service.item
  return {
    ...commonDraftOf(service),
    ...momentsOf(service.item),
    ...{ type, trainType, wagonType, category, hideClass },
    startTrainStation: choiceOf(startTrainStation),
    endTrainStation: choiceOf(endTrainStation),
  }
}

function stateOf(draft: Draft): TrainState {
  const { type, trainType, hideClass, category } = draft
  return { ...rawTimes(draft), type, trainType, hideClass, category, startTrainStation: null, endTrainStation: null }
}
