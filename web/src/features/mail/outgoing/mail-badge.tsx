import { Group } from '@mantine/core'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { type emailContract, emailStatuses } from '@reisewerk/domain/mail/email.contract.ts'
import { noMailServer } from '@reisewerk/domain/mail/email-status.ts'
import { isOvertakenMail } from '@reisewerk/domain/mail/renewal/letter-facts.ts'
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

type Listed = Pick<
  ItemOf<typeof emailContract>,
  'status' | 'failure' | 'organisation' | 'isLetter' | 'told' | 'knew' | 'asks'
>

/** The same of a mail of whichever house; of a letter that is still to leave also that it is untrue by now (TRUE-02, TRUE-03). */
export function MailStand({ mail }: { mail: Listed }) {
  const badge = <MailBadge {...mail} hasWay={useMailWay(mail.organisation)} />
  if (!isOvertakenMail(mail)) return badge
  return (
    <Group gap={4} wrap="nowrap">
      <Badge tone="bad">Überholt</Badge>
      {badge}
    </Group>
  )
}
