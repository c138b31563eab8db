import { type ContingentKind, isRemovable } from '@reisewerk/domain/orders/contingent-rules.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { count, signedCount } from '../../../../lib/format.ts'
import { confirm } from '../../../../ui/dialogs/confirm.tsx'
import { useKeepFocus } from '../../../../ui/focus/use-keep-focus.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { type CabinType, newEntry, sectionOf, sumsOf } from './contingent-draft.ts'
import classes from './contingent-form.module.css'
import { EntryRow } from './entry-row.tsx'
import type { ContingentFormState } from './use-contingent-form.ts'

type Props = {
  kind: ContingentKind
  label: string
  sizes: readonly number[]
  form: ContingentFormState
  types: readonly CabinType[]
}

/** Rooms or cabins of one section; the first entry is the standard one and stays (000 §5). */
export function ContingentSection({ kind, label, sizes, form, types }: Props) {
  const [edited, setEdited] = useState<string | null>(null)
  const entries = sectionOf(kind, form.draft, sizes)
  const isMultiBed = sizes.length > 1
  const next = newEntry(
    kind,
    form.draft,
    sizes,
    types.map(({ key }) => key),
  )
  const { rooms } = sumsOf(entries)
  const keepsFocus = useKeepFocus<HTMLElement>('button', 'fieldset')

  async function remove(key: string) {
    const agreed = await confirm({
      title: kind === 'hotel' ? 'Zimmer entfernen' : 'Kabine entfernen',
      text: 'Bist du sicher, dass du das Zimmer/Kabine entfernen willst',
      action: 'Entfernen',
      tone: 'bad',
    })
    if (agreed) form.remove(key)
  }

  return (
    <section className={classes.section} aria-label={label} {...keepsFocus}>
      <header className={classes.head}>
        <h3>{label}</h3>
        <span>K</span>
        <span>B</span>
        <span>+/−</span>
        <IconButton
          size={24}
          icon={IconPlus}
          label={`${label} hinzufügen`}
          disabled={next === null}
          onClick={() => {
            if (next !== null) setEdited(form.add(next))
          }}
        />
      </header>
      {entries.map((entry) => (
        <EntryRow
          key={entry.key}
          kind={kind}
          entry={entry}
          sizes={sizes}
          form={form}
          types={types}
          isEdited={edited === entry.key}
          onEdit={(isEdited) => setEdited(isEdited ? entry.key : null)}
          onRemove={isRemovable(kind, entries, entry) ? () => void remove(entry.key) : undefined}
        />
      ))}
      {(isMultiBed || entries.length > 1) && (
        <p className={classes.total}>
          <span>{isMultiBed ? 'Mehrbettzimmer/Mehrbettkabine - Gesamt' : `${label} - Gesamt`}</span>
          <output>{count(rooms.asked)}</output>
          <output>{count(rooms.reserved)}</output>
          <output>{signedCount(rooms.change)}</output>
        </p>
      )}
    </section>
  )
}
