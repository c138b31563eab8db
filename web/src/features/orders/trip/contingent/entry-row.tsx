import { NativeSelect, TextInput } from '@mantine/core'
import { longestRoomType } from '@reisewerk/domain/orders/contingent-amounts.ts'
import { type ContingentKind, freeTypes, isFixed, personsWord } from '@reisewerk/domain/orders/contingent-rules.ts'
import { IconCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { type AmountName, amountNames, type CabinType, type DraftEntry } from './contingent-draft.ts'
import classes from './contingent-form.module.css'
import type { ContingentFormState } from './use-contingent-form.ts'

type Props = {
  kind: ContingentKind
  entry: DraftEntry
  sizes: readonly number[]
  form: ContingentFormState
  types: readonly CabinType[]
  isEdited: boolean
  onEdit: (isEdited: boolean) => void
  onRemove?: (() => void) | undefined
}
const amountWords = { asked: 'Kontingent', reserved: 'Buchungsstand', change: 'Änderung' } as const

export function EntryRow({ kind, entry, sizes, form, types, isEdited, onEdit, onRemove }: Props) {
  const name = nameOf(kind, entry, sizes, types)
  const problemOf = (field: string) => form.problems.get(`${entry.key}.${field}`)
  const isOpen = isEdited || problemOf('type') !== undefined
  const close = () => form.accepts(entry.key) && onEdit(false)
  return (
    <fieldset className={classes.entry} aria-label={name}>
      {isOpen ? (
        <TypeFields kind={kind} entry={entry} sizes={sizes} form={form} types={types} onDone={close} />
      ) : (
        <span className={classes.name} title={name}>
          {name}
        </span>
      )}
      {amountNames.map((field) => (
        <AmountField
          key={field}
          label={`${name} ${amountWords[field]}`}
          field={field}
          entry={entry}
          form={form}
          problem={problemOf(field)}
        />
      ))}
      <span className={classes.tools}>
        {!isFixed(kind, entry) && (
          <IconButton
            size={24}
            icon={isOpen ? IconCheck : IconPencil}
            label={isOpen ? `${name} übernehmen` : `${name} bearbeiten`}
            onClick={() => (isOpen ? close() : onEdit(true))}
          />
        )}
        {onRemove !== undefined && (
          <IconButton size={24} icon={IconTrash} tone="bad" label={`${name} entfernen`} onClick={onRemove} />
        )}
      </span>
    </fieldset>
  )
}

type AmountProps = Pick<Props, 'entry' | 'form'> & { label: string; field: AmountName; problem: string | undefined }

function AmountField({ label, field, entry, form, problem }: AmountProps) {
  return (
    <input
      className={classes.amount}
      aria-label={label}
      aria-invalid={problem !== undefined || undefined}
      title={problem}
      inputMode="numeric"
      autoComplete="off"
      data-autofocus={(field === 'asked' && entry.persons === 2) || undefined}
      value={entry[field]}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => form.set(entry.key, { [field]: event.currentTarget.value })}
      onBlur={() => {
        // An empty field counts as 0 and is reset to 0 (000 §5).
        if (field !== 'change' && entry[field].trim() === '') form.set(entry.key, { [field]: '0' })
      }}
    />
  )
}

type TypeProps = Pick<Props, 'kind' | 'entry' | 'sizes' | 'form' | 'types'> & { onDone: () => void }

function TypeFields({ kind, entry, sizes, form, types, onDone }: TypeProps) {
  const problem = form.problems.get(`${entry.key}.type`)
  const labelOf = (type: string) => types.find(({ key }) => key === type)?.label ?? type
  const free = freeTypes(
    types.map(({ key }) => key),
    form.draft,
    entry.persons,
    entry,
  )
  return (
    <span className={classes.type}>
      {sizes.length > 1 && (
        <NativeSelect
          className={classes.persons}
          aria-label="Personen"
          value={String(entry.persons)}
          data={sizes.map((persons) => ({ value: String(persons), label: personsWord(persons) }))}
          onChange={(event) => form.set(entry.key, personsPatch(kind, entry, form, types, event.currentTarget.value))}
        />
      )}
      {kind === 'hotel' ? (
        <TextInput
          aria-label="Zimmerart"
          placeholder="z. B. Suite"
          value={entry.type === 'standard' ? 'Standard' : entry.type}
          maxLength={longestRoomType}
          error={problem}
          autoFocus
          onChange={(event) => form.set(entry.key, { type: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onDone()
          }}
        />
      ) : (
        <NativeSelect
          aria-label="Kabinenart"
          value={entry.type}
          error={problem}
          data={(free.includes(entry.type) ? free : [entry.type, ...free]).map((type) => ({
            value: type,
            label: labelOf(type),
          }))}
          onChange={(event) => form.set(entry.key, { type: event.currentTarget.value })}
        />
      )}
    </span>
  )
}

/** Another size; a cabin type that is used there gives way to the first free one. */
function personsPatch(
  kind: ContingentKind,
  entry: DraftEntry,
  form: ContingentFormState,
  types: readonly CabinType[],
  value: string,
): Partial<DraftEntry> {
  const persons = Number(value)
  if (kind === 'hotel') return { persons }
  const free = freeTypes(
    types.map(({ key }) => key),
    form.draft,
    persons,
    entry,
  )
  return free.includes(entry.type) ? { persons } : { persons, type: free[0] ?? entry.type }
}

/** 'Standard', 'Superior', '3 Personen · Innen' */
export function nameOf(
  kind: ContingentKind,
  { persons, type }: DraftEntry,
  sizes: readonly number[],
  types: readonly CabinType[],
): string {
  const known = kind === 'ferry' ? types.find(({ key }) => key === type)?.label : undefined
  const word = known ?? (type === 'standard' ? 'Standard' : type.trim() || 'Neu')
  return sizes.length > 1 ? `${personsWord(persons)} · ${word}` : word
}
