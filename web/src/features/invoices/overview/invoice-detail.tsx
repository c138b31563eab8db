import { Button } from '@mantine/core'
import { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { invoiceTypes } from '@reisewerk/domain/invoices/invoice-types.ts'
import { IconFileTypePdf, IconFileTypeXml, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { act } from '../../../lib/api.ts'
import { amount, clock, currencySign, day, today } from '../../../lib/format.ts'
import { nameOf } from '../../../lib/session.ts'
import { paths } from '../../../paths.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { type Invoice, versionsOf } from '../api.ts'
import { centsOf, stateOfInvoice } from '../invoice-state.ts'
import classes from '../invoices.module.css'
import { PaymentList } from './payment-list.tsx'

const formats = { zugferd: 'ZUGFeRD-XML', xrechnung: 'XRechnung' }

type Props = {
  invoice: Invoice
  orderId: number
  /** How far its client was reminded. */
  reminders?: ((invoice: Invoice) => ReactNode) | undefined
}

/** Everything about the invoice in hand, and what can be done with it now. */
export function InvoiceDetail({ invoice, orderId, reminders }: Props) {
  const { type, invoiceNumber, document, dueDate, status, isFixed, id, sentAt, exportedAt, eInvoice } = invoice
  const { label, tone } = stateOfInvoice(invoice, today())
  const sign = currencySign(invoice.amount.currency)
  const open = centsOf(invoice.open)
  const mayBeCanceled = status !== 'canceled' && type !== 'cancelation'
  return (
    <>
      <Panel
        title={`${invoiceTypes[type].label} ${invoiceNumber}`}
        hint={<Badge tone={tone}>{label}</Badge>}
        actions={
          <>
            {sentAt === null && status === 'new' && <SentButton invoice={invoice} />}
            <a href={document.path} target="_blank" rel="noopener" className={classes.open}>
              <IconFileTypePdf size={16} stroke={1.6} aria-hidden /> PDF öffnen
            </a>
            {eInvoice !== 'none' && (
              <a href={`/api/client_invoices/${id}/xml`} download className={classes.open}>
                <IconFileTypeXml size={16} stroke={1.6} aria-hidden /> {formats[eInvoice]} laden
              </a>
            )}
          </>
        }
      >
        <dl className={classes.sum}>
          <div>
            <dt>Betrag</dt>
            <dd>{amount(centsOf(invoice.amount))}</dd>
          </div>
          <div>
            <dt>bezahlt</dt>
            <dd>{amount(-centsOf(invoice.paid))}</dd>
          </div>
          <div data-strong data-late={tone === 'bad' || undefined}>
            <dt>{tone === 'bad' ? `offen seit dem ${day(dueDate)}` : open < 0 ? 'zu viel bezahlt' : 'offen'}</dt>
            <dd>
              {amount(Math.abs(open))} {sign}
            </dd>
          </div>
        </dl>
      </Panel>
      <PaymentList invoice={invoice} />
      {reminders?.(invoice)}
      <Versions invoice={invoice} />
      <div className={classes.last}>
        {!isFixed && (
          <Button
            variant="default"
            renderRoot={(root) => <Link {...root} {...paths.clientInvoice(orderId, { tab: 'create', invoice: id })} />}
          >
            Bearbeiten
          </Button>
        )}
        {mayBeCanceled && (
          <Button
            color="red"
            variant="light"
            renderRoot={(root) => (
              <Link {...root} {...paths.clientInvoice(orderId, { tab: 'create', type: 'cancelation', cancels: id })} />
            )}
          >
            Stornorechnung erstellen
          </Button>
        )}
        {exportedAt !== null && <span>exportiert am {day(exportedAt)}</span>}
        {isFixed && mayBeCanceled && <span>Berichtigt wird eine feste Rechnung nur durch Storno und eine neue.</span>}
      </div>
    </>
  )
}

/** From then on it stays as it is (INV-06). */
function SentButton({ invoice: { id, invoiceNumber } }: { invoice: Invoice }) {
  const attempt = useAttempt(clientInvoiceContract.name)
  async function send() {
    const isMeant = await confirm({
      title: 'Als versendet vermerken?',
      text: `${invoiceNumber} bleibt dann, wie sie ist. Berichtigt wird sie nur durch Storno und eine neue.`,
      action: 'Vermerken',
    })
    if (isMeant)
      await attempt(() => act(`/api/client_invoices/${id}/sent`), 'Das konnte nicht gespeichert werden! Server Error!')
  }
  return <IconButton size={24} icon={IconSend} label="Als versendet vermerken" onClick={() => void send()} />
}

/** Every version stays, under the same number (INV-06). */
function Versions({ invoice }: { invoice: Invoice }) {
  const { data } = useQuery(versionsOf(invoice.id))
  const versions = (data?.items ?? []).toSorted((one, other) => other.versionNumber - one.versionNumber)
  return (
    <Panel title="Fassungen" hint={invoice.isFixed ? 'fest' : 'bis zum Versand oder zur Zahlung zu ändern'} flush>
      <ul className={classes.versions}>
        {versions.map(({ id, versionNumber, document, createdAt, user, sha256 }) => (
          <li key={id}>
            <a href={document.path} target="_blank" rel="noopener" title={`SHA-256: ${sha256}`}>
              Fassung {versionNumber}
            </a>
            <span>
              {day(createdAt)} {clock(createdAt)}
            </span>
            <p>{nameOf(user)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
