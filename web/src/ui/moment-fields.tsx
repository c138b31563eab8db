import type { Moment, MomentsDraft } from '../lib/moments.ts'
import { DateField } from './date-field.tsx'
import { Field } from './form-group.tsx'
import { TimeField } from './time-field.tsx'

type Props = {
  labels: { start: string; end: string }
  draft: MomentsDraft
  /** A new start takes the end along, by the rule of its kind. */
  onStart: (start: Moment) => void
  set: (part: Partial<MomentsDraft>) => void
  /** For kinds in which something follows from another end. */
  onEnd?: ((end: Moment) => void) | undefined
  errorOf: (path: string) => string | undefined
}

/** Beginning and end by day and clock, and the check-in. */
export function MomentFields({ labels, draft, onStart, set, onEnd = (end) => set({ end }), errorOf }: Props) {
  const { start, end } = draft
  return (
    <>
      <Field span={4}>
        <DateField
          label={labels.start}
          value={start.date}
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
          onChange={(date) => onEnd({ ...end, date })}
          error={errorOf('endAt')}
        />
      </Field>
      <Field span={2}>
        <TimeField label="um" value={end.time} onChange={(time) => onEnd({ ...end, time })} />
      </Field>
      <Field span={3}>
        <TimeField label="Check-in" value={draft.checkIn} onChange={(checkIn) => set({ checkIn })} />
      </Field>
    </>
  )
}
