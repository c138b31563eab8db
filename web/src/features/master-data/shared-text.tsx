import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { useState } from 'react'
import type { Item } from '../../form/field-value.ts'
import type { ApiError } from '../../lib/http.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { useSharedValue } from '../../lib/saving/use-shared-value.ts'
import { SaveMark } from '../../ui/inline/save-mark.tsx'
import { RichTextConflict } from '../../ui/rich-text/rich-text-conflict.tsx'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import type { ShownField } from './kind.ts'
import classes from './master-data.module.css'

type Props = { contract: Contract; item: Item; description: ShownField; disabled: boolean }

/** A formatted text that saves itself; when a colleague changed it meanwhile, both versions are shown to choose from. */
export function SharedText({ contract, item, description: { name, label }, disabled }: Props) {
  const { save, stateOf } = useSave(contract, item.id)
  const [error, setError] = useState<ApiError | null>(null)
  const text = useSharedValue<RichText | null>({
    item: { resource: contract.name, id: item.id },
    // The contract says that the field holds rich text or nothing.
    saved: (item[name] ?? null) as RichText | null,
    version: item.version,
    field: name,
    save: (value, options) => save({ [name]: value }, options),
    restMs: 1000,
    onSaved: () => setError(null),
    onFailed: setError,
  })
  if (text.conflict !== null)
    return <RichTextConflict subject={`„${label}“`} {...text.conflict} onChoose={text.resolve} />
  const state = stateOf(name)
  return (
    <div className={classes.saved} data-kind="richText">
      <RichTextField
        label={label}
        error={error === null ? undefined : (error.messageFor(name) ?? error.message)}
        disabled={disabled}
        value={text.value}
        onChange={text.write}
        onBlur={text.flush}
      />
      {state !== undefined && (
        <span className={classes.mark}>
          <SaveMark state={state} />
        </span>
      )}
    </div>
  )
}
