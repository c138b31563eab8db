import { Group } from '@mantine/core'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { emailContract } from '@reisewerk/domain/mail/email.contract.ts'
import { mailStanding } from '@reisewerk/domain/mail/email-status.ts'
import { isOvertakenMail, otherNumberWords } from '@reisewerk/domain/mail/renewal/letter-facts.ts'
import { Badge } from '../../../ui/marks/badge.tsx'
import type { Email } from '../api.ts'
import { useMailWay } from './api.ts'

/** @param hasWay whether mails of its house leave from here; null while nobody knows */
type Props = Pick<Email, 'status' | 'failure'> & { hasWay?: boolean | null }

export function MailBadge({ hasWay = null, ...mail }: Props) {
  const { label, tone } = mailStanding(mail, hasWay)
  return <Badge tone={tone}>{label}</Badge>
}

type Listed = Pick<
  ItemOf<typeof emailContract>,
  'status' | 'failure' | 'organisation' | 'isLetter' | 'told' | 'knew' | 'asks'
>

/** The same of a mail of whichever house; of a letter that is still to leave also that it is untrue by now, or names another number than the contingent (TRUE-02, TRUE-03). */
export function MailStand({ mail }: { mail: Listed }) {
  const badge = <MailBadge status={mail.status} failure={mail.failure} hasWay={useMailWay(mail.organisation)} />
  const isOvertaken = isOvertakenMail(mail)
  const otherNumber = otherNumberWords(mail)
  if (!isOvertaken && otherNumber === null) return badge
  return (
    <Group gap={4} wrap="nowrap">
      {isOvertaken ? (
        <Badge tone="bad">Überholt</Badge>
      ) : (
        <Badge tone="warn" title={otherNumber ?? undefined}>
          Andere Zahl
        </Badge>
      )}
      {badge}
    </Group>
  )
}
