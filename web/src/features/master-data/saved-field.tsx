import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FieldControl } from '../../form/field-control.tsx'
import {
  bodyOf,
  contractField,
  draftOf,
  type Item,
  isChoice,
  isSameDraft,
  labelOf,
  messageAt,
  shownOf,
} from '../../form/field-value.ts'
import { itemOf } from '../../lib/api.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { useOpenForm } from '../../ui/dialogs/open-forms.ts'
import type { Choice } from '../../ui/inline/inline-select.tsx'
import { SaveMark } from '../../ui/inline/save-mark.tsx'
import type { ShownField } from './kind.ts'
import classes from './master-data.module.css'
import { SharedText } from './shared-text.tsx'

type Props = {
  contract: Contract
  item: Item
  description: ShownField
  disabled: boolean
  /** In a table: whose field it is; the label stands in the head then. */
  rowName?: string
}

/**
 * A field that saves itself. What the server refuses stays in the field with the reason below it, until it is corrected
 * or dropped with Escape: nothing typed is lost.
 */
export function SavedField(props: Props) {
  const isRichText = contractField(props.contract, props.description.name).kind === 'richText'
  return isRichText ? <SharedText {...props} /> : <OwnField {...props} />
}

function OwnField({ contract, item, description, disabled, rowName }: Props) {
  const { name } = description
  const { save, stateOf, errorOf } = useSave(contract, item.id)
  const [draft, setDraft] = useState<{ value: unknown } | null>(null)
  const field = contractField(contract, name)
  const stored = useLabelled(draftOf(contract, description, item), description, field.target?.contract)
  const error = draft === null ? undefined : errorOf(name)

  function commit(value: unknown) {
    // Nothing has been typed, or it is refused already and has not been changed since.
    if (draft === null && isSameDraft(value, stored)) return
    if (isSameDraft(value, stored)) return setDraft(null)
    const body = bodyOf(contract, description, value)
    setDraft({ value })
    save(
      { [name]: body },
      {
        shown: { [name]: shownOf(contract, description, item, value, body) },
        onSaved: () => setDraft((now) => (now !== null && isSameDraft(now.value, value) ? null : now)),
      },
    )
  }

  const state = stateOf(name)
  const isOnItsWay = state === 'saving' || state === 'waiting'
  useOpenForm({ isChanged: () => draft !== null && !isSameDraft(draft.value, stored) && !isOnItsWay })
  return (
    <div className={classes.saved} data-kind={field.kind}>
      <FieldControl
        description={description}
        field={field}
        value={draft === null ? stored : draft.value}
        onChange={(value) => setDraft({ value })}
        onCommit={commit}
        onCancel={() => setDraft(null)}
        error={error === undefined ? undefined : (messageAt(error, name) ?? error.message)}
        disabled={disabled}
        rowName={rowName}
        placeholder="–"
      />
      {state !== undefined && !(state === 'refused' && draft === null) && (
        <span className={classes.mark}>
          <SaveMark state={state} />
        </span>
      )}
    </div>
  )
}

/** A bare link has no name; it is asked for. */
function useLabelled(value: unknown, { target }: ShownField, expanded: Contract | undefined): unknown {
  const linked = target ?? expanded
  const bare = isChoice(value) && value.label === '' ? value : null
  const named = useQuery({
    // Without a contract or a bare link nothing is asked; the key needs some contract all the same.
    ...itemOf(linked ?? noContract, Number(bare?.value ?? 0)),
    enabled: linked !== undefined && bare !== null,
  })
  if (bare === null || named.data === undefined) return value
  return { value: bare.value, label: labelOf(named.data) } satisfies Choice
}

const noContract: Contract = {
  name: 'none',
  title: '',
  fields: {},
  filters: {},
  orderBy: [],
  search: false,
  knownGroups: [],
  options: {},
  houseLists: {},
}
