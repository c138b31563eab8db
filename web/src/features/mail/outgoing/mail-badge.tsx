import { emailStatuses } from '@reisewerk/domain/mail/email.contract.ts'
import { noMailServer } from '@reisewerk/domain/mail/email-status.ts'
import { Badge } from '../../../ui/marks/badge.tsx'
import type { Email } from '../api.ts'

const tones = { draft: 'neutral', queued: 'info', sent: 'good', failed: 'bad' } as const

/** How far a mail is, as it is: what waits or came back is not called sent (MOVE-07). */
export function MailBadge({ status, failure }: Pick<Email, 'status' | 'failure'>) {
  if (status === 'draft' && failure !== null) return <Badge tone="warn">{noMailServer}</Badge>
  if (status === 'sent' && failure !== null) return <Badge tone="bad">Nicht zugestellt</Badge>
  if (status === 'queued' && failure !== null) return <Badge tone="warn">Wartet</Badge>
  return <Badge tone={tones[status]}>{emailStatuses[status].label}</Badge>
}
