import { Button } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type ReactNode, useContext, useRef, useState } from 'react'
import { FormDialog } from '../ui/dialogs/form-dialog.tsx'
import { SidePanel, SidePanelBody, SidePanelFoot } from '../ui/dialogs/side-panel.tsx'
import { Window, type WindowProps } from '../ui/dialogs/window.tsx'
import { isAllRead } from '../ui/fields/is-all-read.ts'
import { focusFirstWrong, useFocusOfRefusal } from '../ui/focus/use-focus-of-refusal.ts'
import { ChangedNotice } from '../ui/notices/changed-notice.tsx'
import classes from './form.module.css'
import { FormContext, type Missing } from './form-field.tsx'
import type { ItemForm } from './use-item-form.ts'

/** A form of whatever contract, as far as its frame is concerned. */
type AnyForm = Omit<ItemForm, 'value' | 'set' | 'own' | 'setOwn' | 'save'> & { readonly save: () => Promise<unknown> }

type FrameProps = {
  form: AnyForm
  /** What is still to be filled; it is said in the foot, and at its field. */
  missing?: Missing | string | null
  action?: string
  actionIcon?: ReactNode
  cancel?: string
  /** Stands in the foot while nothing else has to be said. */
  hint?: ReactNode
  /** There is nothing to go back to: it has no button but the one that saves. */
  isAlone?: boolean
  /** It stands on a page: it goes back to what is stored in place of closing, and is off until something is changed. */
  isPage?: boolean
  onDrop?: (() => void) | undefined
  buttons?: (isOff: boolean) => ReactNode
  /** In place of saving, for a form that does more. */
  onSave?: () => unknown
  children: ReactNode
}

type PanelProps = FrameProps & { title?: string; icon?: ReactNode; head?: ReactNode }

export function FormPanel({ form, title = form.title, icon, head, children, ...frame }: PanelProps) {
  return (
    <SidePanel title={title} icon={icon} isChanged={form.isChanged} gone={form.gone} onClose={form.close}>
      {head}
      <FormFrame form={form} {...frame} body={SidePanelBody} foot={SidePanelFoot}>
        {children}
      </FormFrame>
    </SidePanel>
  )
}

type DialogProps = FrameProps & Pick<WindowProps, 'size' | 'centered' | 'closeOnClickOutside'> & { title?: string }

export function FormWindow({ form, title = form.title, size, centered, closeOnClickOutside, ...frame }: DialogProps) {
  const window = { size, centered, closeOnClickOutside }
  // What is not told is the window's own to say.
  const told = Object.fromEntries(Object.entries(window).filter(([, value]) => value !== undefined))
  const shown = <FormFrame form={form} {...frame} body={WindowBody} foot={WindowFoot} />
  if (form.isDraft)
    return (
      <Window title={title} onClose={form.close} {...told}>
        {shown}
      </Window>
    )
  return (
    <FormDialog title={title} isChanged={form.isChanged} gone={form.gone} onClose={form.close} {...told}>
      {shown}
    </FormDialog>
  )
}

export function InlineForm({ className, label, ...frame }: FrameProps & { className?: string; label?: string }) {
  return <FormFrame {...frame} className={className} label={label} body={InlineBody} foot={InlineFoot} />
}

/** Fields of another form, which is saved together with the one around it. */
export function FieldsWithin({ form, children }: { form: AnyForm; children: ReactNode }) {
  const isTried = useContext(FormContext)?.isTried === true
  return <FormContext value={{ form: form as ItemForm, missing: null, isTried }}>{children}</FormContext>
}

type Parts = {
  body: (props: { children: ReactNode }) => ReactNode
  foot: (props: { hint?: ReactNode; children: ReactNode }) => ReactNode
  className?: string | undefined
  label?: string | undefined
}

/**
 * Enter saves from every field once nothing is missing (001 §2.4), also from a closed list, which Space and the arrow keys open;
 * in an open list it takes the marked entry, and in a text it begins a line: there Ctrl+Enter saves, as everywhere.
 */
function FormFrame({ form, missing: told = null, children, onSave = form.save, ...frame }: FrameProps & Parts) {
  const {
    action = form.isNew ? 'Anlegen' : 'Speichern',
    isPage = false,
    isAlone = false,
    hint,
    onDrop,
    buttons,
    className,
    label,
  } = frame
  const { cancel = isPage || form.isDraft ? 'Verwerfen' : 'Abbrechen', actionIcon } = frame
  const { body: Body, foot: Foot } = frame
  const element = useRef<HTMLFormElement>(null)
  const [isTried, setTried] = useState(false)
  const missing: Missing | null = typeof told === 'string' ? { text: told } : told
  const isIdle = isPage && !form.isChanged
  const isOff = isIdle || missing !== null || form.isSaving || form.gone !== null
  useFocusOfRefusal(form.isRefused && !form.isSaving, () => focusFirstWrong(element.current))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A dialog over a form is inside of it for React.
    event.stopPropagation()
    setTried(true)
    if (!isOff && isAllRead(event.currentTarget)) onSave()
  }
  // Its fields are checked where they are named (form-field.tsx).
  const here = { form: form as ItemForm, missing, isTried }
  return (
    <FormContext value={here}>
      <form
        ref={element}
        className={className}
        aria-label={label}
        noValidate
        onSubmit={submit}
        onKeyDownCapture={onKeyDown}
        // The browser submits nothing while the button is off; what is missing is said all the same.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          setTried(true)
          // What is being sought in an open list is not chosen yet; its field has taken it by now, if it takes new words.
          if (isListOpen(event.target)) event.preventDefault()
        }}
      >
        {form.keptAt !== null && (
          <div className={classes.kept} role="status">
            <span>
              Deine Eingaben von {clockOf(form.keptAt)} Uhr stehen wieder da; sie sind noch nicht gespeichert.
            </span>
            <Button size="compact-xs" variant="default" onClick={form.reset}>
              Verwerfen
            </Button>
          </div>
        )}
        {form.elsewhere !== null && <ChangedNotice {...form.elsewhere} />}
        <Body>{children}</Body>
        <Foot hint={<FootHint form={form} missing={missing} hint={hint} onDrop={onDrop} />}>
          {!isAlone && (
            <Button
              variant="default"
              disabled={isIdle}
              onClick={isPage ? form.reset : form.isDraft ? form.discard : form.close}
            >
              {cancel}
            </Button>
          )}
          {buttons?.(isOff)}
          <Button type="submit" leftSection={actionIcon} loading={form.isSaving} disabled={isOff && !form.isSaving}>
            {action}
          </Button>
        </Foot>
      </form>
    </FormContext>
  )
}

/** Stands after the fields, so that it knows which of them tell why they were refused. */
function FootHint({ form, missing, hint, onDrop }: Pick<FrameProps, 'form' | 'hint' | 'onDrop'> & Told) {
  if (form.gone !== null) return null
  const problem = form.problem()
  return (
    <>
      {onDrop !== undefined && (
        <Button variant="light" color="red" mr={8} onClick={onDrop}>
          Löschen
        </Button>
      )}
      {problem !== undefined ? <span role="alert">{problem}</span> : (missing?.text ?? hint)}
    </>
  )
}
type Told = { missing: Missing | null }

function WindowBody({ children }: { children: ReactNode }) {
  return <div className={classes.fields}>{children}</div>
}

function WindowFoot({ hint, children }: { hint?: ReactNode; children: ReactNode }) {
  return (
    <footer className={classes.foot}>
      <span className={classes.hint}>{hint}</span>
      {children}
    </footer>
  )
}

const InlineBody = ({ children }: { children: ReactNode }) => children

function InlineFoot({ hint, children }: { hint?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.inlineFoot}>
      {children}
      <span className={classes.hint}>{hint}</span>
    </div>
  )
}

function clockOf(at: number): string {
  return new Date(at).toLocaleTimeString('de-DE', { hour: '2-digit', minute: '2-digit' })
}

function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
  const { target } = event
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  if (event.ctrlKey || event.metaKey) {
    // A word that is still being typed, as a tag, counts once its field is left.
    const field = target instanceof HTMLInputElement ? target : null
    field?.blur()
    field?.focus()
    return submitFrom(event)
  }
  if (!(target instanceof HTMLInputElement)) return
  if (isListOpen(target)) return
  if (target.readOnly && target.getAttribute('aria-haspopup') === 'listbox') submitFrom(event)
}

const isListOpen = (field: Element) => field.getAttribute('aria-expanded') === 'true'

function submitFrom(event: KeyboardEvent<HTMLFormElement>) {
  event.preventDefault()
  event.stopPropagation()
  const form = event.currentTarget
  setTimeout(() => form.isConnected && form.requestSubmit())
}
