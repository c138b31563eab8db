import { Checkbox, SegmentedControl } from '@mantine/core'
import type { PassageType } from '@reisewerk/domain/accounts/options.ts'
import { wordsOf } from '@reisewerk/domain/contract/words.ts'
import { ferryPlaceholderContract } from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import { driverChoiceRefusal } from '@reisewerk/domain/itinerary/service-changes.ts'
import { timesRefusal } from '@reisewerk/domain/itinerary/service-times.ts'
import { checkInRefusal, type Moment, type MomentsDraft, timesOf } from '../../../lib/moments.ts'
import { Field } from '../../../ui/fields/form-group.tsx'
import { MomentFields } from '../../../ui/fields/moment-fields.tsx'
import { AgencyPicker } from '../../partners/agency-picker.tsx'
import type { CommonDraft } from '../plan/service-draft.ts'
import { DriverField } from './common-fields.tsx'
import type { ServiceSave } from './use-save-service.ts'

const word = wordsOf(ferryPlaceholderContract)

/** What decides whether somebody must say if the driver takes part (001 §5). */
export type DriverChoice = {
  /** The type of a passage, the category of another service. */
  of: string | null
  /** The types or categories for which the agency wants to know. */
  asking: readonly string[]
}
const neverAsked: DriverChoice = { of: null, asking: [] }

type Draft = CommonDraft & MomentsDraft
type Props = {
  labels: { start: string; end: string }
  draft: Draft
  set: (part: Partial<Draft>) => void
  /** A new beginning has consequences by the rule of its kind. */
  onStart: (start: Moment) => void
  onEnd?: (end: Moment) => void
  driver?: DriverChoice
  /** Why the service cannot be saved yet: where it is the driver's choice, that is marked. */
  missing: string | null
  save: ServiceSave
}

/** When a service begins and ends, whether the driver takes part, and through whom it is booked. */
export function TravelFields({ labels, draft, set, onStart, onEnd, driver = neverAsked, missing, save }: Props) {
  const undecided = driverRefusal(draft, driver)?.message
  return (
    <>
      <MomentFields labels={labels} draft={draft} onStart={onStart} onEnd={onEnd} set={set} errorOf={save.errorOf} />
      <Field span={5}>
        <DriverField
          draft={draft}
          set={set}
          isRequired={driver.of !== null && driver.asking.includes(driver.of)}
          error={save.errorOf('driverNotParticipating') ?? (undecided === missing ? undecided : undefined)}
        />
      </Field>
      <Field span={4}>
        <AgencyPicker
          label={word('agency')}
          value={draft.agency}
          onChange={(agency) => set({ agency })}
          error={save.errorOf('agency')}
        />
      </Field>
    </>
  )
}

/** Why such a service cannot be saved yet; null when it can. */
export function missingInTravel(draft: Draft, driver: DriverChoice = neverAsked): string | null {
  const refused = timesRefusal(timesOf(draft), 0) ?? checkInRefusal(draft) ?? driverRefusal(draft, driver)
  return refused?.message ?? null
}

function driverRefusal({ driverNotParticipating }: Draft, { of, asking }: DriverChoice) {
  return driverChoiceRefusal(of, driverNotParticipating, asking)
}

type TypeProps = { label: string; value: PassageType; onChange: (type: PassageType) => void }

/** By day or by night; the night arrives on the next day (001 §4). */
export function PassageTypeSwitch({ label, value, onChange }: TypeProps) {
  return (
    <SegmentedControl
      aria-label={label}
      data={[
        { value: 'day', label: 'Tag' },
        { value: 'night', label: 'Nacht' },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}

type HideProps = { value: boolean; onChange: (hideClass: boolean) => void }

export function HideClassBox({ value, onChange }: HideProps) {
  return (
    <Checkbox label={word('hideClass')} checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
  )
}
