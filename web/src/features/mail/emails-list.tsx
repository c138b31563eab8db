import { Stack } from '@mantine/core'
import { emailStatuses } from '@reisewerk/domain/mail/email.contract.ts'
import { IconMailOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { day } from '../../lib/format.ts'
import { ListStates } from '../../list/list-states.tsx'
import { late } from '../../ui/late.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { type AssignedEmail, assignedEmailsOf, type Email, emailsOf } from './api.ts'
import { Assigned, OwnEmail } from './email-pane.tsx'
import classes from './mail.module.css'

const ComposeDialog = late(() => import('./compose-dialog.tsx'))
const tones = { draft: 'neutral', queued: 'info', sent: 'good', failed: 'bad' } as const

type Entry = { key: string; subject: string; who: string; date: string; mail: Email | AssignedEmail }

/** All mails of a trip in one list, the chosen one beside it (MAIL-02). */
export function EmailsList({ orderId }: { orderId: number }) {
  const own = useQuery(emailsOf(orderId))
  const assigned = useQuery(assignedEmailsOf(orderId))
  const isRead = own.data !== undefined && assigned.data !== undefined
  const entries = [
    ...(own.data?.items ?? []).map(entryOfOwn),
    ...(assigned.data?.items ?? []).map(entryOfAssigned),
  ].sort((one, other) => sortable(other.date).localeCompare(sortable(one.date)))
  const found = {
    data: isRead ? { items: entries, total: entries.length } : undefined,
    isPending: !isRead,
    isError: own.isError || assigned.isError,
    refetch: () => Promise.all([own.refetch(), assigned.refetch()]),
  }
  return (
    <ListStates
      found={found}
      many="E-Mails"
      icon={IconMailOff}
      empty="Dieser Reise ist noch keine E-Mail zugeordnet"
      loadingRows={6}
    >
      {() => <Emails orderId={orderId} entries={entries} />}
    </ListStates>
  )
}

function Emails({ orderId, entries }: { orderId: number; entries: readonly Entry[] }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [edited, setEdited] = useState<Email | null>(null)
  const shown = entries.find(({ key }) => key === chosen) ?? entries[0]
  if (shown === undefined) return null
  return (
    <div className={classes.split}>
      <ul className={classes.list} aria-label="E-Mails">
        {entries.map((entry) => (
          <li key={entry.key}>
            <button
              type="button"
              className={classes.entry}
              aria-current={entry.key === shown.key || undefined}
              onClick={() => setChosen(entry.key)}
            >
              <span className={classes.entryLine}>
                <strong>{entry.who}</strong>
                <span className={classes.quiet}>{day(entry.date)}</span>
              </span>
              <span className={classes.entryLine}>
                <span className={classes.cut} title={entry.subject}>
                  {entry.subject || 'Ohne Betreff'}
                </span>
                {'status' in entry.mail ? (
                  <Badge tone={tones[entry.mail.status]}>{emailStatuses[entry.mail.status].label}</Badge>
                ) : (
                  <Badge tone="violet">Zugeordnet</Badge>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Stack component="section" gap={16} miw={0} p="14px 16px" aria-label="Gewählte E-Mail">
        {'status' in shown.mail ? (
          <OwnEmail email={shown.mail} onEdit={setEdited} />
        ) : (
          <Assigned email={shown.mail} orderId={orderId} />
        )}
      </Stack>
      <Suspense>
        {edited !== null && <ComposeDialog orderId={orderId} email={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </div>
  )
}

function entryOfOwn(mail: Email): Entry {
  const who = mail.to.map(({ name, address }) => name || address).join(', ')
  const date = mail.sentAt ?? mail.queuedAt ?? mail.updatedAt
  return { key: `own ${mail.id}`, subject: mail.subject, who: `An: ${who || '–'}`, date, mail }
}

function entryOfAssigned(mail: AssignedEmail): Entry {
  const who = mail.file?.fromName || mail.fromAddress || 'Unbekannt'
  return { key: `assigned ${mail.id}`, subject: mail.subject, who, date: mail.date ?? '', mail }
}

/** 'DD.MM.YYYY HH:mm:ss' → 'YYYYMMDDHH:mm:ss' */
function sortable(wire: string): string {
  return `${wire.slice(6, 10)}${wire.slice(3, 5)}${wire.slice(0, 2)}${wire.slice(11)}`
}
