import { Button, Stack } from '@mantine/core'
import { emailAssignmentContract } from '@reisewerk/domain/mail/email-assignment.contract.ts'
import type { Proposal } from '@reisewerk/domain/mail/received-email.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { idOfLink } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { create, itemOf, newKey } from '../../../lib/api.ts'
import { day } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { late } from '../../../ui/late.tsx'
import { ErrorState } from '../../../ui/lists/list-state.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import classes from '../mail.module.css'
import { assignmentsOf, fileOf, proposalsOf, type ReceivedEmail } from './mailbox-api.ts'

const AssignDialog = late(() => import('../assign-dialog.tsx'))

/** What a mail belongs to: what it is assigned to, what is proposed, and anything else. */
export function ReceivedSide({ mail }: { mail: ReceivedEmail }) {
  const [isOpen, setOpen] = useState(false)
  const file = useQuery(fileOf(mail.file)).data
  const assigned = useQuery(assignmentsOf(mail.file)).data?.items ?? []
  return (
    <Stack gap={12}>
      <h3>Vorgänge</h3>
      {assigned.map(({ id, links, isByHeaders }) => (
        <ul key={id} className={classes.chosen}>
          {links.map((link) => (
            <li key={link.order ?? link.orderConcept}>
              <Target link={link} />
              {isByHeaders && <span className={classes.quiet}>von selbst erkannt</span>}
            </li>
          ))}
        </ul>
      ))}
      {mail.state === 'open' && <Proposals mail={mail} />}
      <Button variant="default" disabled={file === undefined} onClick={() => setOpen(true)}>
        Anderem Vorgang zuordnen …
      </Button>
      <Suspense>
        {isOpen && file !== undefined && (
          <AssignDialog orderId={null} orderName="" file={file} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </Stack>
  )
}

function Target({ link }: { link: { order?: string; orderConcept?: string } }) {
  const id = idOfLink(link.order ?? '', 'orders')
  const order = useQuery({ ...itemOf(orderContract, id ?? 0), enabled: id !== null }).data
  if (id === null) return <span>Gesamtkonzept</span>
  return (
    <Link {...paths.emails(id)}>
      {[order?.orderNumber, order?.trip.name].filter((part) => part !== undefined && part !== '').join(' · ') ||
        'Reise'}
    </Link>
  )
}

function Proposals({ mail }: { mail: ReceivedEmail }) {
  const proposals = useQuery(proposalsOf(mail.id))
  const attempt = useAttempt(emailAssignmentContract.name)
  const assign = ({ order, request }: Proposal) =>
    attempt(async () => {
      const { messageId, subject, date, fromAddress, file } = mail
      const body = { messageId, subject, date, fromAddress, file, request, links: [{ order }] }
      await create(emailAssignmentContract, body, newKey())
      notice.good('Die Email wurde erfolgreich zugeordnet')
    }, 'Die Email konnte nicht zugeordnet werden.')
  if (proposals.isError) {
    return <ErrorState text="Die Vorschläge konnten nicht geladen werden." onRetry={() => void proposals.refetch()} />
  }
  const found = proposals.data ?? []
  if (found.length === 0)
    return <p className={classes.quiet}>{proposals.isPending ? 'Wird gesucht …' : 'Kein Vorgang passt von selbst.'}</p>
  return (
    <ul className={classes.proposals} aria-label="Vorschläge">
      {found.map((proposal) => (
        <li key={`${proposal.order} ${proposal.request}`}>
          <strong>
            {proposal.orderNumber} {proposal.tripName}
          </strong>
          <span className={classes.quiet}>
            {[proposal.client, day(proposal.startAt), proposal.requestName, proposal.reason]
              .filter((part) => part !== '')
              .join(' · ')}
          </span>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Zuordnen zu ${proposal.orderNumber}`}
            onClick={() => void assign(proposal)}
          >
            Zuordnen
          </Button>
        </li>
      ))}
    </ul>
  )
}
