import { tooLong } from '../fields/too-long.ts'
import classes from './inline-edit.module.css'
import { InlineEdit, type InlineEditProps } from './inline-edit.tsx'

type Props = Pick<
  InlineEditProps<string>,
  'label' | 'value' | 'onSave' | 'state' | 'refusal' | 'disabled' | 'variant' | 'width' | 'align'
> & {
  required?: boolean
  maxLength?: number
  /** What else is wrong with a text; null where nothing is. */
  mistakeIn?: (text: string) => string | null
}

/** A line of text edited where it stands. Blanks around it are dropped; an unchanged text saves nothing. */
export function InlineText({ required = false, maxLength = 255, mistakeIn, onSave, ...props }: Props) {
  return (
    <InlineEdit
      {...props}
      display={props.value === '' ? null : <span title={props.value}>{props.value}</span>}
      onSave={(text) => {
        if (text.trim() !== props.value) onSave(text.trim())
      }}
      problemOf={(text) =>
        required && text.trim() === ''
          ? 'Bitte ausfüllen'
          : (tooLong(text, maxLength) ?? mistakeIn?.(text.trim()) ?? null)
      }
    >
      {({ draft, setDraft, takesFocus, confirm }) => (
        <input
          className={classes.input}
          aria-label={props.label}
          value={draft}
          autoFocus={takesFocus}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') confirm()
          }}
        />
      )}
    </InlineEdit>
  )
}
