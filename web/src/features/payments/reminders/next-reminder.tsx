import { reminderSteps } from '@reisewerk/domain/invoices/reminder-steps.ts'
import { noMailServer } from '@reisewerk/domain/mail/email-status.ts'
import { day } from '../../../lib/format.ts'
import { Badge } from '../../../ui/marks/badge.tsx'
import { useMailWay } from '../../mail/outgoing/api.ts'
import type { Overdue, Reminder } from './reminder-api.ts'

/** What comes next for an overdue invoice, or why nothing does. */
export function NextReminder({ next }: { next: Overdue['next'] }) {
  if (next.state === 'due') return <Badge tone="bad">{reminderSteps[next.step].label}</Badge>
  if (next.state === 'through') return <Badge tone="warn">alle Stufen gemahnt</Badge>
  if (next.state === 'later') {
    return (
      <>
        {reminderSteps[next.step].label} ab {day(next.from)}
      </>
    )
  }
  const until = next.until === null ? '' : ` bis ${day(next.until)}`
  return (
    <Badge tone="neutral" title={next.reason}>
      Mahnsperre{until}: {next.reason}
    </Badge>
  )
}

/** Whether the client has a letter: what no mail has taken there and nobody has noted is not sent. */
export function ReminderSent({ reminder: { sentAt, emailStatus, organisation } }: { reminder: Reminder }) {
  const hasWay = useMailWay(organisation)
  if (sentAt !== null) return <Badge tone="good">versendet {day(sentAt)}</Badge>
  if (emailStatus === 'failed') return <Badge tone="bad">E-Mail nicht gesendet</Badge>
  if (emailStatus === 'queued') return <Badge tone="info">E-Mail wird gesendet</Badge>
  if (emailStatus === 'draft' && hasWay === false) return <Badge tone="warn">{noMailServer}</Badge>
  return <Badge tone="warn">{emailStatus === 'draft' ? 'E-Mail als Entwurf' : 'nicht versendet'}</Badge>
}
