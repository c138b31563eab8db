import { timesRefusal } from '@reisewerk/domain/itinerary/service-times.ts'
import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import { checkInRefusal, isOnEveBefore, type Moment, type MomentsDraft, timesOf } from '../../lib/moments.ts'
import { DateField } from './date-field.tsx'
import { Field } from './form-group.tsx'
import { TimeField } from './time-field.tsx'

type Props = {
  kind: ServiceKind
  draft: MomentsDraft
  onStart: (start: Moment) => void
  set: (part: Partial<MomentsDraft>) => void
  onEnd?: ((end: Moment) => void) | undefined
  errorOf: (path: string) => string | undefined
}

const passage = { start: 'Abfahrt am', end: 'Ankunft am' }
const labelsOf: Partial<Record<ServiceKind, typeof passage>> = {
  ferry: passage,
  train: passage,
  airline: { ...passage, start: 'Abflug am' },
}
const usual = { start: 'Beginn am', end: 'Ende am' }

/** Beginning and end by day and clock, and the check-in; an end before the beginning is marked (001 §5), as is a check-in after it. */
export function MomentFields({ kind, draft, onStart, set, onEnd = (end) => set({ end }), errorOf }: Props) {
  const { start, end } = draft
  const backwards = timesRefusal(timesOf(draft), kind)?.message
  const labels = labelsOf[kind] ?? usual
  return (
    <>
      <Field span={4}>
        <DateField
          label={labels.start}
          value={start.date}
          otherEnd={end.date}
          onChange={(date) => onStart({ ...start, date })}
          error={errorOf('startAt')}
        />
      </Field>
      <Field span={2}>
        <TimeField label="um" value={start.time} onChange={(time) => onStart({ ...start, time })} />
      </Field>
      <Field span={4}>
        <DateField
          label={labels.end}
          value={end.date}
          min={start.date ?? undefined}
          otherEnd={start.date}
          onChange={(date) => onEnd({ ...end, date })}
          error={errorOf('endAt') ?? backwards}
        />
      </Field>
      <Field span={2}>
        <TimeField
          label="um"
          value={end.time}
          error={backwards !== undefined && start.date === end.date}
          onChange={(time) => onEnd({ ...end, time })}
        />
      </Field>
      <Field span={3}>
        <TimeField
          label={isOnEveBefore(draft) ? 'Check-in am Vortag' : 'Check-in'}
          value={draft.checkIn}
          onChange={(checkIn) => set({ checkIn })}
          error={errorOf('checkInAt') ?? checkInRefusal(draft)?.message}
        />
      </Field>
    </>
  )
}
