import type { RichText } from '@reisewerk/domain/rich-text.ts'

export type Placeholder = { readonly name: string; readonly label: string }

export type RichTextProps = {
  label: string
  /** Shown as it is until the user types; a newer value from outside appears as long as the text is not being edited. */
  value: RichText | null
  onChange: (value: RichText | null) => void
  onFocus?: () => void
  onBlur?: () => void
  disabled?: boolean
  autoFocus?: boolean
  /** What may be named in braces and is filled in later; offered in a list. */
  placeholders?: readonly Placeholder[]
}

/** What somebody did to a text before its editor was there: where they pressed, and what they typed. */
export type Begun = { readonly at: { readonly left: number; readonly top: number } | null; typed: string }
