import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useOpenForm } from '../dialogs/open-forms.ts'
import { ChoiceEditor } from './choice-editor.tsx'
import { type EditorProps, isWindowLeft, type Then, thenOf } from './editor-props.ts'
import classes from './sheet.module.css'

/** The open cell: a field in the same place and of the same height, so that nothing moves. */
export function CellEditor<Row>(props: EditorProps<Row>) {
  const { is } = props.column.kind
  return is === 'choice' || is === 'lookup' ? <ChoiceEditor {...props} /> : <TextEditor {...props} />
}

function TextEditor<Row>({
  name,
  column,
  editing,
  onType,
  isLostWhenLeft,
  onKeep,
  onRevert,
  onLeave,
}: EditorProps<Row>) {
  const [text, setText] = useState(editing.text)
  // Closing takes the focus away, and the blur of that is no second end.
  const isClosed = useRef(false)
  // A cell that was only looked into stays as it is: its text may say less than its value.
  const isTyped = editing.replaces || text !== editing.text
  useOpenForm({ isChanged: () => isTyped && !isClosed.current && isLostWhenLeft(text) })
  const isMultiline = column.kind.is === 'text' && column.kind.isMultiline === true
  const isNumeric = column.kind.is === 'number' || column.kind.is === 'money'

  function close(keeps: boolean, then: Then) {
    isClosed.current = true
    end(keeps)
    onLeave(then)
  }

  function end(keeps: boolean) {
    if (keeps && isTyped) onKeep(text)
    else onRevert()
  }

  function write(next: string) {
    setText(next)
    onType(next)
  }

  function press(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
    if (isMultiline && event.key === 'Enter' && event.altKey) {
      const { currentTarget } = event
      currentTarget.setRangeText('\n', currentTarget.selectionStart ?? 0, currentTarget.selectionEnd ?? 0, 'end')
      write(currentTarget.value)
      event.preventDefault()
      return
    }
    const then = thenOf(event, editing.replaces)
    if (then === null) return
    event.preventDefault()
    event.stopPropagation()
    close(event.key !== 'Escape', then)
  }

  const field = {
    autoFocus: true,
    'aria-label': name,
    className: classes.editor,
    value: text,
    autoComplete: 'off',
    placeholder: column.placeholder,
    maxLength: column.kind.is === 'text' ? 5000 : 40,
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // F2 edits on, and a letter that began it stands before the caret.
      currentTarget.setSelectionRange(text.length, text.length)
    },
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      write(currentTarget.value)
    },
    onKeyDown: press,
    onBlur: (event: FocusEvent) => {
      if (!isClosed.current && !isWindowLeft(event)) end(true)
    },
  }
  if (isMultiline)
    return <textarea {...field} rows={text.split('\n').length} data-lines={text.includes('\n') || undefined} />
  return <input {...field} inputMode={isNumeric ? 'decimal' : undefined} />
}
