import { type RefObject, startTransition } from 'react'
import classes from './rich-text.module.css'
import type { Begun, RichTextProps } from './rich-text-props.ts'
import { RichTextView } from './rich-text-view.tsx'

type Props = Pick<RichTextProps, 'label' | 'value' | 'disabled'> & {
  /** Told as soon as a pointer, a finger or the focus comes near. */
  onNear: () => void
  /** What the editor goes on with. */
  begun: RefObject<Begun | null>
}

/**
 * A text that looks and answers like its editor, of which most are only read: the editor is made when somebody comes near. In
 * a transition, so that this stays under the hand until the editor is there; what is typed by then is handed over.
 */
export function RichTextStandIn({ label, value, disabled = false, onNear, begun }: Props) {
  const near = () => startTransition(onNear)
  return (
    <div
      className={`${classes.editor} ${classes.text}`}
      role="textbox"
      aria-label={label}
      aria-multiline="true"
      aria-readonly={disabled}
      tabIndex={0}
      onPointerEnter={near}
      onPointerDown={({ clientX, clientY }) => {
        begun.current = { at: { left: clientX, top: clientY }, typed: '' }
      }}
      onFocus={() => {
        begun.current ??= { at: null, typed: '' }
        near()
      }}
      onBlur={() => {
        begun.current = null
      }}
      onKeyDown={(event) => {
        const isLetter =
          event.key.length === 1 && (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey))
        if (!isLetter || begun.current === null || disabled) return
        event.preventDefault()
        begun.current.typed += event.key
      }}
    >
      <RichTextView value={value} />
    </div>
  )
}
