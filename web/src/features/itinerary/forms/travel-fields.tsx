import { SegmentedControl } from '@mantine/core'
import type { PassageType } from '@reisewerk/domain/accounts/options.ts'
import { driverChoiceRefusal } from '@reisewerk/domain/itinerary/service-changes.ts'
import { timesRefusal } from '@reisewerk/domain/itinerary/service-times.ts'
import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import type { Missing } from '../../../form/form-field.tsx'
import { checkInRefusal, type Moment, type MomentsDraft, timesOf } from '../../../lib/moments.ts'
import { MomentFields } from '../../../ui/fields/moment-fields.tsx'
import { AgencyPicker } from '../../partners/agency-picker.tsx'
import { CommonField } from './service-form.tsx'
import type { CommonForm } from './use-service-form.ts'

/** What decides whether somebody must say if the driver takes part (001 §5). */
export type DriverChoice = {
  of: string | null
  /** The types or categories for which the agency wants to know. */
  asking: readonly string[]
}
const neverAsked: DriverChoice = { of: null, asking: [] }

type Timed = { common: CommonForm; times: MomentsDraft; setTimes: (part: Partial<MomentsDraft>) => void }
type Props = {
  of: Timed
  kind: ServiceKind
  onStart?: (start: Moment) => void
  onEnd?: (end: Moment) => void
  driver?: DriverChoice
  /** Why the service cannot be saved yet: where it is the driver's choice, that is marked. */
  missing: Missing | string | null
}

export function TravelFields({ of, kind, onStart, onEnd, driver = neverAsked, missing }: Props) {
  const { common, times, setTimes } = of
  const isUndecided = typeof missing === 'object' && missing?.path === 'driverNotParticipating'
  return (
    <>
      <MomentFields
        kind={kind}
        draft={times}
        onStart={onStart ?? ((start) => setTimes({ start }))}
        onEnd={onEnd}
        set={setTimes}
        errorOf={common.errorOf}
      />
      <DriverField
        span={5}
        isRequired={driver.of !== null && driver.asking.includes(driver.of)}
        error={isUndecided ? missing.text : undefined}
      />
      <AgencyField span={4} />
    </>
  )
}

/** Whether the driver takes part; some services ask for it (001 §5). */
export function DriverField({
  isRequired = false,
  ...field
}: {
  span: number
  isRequired?: boolean
  error?: string | undefined
}) {
  return <CommonField name="driverNotParticipating" placeholder="offen" required={isRequired} {...field} />
}

export function AgencyField({ span }: { span: number }) {
  return (
    <CommonField name="agency" span={span}>
      {(control) => <AgencyPicker {...control} />}
    </CommonField>
  )
}

/** Why such a service cannot be saved yet; null when it can. */
export function missingInTravel(
  { common, times }: Timed,
  kind: ServiceKind,
  { of, asking } = neverAsked,
): Missing | null {
  const refused = timesRefusal(timesOf(times), kind) ?? checkInRefusal(times)
  if (refused !== null) return { text: refused.message }
  const undecided = driverChoiceRefusal(of, common.value('driverNotParticipating'), asking)
  return undecided && { path: 'driverNotParticipating', text: undecided.message }
}

type TypeProps = { label: string; value: PassageType | null; onChange: (type: PassageType) => void }

/** By day or by night; the night arrives on the next day (001 §4). */
export function PassageTypeSwitch({ label, value, onChange }: TypeProps) {
  return (
    <SegmentedControl
      aria-label={label}
      data={[
        { value: 'day', label: 'Tag' },
        { value: 'night', label: 'Nacht' },
      ]}
      value={value ?? 'day'}
      onChange={onChange}
    />
  )
}
