import { Button, Input } from '@mantine/core'
import { addDays } from '@reisewerk/domain/calendar-date.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { counted, today } from '../../../../lib/format.ts'
import { DateField } from '../../../../ui/fields/date-field.tsx'
import { Field, FormGroup } from '../../../../ui/fields/form-group.tsx'
import { useKeptLength } from '../../../../ui/fields/use-kept-length.ts'
import { useKeepFocus } from '../../../../ui/focus/use-keep-focus.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { lengthOf, rangeError, type TripRange } from '../draft.ts'
import classes from '../new-order.module.css'
import { lengthError } from '../source.ts'
import type { NewOrder } from '../use-draft.ts'

/** One or more periods: each becomes a trip of its own (000 §4). */
export function RangeGroup({ form }: { form: NewOrder }) {
  const { ranges } = form.draft
  // A period goes with the button that removes it.
  const keepFocus = useKeepFocus<HTMLDivElement>('input', '[data-range]')
  return (
    <FormGroup
      title="Reisezeitraum"
      action={
        <Button
          className={classes.add}
          variant="subtle"
          size="compact-xs"
          leftSection={<IconPlus size={14} />}
          onClick={form.addRange}
        >
          Zeitraum
        </Button>
      }
    >
      <Field>
        <div className={classes.ranges} {...keepFocus}>
          {ranges.map((range, index) => (
            <div key={range.key} data-range>
              <RangeLine form={form} range={range} index={index} />
            </div>
          ))}
        </div>
      </Field>
    </FormGroup>
  )
}

function RangeLine({ form, range, index }: { form: NewOrder; range: TripRange; index: number }) {
  const { ranges } = form.draft
  const number = ranges.length > 1 ? ` ${index + 1}` : ''
  const { startAt, endAt, key } = range
  const length = lengthOf(range)
  const refused = form.errors.range?.key === key ? form.errors.range.message : undefined
  const error = rangeError(range) ?? lengthError(form.draft.source, length) ?? refused
  const kept = useKeptLength({ from: startAt, to: endAt })
  const change = (patch: Partial<TripRange>) => form.changeRange(key, patch)

  /** Further departures mostly last as long as the first. */
  function proposeEnd() {
    const usual = ranges[0] === undefined || index === 0 ? form.draft.source.days : lengthOf(ranges[0])
    if (startAt !== null && endAt === null && usual !== null) change({ endAt: addDays(startAt, usual - 1) })
  }

  return (
    <>
      <div className={classes.range}>
        <DateField
          aria-label={`Beginn${number}`}
          value={startAt}
          from={today()}
          otherEnd={endAt}
          onChange={(day) => change({ startAt: day, endAt: kept.endFor(day) })}
          onFocus={kept.onFocus}
          onBlur={proposeEnd}
          // The first field of the form, and each period that is added.
          autoFocus={startAt === null && index === ranges.length - 1}
        />
        <span aria-hidden>–</span>
        <DateField
          aria-label={`Ende${number}`}
          value={endAt}
          onChange={(day) => change({ endAt: day })}
          reference={endAt ?? startAt ?? undefined}
          from={startAt ?? today()}
          otherEnd={startAt}
          error={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${key}-error`}
        />
        <span className={classes.length}>{length === null ? '' : counted(length, ['Tag', 'Tage'])}</span>
        {ranges.length > 1 && (
          <IconButton
            size={24}
            icon={IconTrash}
            label={`Zeitraum ${index + 1} entfernen`}
            onClick={() => form.removeRange(key)}
          />
        )}
      </div>
      {error !== undefined && (
        <Input.Error id={`${key}-error`} className={classes.lineError}>
          {error}
        </Input.Error>
      )}
    </>
  )
}
