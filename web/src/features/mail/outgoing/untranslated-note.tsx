import { untranslatedIn, untranslatedWords } from '@reisewerk/domain/mail/wording/untranslated-words.ts'
import type { Wording } from '@reisewerk/domain/mail/wording/wording.contract.ts'
import { IconLanguage } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { Elsewhere } from '../../../ui/lists/checklist.tsx'
import classes from '../mail.module.css'

/** Subject and text of a letter as they stand there now, and what its request tells; null of a mail that asks nobody. */
export type Worded = { letter: string; wording: Wording | null }

function wordsOf({ letter, wording }: Worded): string | null {
  return wording === null ? null : untranslatedWords(letter, wording)
}

/** Above a letter that names what is not in its language, with the way to where that is translated (TRUE-07). */
export function UntranslatedNote({ orderId, ...worded }: Worded & { orderId: number }) {
  const words = wordsOf(worded)
  if (words === null || worded.wording === null) return null
  const open = untranslatedIn(worded.letter, worded.wording)
  const named = open.flatMap(({ label, text, path }) =>
    path === undefined ? [] : [{ path, name: `${label} ${text}` }],
  )
  return (
    <p className={classes.note} role="status">
      <IconLanguage size={16} stroke={1.8} aria-hidden />
      <span>
        {words}{' '}
        {open.length > named.length && (
          <Link {...paths.order(orderId)} hash={`service-${worded.wording.service}`}>
            Zur Leistung
          </Link>
        )}
        {named.map(({ path, name }) => (
          <Elsewhere key={path} path={path}>
            {` ${name}`}
          </Elsewhere>
        ))}
      </span>
    </p>
  )
}

/** Asks before a letter leaves that is not all in its language. @returns whether it shall leave so */
export async function askUntranslated(worded: Worded): Promise<boolean> {
  const text = wordsOf(worded)
  if (text === null) return true
  return confirm({ title: 'Anschreiben in zwei Sprachen', text, action: 'So senden' })
}
