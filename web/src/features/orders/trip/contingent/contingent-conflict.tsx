import { Button } from '@mantine/core'
import type { ContingentKind } from '@reisewerk/domain/orders/contingent-rules.ts'
import { amountNames, type CabinType, type Draft, type DraftEntry } from './contingent-draft.ts'
import classes from './contingent-form.module.css'
import { nameOf } from './entry-row.tsx'
import type { ContingentFormState } from './use-contingent-form.ts'

type Props = { kind: ContingentKind; form: ContingentFormState; types: readonly CabinType[]; theirs: Draft }

const everySize = [1, 2, 3, 4, 5, 6]

/** A colleague saved the same contingent meanwhile: what they changed stands here, what I typed stands below (APP-14). */
export function ContingentConflict({ kind, form, types, theirs }: Props) {
  const lines = changesOf(form.before, theirs, (entry) => nameOf(kind, entry, everySize, types))
  return (
    <div className={classes.conflict} role="alert">
      <strong>Jemand anderes hat dieses Kontingent inzwischen geändert. Deine Eingaben stehen noch da.</strong>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={classes.ways}>
        <Button size="compact-sm" onClick={() => form.settle(true)}>
          Beides zusammenführen
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => form.settle(false)}>
          Anderen Stand übernehmen
        </Button>
      </div>
    </div>
  )
}

const words = { asked: 'K', reserved: 'B', change: '+/−' } as const

function changesOf(before: Draft, now: Draft, name: (entry: DraftEntry) => string): string[] {
  const gone = before
    .filter(({ id }) => now.every((entry) => entry.id !== id))
    .map((entry) => `${name(entry)} entfernt`)
  const others = now.flatMap((entry) => {
    const was = before.find(({ id }) => id === entry.id)
    if (was === undefined) return [`${name(entry)} hinzugefügt: K ${entry.asked}, B ${entry.reserved}`]
    const renamed = name(was) === name(entry) ? [] : [`${name(was)} → ${name(entry)}`]
    const amounts = amountNames
      .filter((field) => was[field] !== entry[field])
      .map((field) => `${name(entry)} ${words[field]}: ${was[field] || '–'} → ${entry[field] || '–'}`)
    return [...renamed, ...amounts]
  })
  return [...gone, ...others]
}
