import { type RefObject, startTransition, useCallback } from 'react'
import classes from './rich-text.module.css'
import type { Begun, RichTextProps } from './rich-text-props.ts'
import { RichTextView } from './rich-text-view.tsx'
import { typedAfter } from './typed-before.ts'

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
  const keepTyped = useCallback(
    (element: HTMLElement | null) => (element === null ? undefined : listen(element, begun)),
    [begun],
  )
  return (
    <div
      ref={keepTyped}
      className={`${classes.editor} ${classes.text}`}
      role="textbox"
      aria-label={label}
      aria-multiline="true"
      aria-readonly={disabled}
      tabIndex={0}
      // So that the browser says what is typed, however it comes: by a key, composed, dictated, pasted.
      contentEditable={!disabled}
      suppressContentEditableWarning
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
    >
      <RichTextView value={value} />
    </div>
  )
}

/** The text itself is React's: what would change it is noted instead. The browser's own event says more than React's. */
function listen(element: HTMLElement, begun: Props['begun']) {
  const note = (inputType: string, text: string) => {
    if (begun.current !== null) begun.current.typed = typedAfter(begun.current.typed, inputType, text)
  }
  const onBeforeInput = (event: InputEvent) => {
    event.preventDefault()
    note(event.inputType, event.data ?? event.dataTransfer?.getData('text/plain') ?? '')
  }
  const onComposed = ({ data }: CompositionEvent) => note('insertText', data)
  element.addEventListener('beforeinput', onBeforeInput)
  element.addEventListener('compositionend', onComposed)
  return () => {
    element.removeEventListener('beforeinput', onBeforeInput)
    element.removeEventListener('compositionend', onComposed)
  }
}
