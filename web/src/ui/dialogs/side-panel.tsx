import { Portal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { createContext, type KeyboardEvent, type ReactNode, useContext, useId } from 'react'
import { beginInForm } from '../focus/begin-in-form.ts'
import { useReturnFocus } from '../focus/return-focus.ts'
import { IconButton } from '../icon-button.tsx'
import { GoneNotice } from '../notices/gone-notice.tsx'
import classes from './side-panel.module.css'
import { useAskBeforeClosing } from './use-ask-before-closing.ts'
import { Window } from './window.tsx'

type Props = {
  title: string
  icon?: ReactNode
  isChanged?: boolean
  /** Somebody has deleted what is being edited: who, and what. What was typed stays to be copied. */
  gone?: string | null
  onClose: () => void
  children: ReactNode
}

const OverContext = createContext(false)

/** Side panels below open as dialogs over the page: for pages that have nothing to look at beside them. */
export function PanelsOverPage({ children }: { children: ReactNode }) {
  return <OverContext value={true}>{children}</OverContext>
}

type PanelProps = Omit<Props, 'isChanged' | 'gone' | 'onClose'> & ReturnType<typeof useAskBeforeClosing>

/**
 * A form with its head; what stands inside does not know whether it lies beside the page or over it. Whoever closes it after
 * typing is asked; the buttons in its foot do what they say at once.
 */
export function SidePanel({ isChanged, gone = null, onClose, children, ...props }: Props) {
  const asking = useAskBeforeClosing(onClose, isChanged)
  const Panel = useContext(OverContext) ? PanelOver : PanelBeside
  return (
    <Panel {...props} {...asking}>
      {gone !== null && <GoneNotice text={gone} onClose={onClose} />}
      {children}
    </Panel>
  )
}

function PanelOver({ title, icon, watch, close, children }: PanelProps) {
  return (
    <Window
      onClose={close}
      {...watch}
      size={640}
      closeOnClickOutside={false}
      classNames={{ content: classes.over, body: classes.inside }}
      title={
        <span className={classes.heading}>
          <span aria-hidden>{icon}</span>
          {title}
        </span>
      }
    >
      {children}
    </Window>
  )
}

/**
 * A form beside the page: it lies over the right edge, so that nothing moves, and leaves the page to look at and work with.
 * Escape closes it; the focus then goes back to where it was.
 */
function PanelBeside({ title, icon, watch, close, children }: PanelProps) {
  const headingId = useId()
  useReturnFocus()

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // The first Escape closes a list that is open inside.
    const inList = event.target instanceof Element && event.target.closest('[aria-expanded="true"]') !== null
    if (!inList) close()
  }

  return (
    <Portal>
      <section
        ref={beginInForm}
        className={classes.panel}
        role="dialog"
        aria-labelledby={headingId}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        {...watch}
      >
        <header className={classes.head}>
          {icon}
          <h2 id={headingId} className={classes.title}>
            {title}
          </h2>
          <IconButton icon={IconX} label="Schließen" onClick={close} />
        </header>
        {children}
      </section>
    </Portal>
  )
}

export function SidePanelBody({ children }: { children: ReactNode }) {
  return <div className={classes.body}>{children}</div>
}

export function SidePanelFoot({ hint, children }: { hint?: ReactNode; children: ReactNode }) {
  return (
    <footer className={classes.foot}>
      <span className={classes.hint}>{hint}</span>
      {children}
    </footer>
  )
}
