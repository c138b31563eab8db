import { Input } from '@mantine/core'
import { useState } from 'react'
import { Field, FormGroup } from '../../../ui/form-group.tsx'
import { RichTextField } from '../../../ui/rich-text-field.tsx'
import classes from './new-order.module.css'
import type { NewOrder } from './use-draft.ts'

export function NotesGroup({ form }: { form: NewOrder }) {
  const { draft, change, errorOf } = form
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null)
  const error = errorOf('notes')
  const hint =
    draft.prefilledNotes === null
      ? 'Beginnen mit den Angaben des Kunden, sobald er gewählt ist'
      : 'Aus den Angaben des Kunden übernommen'
  return (
    <FormGroup title="Bemerkungen" hint={hint}>
      <Field>
        <div className={classes.editor} data-error={error !== undefined || undefined}>
          <div ref={setToolbar} className={classes.toolbar} role="toolbar" aria-label="Bemerkungen formatieren" />
          <div className={classes.notes}>
            <RichTextField
              variant="bare"
              label="Bemerkungen"
              value={draft.notes}
              onChange={(notes) => change({ notes })}
              toolsIn={toolbar}
              minHeight={234}
            />
          </div>
        </div>
        {error !== undefined && <Input.Error className={classes.lineError}>{error}</Input.Error>}
      </Field>
    </FormGroup>
  )
}
