import { MultiSelect, TagsInput } from '@mantine/core'
import { DateField } from '../ui/fields/date-field.tsx'
import { useKeptLength } from '../ui/fields/use-kept-length.ts'
import type { Choice } from '../ui/inline/inline-select.tsx'
import classes from './list.module.css'

type ManyProps = {
  label: string
  choices: readonly Choice[]
  chosen: readonly string[]
  onChoose: (values: string[]) => void
  /** The choices are found by the server; without it they are all there. */
  onSearch?: ((term: string) => void) | undefined
}

export function ManyEditor({ label, choices, chosen, onChoose, onSearch }: ManyProps) {
  return (
    <MultiSelect
      className={classes.editor}
      label={label}
      data={[...choices]}
      value={[...chosen]}
      onChange={onChoose}
      searchable
      onSearchChange={onSearch}
      filter={onSearch === undefined ? undefined : ({ options }) => options}
      hidePickedOptions
      comboboxProps={{ withinPortal: false }}
      nothingFoundMessage="Nichts gefunden"
      data-autofocus
      // Whoever opens the filter wants its list.
      openOnFocus
    />
  )
}

export function TagsEditor({ chosen, onChoose }: { chosen: readonly string[]; onChoose: (tags: string[]) => void }) {
  return <TagsInput className={classes.editor} label="Tags" value={[...chosen]} onChange={onChoose} data-autofocus />
}

type Period = { from?: string | undefined; to?: string | undefined }
type PeriodProps = Period & { onChange: (patch: Period) => void }

export function PeriodEditor({ from, to, onChange }: PeriodProps) {
  const kept = useKeptLength({ from: from ?? null, to: to ?? null })
  return (
    <div className={classes.period}>
      <DateField
        label="Von"
        value={from ?? null}
        otherEnd={to}
        onFocus={kept.onFocus}
        onChange={(date) => onChange({ from: date ?? undefined, to: kept.endFor(date) ?? undefined })}
        withinPortal={false}
      />
      <DateField
        label="Bis"
        value={to ?? null}
        min={from}
        from={from}
        otherEnd={from}
        onChange={(date) => onChange({ to: date ?? undefined })}
        withinPortal={false}
      />
    </div>
  )
}
