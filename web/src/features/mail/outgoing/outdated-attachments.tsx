import { IconAlertTriangle } from '@tabler/icons-react'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import type { StoredDocument } from '../../files/api.ts'
import { useOutdated } from '../../files/outdated/api.ts'
import classes from '../mail.module.css'

type Attachments = { orderId: number; attachments: readonly StoredDocument[] }
const shownChanges = 3

/** What papers that go along with a mail say otherwise than their trip by now, in a sentence; null where they say what is so (TRUE-04). */
function useOutdatedWords({ orderId, attachments }: Attachments): string | null {
  const changesOf = useOutdated(orderId)
  const told = attachments.flatMap(({ id, name }) => {
    const changes = changesOf(id)
    const rest = changes.length - shownChanges
    const shown = [...changes.slice(0, shownChanges), ...(rest > 0 ? [`und ${rest} mehr`] : [])]
    return changes.length === 0 ? [] : [`„${name}“ ist überholt: ${shown.join(' · ')}.`]
  })
  return told.length === 0 ? null : told.join(' ')
}

/** Above a mail with a paper that is outdated (EASE-04, TRUE-06). */
export function OutdatedAttachmentsNote(props: Attachments) {
  const words = useOutdatedWords(props)
  if (words === null) return null
  return (
    <p className={classes.note} role="status">
      <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
      <span>{words}</span>
    </p>
  )
}

/** Asks before a paper leaves that is outdated. @returns whether it shall leave as it is */
export function useAskOutdated(of: Attachments): () => Promise<boolean> {
  const words = useOutdatedWords(of)
  return async () => words === null || confirm({ title: 'Anhang ist überholt', text: words, action: 'So senden' })
}
