import { Button, Checkbox } from '@mantine/core'
import { reminderSteps } from '@reisewerk/domain/invoices/reminder-steps.ts'
import { reminderContract } from '@reisewerk/domain/payments/reminders/reminder.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconFileTypePdf, IconMail, IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { remove, update } from '../../../lib/api.ts'
import { day } from '../../../lib/format.ts'
import { nameOf } from '../../../lib/session.ts'
import type { NewMail } from '../../../lib/writing.ts'
import { paths } from '../../../paths.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { SidePanel } from '../../../ui/dialogs/side-panel.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { centsOf } from '../api.ts'
import { shownAmount } from '../open-item-columns.tsx'
import classes from '../payments.module.css'
import { ReminderSent } from './next-reminder.tsx'
import { beginLetter, noteSent, type Reminder } from './reminder-api.ts'

const notSaved = 'Das konnte nicht gespeichert werden! Server Error!'

type Props = { reminder: Reminder; write: (orderId: number, mail: NewMail) => void; onClose: () => void }

/** A letter that was made: what it asks for, whether the client has it, and what can still be done with it. */
export function ReminderPanel({ reminder, write, onClose }: Props) {
  const { id, order, orderNumber, tripName, step, invoices, document, sentAt, fee, isFeeWaived } = reminder
  const attempt = useAttempt(reminderContract.name)
  const facts = [
    ['Kunde', reminder.client?.companyName ?? ''],
    ['erstellt', `${day(reminder.createdAt)}, ${nameOf(reminder.user)}`],
    ['zahlbar bis', day(reminder.payBy)],
    ['frühere Gebühren', shownAmount(reminder.earlierFees)],
    ['Mahngebühr', isFeeWaived ? `erlassen (im Schreiben: ${shownAmount(fee)})` : shownAmount(fee)],
  ] as const
  async function undo() {
    const isMeant = await confirm({
      title: 'Schreiben zurücknehmen?',
      text: 'Die Stufe gilt dann als nicht gemahnt. Das Papier bleibt bei den Dokumenten der Reise.',
      action: 'Zurücknehmen',
      tone: 'bad',
    })
    if (isMeant && (await attempt(() => remove(reminderContract, id), notSaved))) onClose()
  }
  return (
    <SidePanel title={reminderSteps[step].label} onClose={onClose}>
      <div className={classes.panel}>
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>Reise</dt>
            <dd>
              <Link {...paths.clientInvoice(idOf(order))} className={classes.trip}>
                {orderNumber} <span>{tripName}</span>
              </Link>
            </dd>
          </div>
          <div>
            <dt>Versand</dt>
            <dd>
              <ReminderSent reminder={reminder} />
            </dd>
          </div>
        </dl>
        <ul className={classes.parts}>
          {invoices.map(({ clientInvoice, invoiceNumber, step: of, open }) => (
            <li key={clientInvoice}>
              <span>
                {invoiceNumber} <em>{reminderSteps[of].label}</em>
              </span>
              <strong>{shownAmount(open)}</strong>
            </li>
          ))}
        </ul>
        <div className={classes.letterActions}>
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={15} stroke={1.6} aria-hidden />}
            component="a"
            href={document.path}
            target="_blank"
            rel="noopener"
          >
            PDF öffnen
          </Button>
          <MailButton reminder={reminder} write={write} />
          {sentAt === null && (
            <Button
              variant="default"
              leftSection={<IconSend size={15} stroke={1.6} aria-hidden />}
              onClick={() => void attempt(() => noteSent(id), notSaved)}
            >
              Als versendet vermerken
            </Button>
          )}
          {centsOf(fee) > 0 && (
            <Checkbox
              size="xs"
              label="Gebühr erlassen"
              checked={isFeeWaived}
              onChange={({ currentTarget: { checked } }) =>
                void attempt(() => update(reminderContract, id, { isFeeWaived: checked }), notSaved)
              }
            />
          )}
          {sentAt === null && (
            <Button variant="subtle" color="red" onClick={() => void undo()}>
              Zurücknehmen
            </Button>
          )}
        </div>
      </div>
    </SidePanel>
  )
}

/** Opens the mail that takes a letter there, its paper attached. */
function MailButton({ reminder: { id, order }, write }: Pick<Props, 'reminder' | 'write'>) {
  const attempt = useAttempt()
  const begin = () =>
    attempt(async () => {
      const { to, subject, body, document } = await beginLetter(id)
      const [first] = to
      write(idOf(order), {
        ...{ to: first === undefined ? null : { ...first, contact: null }, subject, body },
        attachments: [document],
      })
    }, 'Die E-Mail konnte nicht vorbereitet werden.')
  return (
    <Button leftSection={<IconMail size={15} stroke={1.6} aria-hidden />} onClick={() => void begin()}>
      E-Mail
    </Button>
  )
}
