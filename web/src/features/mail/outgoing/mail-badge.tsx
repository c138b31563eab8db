import { emailStatuses } from '@reisewerk/domain/mail/email.contract.ts'
import { noMailServer } from '@reisewerk/domain/mail/email-status.ts'
import { Badge } from '../../../ui/marks/badge.tsx'
import type { Email } from '../api.ts'
import { useMailWay } from './api.ts'

const tones = { draft: 'neutral', queued: 'info', sent: 'good', failed: 'bad' } as const

/** @param hasWay whether mails of its house leave from here; null while nobody knows */
type Props = Pick<Email, 'status' | 'failure'> & { hasWay?: boolean | null }

/** How far a mail is, as it is: what waits or came back is not called sent, and what cannot leave says why (MOVE-07). */
export function MailBadge({ status, failure, hasWay = null }: Props) {
  const isKept = hasWay === null ? failure === noMailServer : !hasWay
  if (status === 'draft' && isKept) return <Badge tone="warn">{noMailServer}</Badge>
  if (status === 'sent' && failure !== null) return <Badge tone="bad">Nicht zugestellt</Badge>
  if (status === 'queued' && failure !== null) return <Badge tone="warn">Wartet</Badge>
  return <Badge tone={tones[status]}>{emailStatuses[status].label}</Badge>
}

/** The same of a mail of whichever house. */
export function MailStand({ mail }: { mail: Pick<Email, 'status' | 'failure' | 'organisation'> }) {
  return <MailBadge {...mail} hasWay={useMailWay(mail.organisation)} />
}
