import { type KeyboardEvent, useRef, useState } from 'react'
import { ChoiceEditor } from './choice-editor.tsx'
import { type EditorProps, type Then, thenOf } from './editor-props.ts'
import classes from './sheet.module.css'

/** The open cell: a field in the same place and of the same height, so that nothing moves. */
export function CellEditor<Row>(props: EditorProps<Row>) {
  const { is } = props.column.kind
  return is === 'choice' || is === 'lookup' ? <ChoiceEditor {...props} /> : <TextEditor {...props} />
}

function TextEditor<Row>({ name, column, editing, onType, onKeep, onRevert, onLeave }: EditorProps<Row>) {
  const [text, setText] = useState(editing.text)
  // Closing takes the focus away, and the blur of that is no second end.
  const isClosed = useRef(false)
  const isNumeric = column.kind.is === 'number' || column.kind.is === 'money'

  function close(keeps: boolean, then: Then) {
    isClosed.current = true
    if (keeps) onKeep(text)
    else onRevert()
    onLeave(then)
  }

  function press(event: KeyboardEvent) {
    const then = thenOf(event, editing.replaces)
    if (then === null) return
    event.preventDefault()
    event.stopPropagation()
    close(event.key !== 'Escape', then)
  }

  return (
    <input
      // A cell is opened to type into it.
      autoFocus
      aria-label={name}
      className={classes.editor}
      value={text}
      inputMode={isNumeric ? 'decimal' : undefined}
      autoComplete="off"
      maxLength={column.kind.is === 'text' ? 5000 : 40}
      onFocus={(event) => {
        if (!editing.replaces) event.currentTarget.select()
      }}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onType(event.currentTarget.value)
      }}
      onKeyDown={press}
      onBlur={() => {
        if (!isClosed.current) onKeep(text)
      }}
    />
  )
}
