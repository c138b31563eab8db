import { TextInput } from '@mantine/core'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { FormField } from '../form/form-field.tsx'
import { InlineForm } from '../form/form-frame.tsx'
import { useItemForm } from '../form/use-item-form.ts'
import { useSession } from '../lib/session.ts'
import { tooLong } from '../ui/fields/too-long.ts'
import classes from './saved-views.module.css'

type Props = {
  /** The resource that keeps the views. */
  contract: Contract
  /** The view that gets another name; none for a new one. */
  view?: { readonly id: number; readonly version: number } | undefined
  /** What the list shows just now. */
  state: unknown
  onSaved: (id: number) => void
}

/** What the list shows as a view, and the name of one. */
export function SavedViewForm({ contract, view, state, onSaved }: Props) {
  const { organisations } = useSession()
  const houses = organisations.map(({ id, name }) => ({ value: String(id), label: name }))
  const form = useItemForm<Contract>(contract, {
    name: view === undefined ? 'saved-view' : 'view-name',
    title: view === undefined ? 'Ansicht sichern' : 'Ansicht umbenennen',
    item: view ?? null,
    what: { text: 'diese Ansicht', table: contract.name },
    begins: { isShared: false, organisationFilter: houses[0] ?? null },
    sends: ({ isNew }) => (isNew ? { state } : {}),
    onSaved: ({ id }) => onSaved(id),
    onClose: () => {},
  })
  const name = String(form.value('name') ?? '')
  const house = (form.value('organisationFilter') as { label: string } | null)?.label // a link is held as a choice
  return (
    <InlineForm
      form={form}
      className={classes.form}
      action="Sichern"
      isAlone
      missing={name.trim() === '' || tooLong(name, 60) !== undefined ? { path: 'name', text: '' } : null}
    >
      <FormField name="name" span={1}>
        {({ label, error, onChange }) => (
          <TextInput
            label={label}
            value={name}
            onChange={(event) => onChange(event.currentTarget.value as never)} // the field is a text
            error={tooLong(name, 60) ?? error}
            data-autofocus
            // The form may come later than the window around it has looked for its first field.
            autoFocus
          />
        )}
      </FormField>
      {view === undefined && (
        <>
          <FormField name="isShared" span={1} as="box" label={`Mit allen in ${house ?? 'der Organisation'} teilen`} />
          {form.value('isShared') === true && houses.length > 1 && (
            <FormField name="organisationFilter" span={1} choices={houses} />
          )}
          <p className={classes.hint}>Gesichert werden Filter, Suche, Sortierung und Spalten.</p>
        </>
      )}
    </InlineForm>
  )
}
