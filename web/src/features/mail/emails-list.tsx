import { SegmentedControl, TextInput } from '@mantine/core'
import { receivedEmailContract } from '@reisewerk/domain/mail/received-email.contract.ts'
import { idOfLink } from '@reisewerk/domain/wire.ts'
import { IconMailOff, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { update } from '../../lib/api.ts'
import { day } from '../../lib/format.ts'
import { useKeys } from '../../lib/use-keys.ts'
import { ListStates } from '../../list/list-states.tsx'
import { late } from '../../ui/late.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import { type AssignedEmail, assignedEmailsOf, type Email, emailsOf } from './api.ts'
import { Assigned, OwnEmail } from './email-pane.tsx'
import classes from './mail.module.css'
import { type MailEntry, MailSplit } from './mail-split.tsx'
import { MailStand } from './outgoing/mail-badge.tsx'

const ComposeDialog = late(() => import('./compose-dialog.tsx'))

type Entry = MailEntry & { excerpt: string; mail: Email | AssignedEmail; at: string }

/** All mails of a trip in one list, the chosen one beside it (MAIL-02). */
export function EmailsList({ orderId }: { orderId: number }) {
  const own = useQuery(emailsOf(orderId))
  const assigned = useQuery(assignedEmailsOf(orderId))
  const isRead = own.data !== undefined && assigned.data !== undefined
  const entries = [
    ...(own.data?.items ?? []).map(entryOfOwn),
    ...(assigned.data?.items ?? []).map(entryOfAssigned),
  ].sort((one, other) => sortable(other.at).localeCompare(sortable(one.at)))
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
  const [term, setTerm] = useState('')
  const [side, setSide] = useState('Alle')
  const searchField = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => searchField.current?.select() })
  const attempt = useAttempt(receivedEmailContract.name)
  const words = term.trim().toLowerCase()
  const found = entries.filter(
    (entry) =>
      (side === 'Alle' || (side === 'Gesendet') === 'status' in entry.mail) &&
      [entry.who, entry.subject, entry.excerpt].some((part) => part.toLowerCase().includes(words)),
  )
  const shown = found.find(({ key }) => key === chosen) ?? found[0]
  function choose(key: string) {
    setChosen(key)
    const mail = entries.find((entry) => entry.key === key)?.mail
    if (mail === undefined || 'status' in mail || !mail.isUnread) return
    const id = idOfLink(mail.received ?? '', 'received_emails')
    if (id === null) return
    void attempt(
      () => update(receivedEmailContract, id, { isRead: true }),
      'Die E-Mail konnte nicht als gelesen vermerkt werden.',
    )
  }
  return (
    <>
      <div className={classes.tools}>
        <TextInput
          ref={searchField}
          type="search"
          aria-label="E-Mails durchsuchen"
          placeholder="Absender, Betreff, Text …"
          leftSection={<IconSearch size={14} aria-hidden />}
          value={term}
          onChange={({ currentTarget }) => setTerm(currentTarget.value)}
        />
        <SegmentedControl
          aria-label="E-Mails zeigen"
          data={['Alle', 'Eingang', 'Gesendet']}
          value={side}
          onChange={setSide}
        />
      </div>
      {shown === undefined ? (
        <p className={classes.nothing}>Keine E-Mail passt dazu.</p>
      ) : (
        <MailSplit entries={found} chosen={shown.key} onChoose={choose}>
          {'status' in shown.mail ? (
            <OwnEmail email={shown.mail} onEdit={setEdited} />
          ) : (
            <Assigned key={shown.key} email={shown.mail} orderId={orderId} />
          )}
        </MailSplit>
      )}
      <Suspense>
        {edited !== null && <ComposeDialog orderId={orderId} email={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </>
  )
}

function entryOfOwn(mail: Email): Entry {
  const who = mail.to.map(({ name, address }) => name || address).join(', ')
  const at = mail.sentAt ?? mail.queuedAt ?? mail.updatedAt
  return {
    key: `own ${mail.id}`,
    ...{ subject: mail.subject, who: `An: ${who || '–'}`, date: day(at), at, mail },
    excerpt: mail.text.slice(0, 160),
    attachmentCount: mail.attachments.length,
    badge: <MailStand mail={mail} />,
  }
}

function entryOfAssigned(mail: AssignedEmail): Entry {
  const at = mail.date ?? ''
  return {
    key: `assigned ${mail.id}`,
    ...{ subject: mail.subject, who: mail.fromName || mail.fromAddress || 'Unbekannt', date: day(at), at, mail },
    ...{ excerpt: mail.excerpt, attachmentCount: mail.attachmentCount, isUnread: mail.isUnread },
    badge: <Badge tone="violet">{mail.isByHeaders ? 'Von selbst erkannt' : 'Zugeordnet'}</Badge>,
  }
}

/** 'DD.MM.YYYY HH:mm:ss' → 'YYYYMMDDHH:mm:ss' */
function sortable(wire: string): string {
  return `${wire.slice(6, 10)}${wire.slice(3, 5)}${wire.slice(0, 2)}${wire.slice(11)}`
}
