import { IconCheck, IconX } from '@tabler/icons-react'
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { openEntries } from '../../lib/in-place/new-entries.ts'
import type { SaveState } from '../../lib/saving/save-states.ts'
import { isAsking } from '../dialogs/confirm.tsx'
import { useOpenForm } from '../dialogs/open-forms.ts'
import { isFocusLost } from '../focus/return-focus.ts'
import { EditableFact } from './fact.tsx'
import classes from './inline-edit.module.css'
import { SaveMark } from './save-mark.tsx'

export type Draft<Value> = {
  draft: Value
  setDraft: (value: Value) => void
  /** The field takes the focus when it opens; not while somebody is at work elsewhere. */
  takesFocus: boolean
  /** Its list opens with it; not where it would lie over the reason why the choice was refused. */
  opensList: boolean
  confirm: () => void
  cancel: () => void
}

export type InlineEditProps<Value> = {
  label: string
  value: Value
  /** A promise keeps the field open until it is settled; a sentence in it says why the value was refused. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most savers tell nothing, whatever they return
  onSave: (value: Value) => void | Promise<string | null>
  /** How the value reads at rest; nothing stands for 'not entered'. */
  display: ReactNode
  state?: SaveState | undefined
  /** Why the server refused the value after the field had closed: it opens again with what was typed. */
  refusal?: string | undefined
  disabled?: boolean
  /** A sentence when the draft cannot be kept; the tick is off then. */
  problemOf?: (draft: Value) => string | null
  variant?: 'fact' | 'title'
  width?: number
  align?: 'left' | 'right'
  /** The pointer or the focus has come near: time to ask for what may be chosen. */
  onNear?: () => void
  /** Stands below the open field: what else could be chosen. */
  help?: (edit: Draft<Value> & { refusal: string | null }) => ReactNode
  children: (edit: Draft<Value>) => ReactNode
}

/**
 * A value edited where it stands: Enter and the tick keep it, Escape, the cross and leaving the field drop it (000 §4).
 * The field lies over the value, so nothing around it moves. Inner drop-downs need `withinPortal: false`, or opening
 * one counts as leaving.
 */
export function InlineEdit<Value>(props: InlineEditProps<Value>) {
  const { label, value, onSave, display, state, refusal, disabled, problemOf, onNear, variant = 'fact' } = props
  const [draft, setDraft] = useState<{ value: Value; isTyped?: true; refusal?: string; isQuiet?: boolean } | null>(null)
  const [sent, setSent] = useState<{ value: Value } | null>(null)
  const place = useRef<HTMLSpanElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [closedByKey, setClosedByKey] = useState(false)
  const problem = draft === null ? null : (problemOf?.(draft.value) ?? null)

  // The browser's 'back' and a reload leave no field that could drop it before one's eyes.
  useOpenForm({ isChanged: () => !isBusy && draft?.isTyped === true && draft.value !== value })

  function close(byKey: boolean) {
    setDraft(null)
    setClosedByKey(byKey)
  }

  async function confirm(byKey = true) {
    if (draft === null || problem !== null || isBusy) return
    const answer = draft.value === value ? undefined : onSave(draft.value)
    if (!(answer instanceof Promise)) {
      setSent(draft)
      return close(byKey)
    }
    setBusy(true)
    const reason = await answer
    setBusy(false)
    // What was typed stays, with the reason (HEAD-11).
    if (reason === null) close(byKey)
    else setDraft({ value: draft.value, isTyped: true, refusal: reason })
  }

  // What was typed comes back with the reason when the server refuses it afterwards.
  useEffect(() => {
    if (state === 'saved') setSent(null)
    if (refusal === undefined || sent === null) return
    const { activeElement } = document
    const isElsewhere = !isFocusLost() && place.current?.contains(activeElement) !== true
    setSent(null)
    setDraft((typing) => typing ?? { value: sent.value, isTyped: true, refusal, isQuiet: isElsewhere })
  }, [refusal, sent, state])

  const rest = (
    <Rest
      variant={variant}
      label={label}
      state={state}
      disabled={disabled}
      // After a key the focus goes back to where the user was.
      autoFocus={closedByKey && draft === null}
      onNear={onNear}
      onEdit={() => setDraft({ value })}
    >
      {display}
    </Rest>
  )
  if (draft === null)
    return (
      <span ref={place} className={classes.place}>
        {rest}
      </span>
    )
  return (
    <span ref={place} className={classes.place}>
      <span className={classes.rest} aria-hidden>
        {rest}
      </span>
      <Editor
        {...props}
        problem={problem}
        refusal={draft.refusal ?? null}
        isBusy={isBusy}
        edit={{
          draft: draft.value,
          setDraft: (next) => setDraft({ value: next, isTyped: true }),
          takesFocus: draft.isQuiet !== true,
          opensList: draft.isQuiet !== true && draft.refusal === undefined,
          confirm: () => void confirm(),
          cancel: () => close(true),
        }}
        // A refused value is not dropped by looking elsewhere for the cause, nor any by the question whether to drop it, nor by making
        // what is to be chosen.
        onLeave={() => !isBusy && draft.refusal === undefined && !isAsking() && openEntries() === 0 && close(false)}
      />
    </span>
  )
}

type RestProps = Pick<InlineEditProps<unknown>, 'label' | 'state' | 'disabled' | 'variant' | 'onNear'> & {
  autoFocus: boolean
  onEdit: () => void
  children: ReactNode
}

function Rest({ variant, label, state, disabled, autoFocus, onNear, onEdit, children }: RestProps) {
  const near = { onPointerEnter: onNear, onFocus: onNear }
  if (variant !== 'title') {
    return (
      <EditableFact label={label} state={state} disabled={disabled} autoFocus={autoFocus} onEdit={onEdit} {...near}>
        {children}
      </EditableFact>
    )
  }
  return (
    <>
      <button
        type="button"
        className={classes.title}
        title={`${label} bearbeiten`}
        disabled={disabled}
        autoFocus={autoFocus}
        onClick={onEdit}
        {...near}
      >
        {children ?? <span className={classes.missing}>Ohne {label}</span>}
      </button>
      {state !== undefined && (
        <span className={classes.titleMark}>
          <SaveMark state={state} />
        </span>
      )}
    </>
  )
}

type EditorProps<Value> = Omit<InlineEditProps<Value>, 'refusal'> & {
  edit: Draft<Value>
  problem: string | null
  refusal: string | null
  isBusy: boolean
  onLeave: () => void
}

function Editor<Value>(props: EditorProps<Value>) {
  const { label, edit, problem, refusal, isBusy, onLeave, variant = 'fact', width = 200, align = 'left', help } = props
  const reason = problem ?? refusal
  const more = help?.({ ...edit, refusal })

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // Before an inner drop-down or a dialog around takes the key for itself.
    event.stopPropagation()
    edit.cancel()
  }

  function afterKey(event: KeyboardEvent) {
    // Else the same press would open the value again, which has the focus by now, or send a form around.
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) event.preventDefault()
  }

  function onBlur(event: FocusEvent) {
    const staysInside = event.currentTarget.contains(event.relatedTarget)
    // Going to another window to copy a name is not leaving the field.
    if (!staysInside && document.hasFocus()) onLeave()
  }

  return (
    <span
      ref={keepInSight}
      className={classes.editor}
      data-variant={variant}
      data-align={align}
      style={{ '--editor-width': `${width}px` } as CSSProperties}
      role="group"
      aria-label={`${label} bearbeiten`}
      onKeyDownCapture={onKeyDown}
      onKeyDown={afterKey}
      onBlur={onBlur}
    >
      {variant === 'fact' && (
        <span className={classes.label} aria-hidden>
          {label}
        </span>
      )}
      <span className={classes.line}>
        {props.children(edit)}
        <EditButton label="Übernehmen" onPress={edit.confirm} disabled={problem !== null || isBusy}>
          <IconCheck size={14} stroke={2} aria-hidden />
        </EditButton>
        <EditButton label="Verwerfen" onPress={edit.cancel}>
          <IconX size={14} stroke={2} aria-hidden />
        </EditButton>
      </span>
      {(reason !== null || more != null) && (
        <span className={classes.below}>
          {reason !== null && (
            <span className={classes.problem} role="alert">
              {reason}
            </span>
          )}
          {more}
        </span>
      )}
    </span>
  )
}

/** A field at the right edge opens to the left, or the page would grow sideways. */
function keepInSight(editor: HTMLElement | null) {
  if (editor !== null && editor.getBoundingClientRect().right > document.documentElement.clientWidth)
    editor.dataset.align = 'right'
}

type ButtonProps = { label: string; onPress: () => void; disabled?: boolean; children: ReactNode }

/** Keeps the focus in the field while the pointer goes down, so that the press is not taken for leaving it. */
function EditButton({ label, onPress, disabled, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </button>
  )
}
