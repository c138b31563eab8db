import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { SaveState } from '../../lib/saving/save-states.ts'
import { useLeaving } from '../../lib/saving/use-leaving.ts'
import { CellField, CellRest } from './cell-field.tsx'

type Props<Value> = {
  /** 'Uhrzeit der Leistung Hotel in Oslo' */
  label: string
  /** How the value reads in words; nothing stands for 'not entered'. */
  told: string
  value: Value
  state: SaveState | undefined
  onSave: (value: Value) => void
  /** Why a value cannot be kept; it is said where it was typed. */
  refusalOf?: (value: Value) => string | null
  /** What stands in the cell at rest. */
  display: ReactNode
  align?: 'left' | 'right'
  children: (draft: Value, setDraft: (value: Value) => void, error: string | undefined) => ReactNode
}

/**
 * A cell of a list edited where it stands, by a click, Enter or the space bar: Enter and leaving it keep what was typed, Escape takes it
 * back. What cannot be read or must not be stays until it is put right or taken back.
 */
export function CellEdit<Value>({
  label,
  told,
  value,
  state,
  onSave,
  refusalOf,
  display,
  align = 'left',
  children,
}: Props<Value>) {
  const [draft, setDraft] = useState<{ value: Value; refused?: string } | null>(null)
  // After a key the focus goes back to where the user was.
  const [leftByKey, setLeftByKey] = useState(false)
  const place = useRef<HTMLSpanElement>(null)

  function leave(by: 'keep' | 'drop' | 'blur') {
    if (draft === null) return
    if (by !== 'drop' && place.current?.querySelector(':invalid') != null) return
    if (by !== 'drop' && draft.value !== value) {
      const refused = refusalOf?.(draft.value) ?? null
      if (refused !== null) return setDraft({ value: draft.value, refused })
      onSave(draft.value)
    }
    setDraft(null)
    setLeftByKey(by !== 'blur')
  }

  function press(event: KeyboardEvent) {
    // The keys of the row are not meant.
    event.stopPropagation()
    // Else the same press would open the field again, on whose button the focus is by now.
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Enter') leave('keep')
    if (event.key === 'Escape') leave('drop')
  }

  // The browser's 'back' and a reload leave no field.
  useLeaving(() => leave('blur'))

  if (draft !== null) {
    return (
      <CellField
        ref={place}
        data-align={align}
        role="group"
        aria-label={`${label} ändern`}
        onKeyDown={press}
        onBlur={(event: FocusEvent) => {
          if (!event.currentTarget.contains(event.relatedTarget)) leave('blur')
        }}
      >
        {children(draft.value, (next) => setDraft({ value: next }), draft.refused)}
      </CellField>
    )
  }
  return (
    <CellRest
      label={`${label}: ${told || 'keine Angabe'}`}
      autoFocus={leftByKey}
      align={align}
      state={state}
      onOpen={() => setDraft({ value })}
    >
      {display}
    </CellRest>
  )
}
