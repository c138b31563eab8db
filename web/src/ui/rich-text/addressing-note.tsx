import { Button } from '@mantine/core'
import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { otherAddressing } from '@reisewerk/domain/documents/addressing/addressing.ts'
import { textForReader } from '@reisewerk/domain/documents/addressing/text-for-reader.ts'
import { plainTextOf, type RichText } from '@reisewerk/domain/rich-text.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useRef } from 'react'
import { confirm } from '../dialogs/confirm.tsx'
import { notice } from '../notices/notice.tsx'
import classes from './addressing-note.module.css'

type Props = {
  /** The letter as it stands there. */
  value: RichText | null
  /** What is said beside it, as its subject. */
  beside?: string
  locale: Locale
  isFormal: boolean
  /** In the language of the letter. */
  templates: readonly { readonly name: string; readonly content: RichText | null }[]
  disabled?: boolean
  onTake: (content: RichText | null) => void
}

/** Told of a letter per Du to somebody the paper greets with Sie, or the reverse; a click puts the house's template in the right form there (TRUE-06). */
export function AddressingNote({ value, beside = '', locale, isFormal, templates, disabled = false, onTake }: Props) {
  const latest = useRef({ value, onTake })
  latest.current = { value, onTake }
  const told = otherAddressing(`${beside}\n${plainTextOf(value)}`, locale, isFormal)
  if (told === null) return null
  const found = textForReader(templates, value, locale, isFormal)

  async function replace({ template: { name, content }, isOwn }: NonNullable<typeof found>) {
    const question = {
      title: `„${name}“ einsetzen?`,
      text: 'Das Anschreiben, das dort steht, wurde geändert und wird ersetzt.',
      action: 'Ersetzen',
      tone: 'bad',
    } as const
    if (isOwn && !(await confirm(question))) return
    onTake(content)
    notice.good(`Die Vorlage „${name}“ steht im Anschreiben.`, undefined, async () => {
      // What was typed since is nobody's to undo.
      if (plainTextOf(latest.current.value) === plainTextOf(content)) latest.current.onTake(value)
      else notice.warn('Das Anschreiben wurde inzwischen geändert.', 'Der frühere Text wurde nicht wieder eingesetzt.')
    })
  }

  return (
    <p className={classes.note} role="note">
      <span className={classes.words}>
        <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
        <span>
          {told}{' '}
          {found === null
            ? 'Bitte eine andere Textvorlage einsetzen oder den Text ändern.'
            : `Passend wäre „${found.template.name}“.`}
        </span>
      </span>
      {found !== null && (
        <Button size="compact-xs" variant="default" disabled={disabled} onClick={() => void replace(found)}>
          Vorlage neu einsetzen
        </Button>
      )}
    </p>
  )
}
