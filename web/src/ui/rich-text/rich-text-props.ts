import type { RichText } from '@reisewerk/domain/rich-text.ts'

export type RichTextProps = {
  label: string
  /** Shown as it is until the user types; a newer value from outside appears as long as the text is not being edited. */
  value: RichText | null
  /** null when nothing is left. */
  onChange: (value: RichText | null) => void
  onFocus?: () => void
  onBlur?: () => void
  disabled?: boolean
  /** One writes here first when the form opens. */
  autoFocus?: boolean
}
