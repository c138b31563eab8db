import { Button, Tooltip } from '@mantine/core'
import { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { invoiceTypes } from '@reisewerk/domain/invoices/invoice-types.ts'
import { parseAmount } from '@reisewerk/domain/money.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { type Icon, IconFileTypePdf, IconFileTypeXml, IconMail, IconMailCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { act } from '../../../lib/api.ts'
import { amount, clock, currencySign, day, today } from '../../../lib/format.ts'
import { nameOf } from '../../../lib/session.ts'
import { writeMail } from '../../../lib/writing.ts'
import { paths } from '../../../paths.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { OutdatedMark } from '../../../ui/marks/outdated-mark.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { tripChanged, useOutdated } from '../../files/outdated/api.ts'
import { beginInvoiceMail, type Invoice, versionsOf } from '../api.ts'
import { isStorno } from '../invoice-chain.ts'
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
  const { type, invoiceNumber, document, dueAt, status, isFixed, id, sentAt, exportedAt, eInvoice } = invoice
  const { label, tone } = stateOfInvoice(invoice, today())
  const changes = useOutdated(orderId)(document.id)
  const sign = currencySign(invoice.amount.currency)
  const open = centsOf(invoice.open)
  const mayBeCanceled = status !== 'canceled' && !isStorno(invoice)
  return (
    <>
      <Panel
        title={`${invoiceTypes[type].label} ${invoiceNumber}`}
        hint={<Badge tone={tone}>{label}</Badge>}
        actions={
          <>
            <FileLink icon={IconFileTypePdf} label="PDF öffnen" href={document.path} />
            {eInvoice !== 'none' && (
              <FileLink
                icon={IconFileTypeXml}
                label={`${formats[eInvoice]} laden`}
                href={`/api/client_invoices/${id}/xml`}
                isLoaded
              />
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
            <dt>{tone === 'bad' ? `offen seit dem ${day(dueAt)}` : open < 0 ? label : 'offen'}</dt>
            <dd>
              {amount(Math.abs(open))} {sign}
            </dd>
          </div>
        </dl>
        {invoice.leftOut.length > 0 && <LeftOut invoice={invoice} />}
        {changes.length > 0 && (
          <div className={classes.changed}>
            <OutdatedMark changes={changes} word={tripChanged} />
            <p>{isFixed ? 'Die Rechnung bleibt, wie sie ist.' : 'Eine neue Fassung gibt es unter Bearbeiten.'}</p>
          </div>
        )}
      </Panel>
      <PaymentList invoice={invoice} hint={refundHint(invoice, orderId)} />
      {reminders?.(invoice)}
      <Panel
        title="Versand"
        flush
        actions={
          <>
            {sentAt === null && status !== 'canceled' && <SentButton invoice={invoice} />}
            <SendButton invoice={invoice} />
          </>
        }
      >
        <p className={classes.note}>
          {sentAt === null ? 'noch nicht versendet' : `versendet am ${day(sentAt)} ${clock(sentAt)}`}
        </p>
      </Panel>
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

/** What it does not take off, for it was hidden when this was issued, and what would take it off (decision 161). */
function LeftOut({ invoice: { leftOut, isFixed, amount: asked } }: { invoice: Invoice }) {
  const way = isFixed ? 'nach einer Stornorechnung mit einer neuen' : 'mit einer neuen Fassung'
  return (
    <div className={classes.changed}>
      {leftOut.map(({ invoiceNumber, amount: paid, isHidden }) => (
        <p key={invoiceNumber}>
          Nicht abgezogen: {amount(parseAmount(paid) ?? 0)} {currencySign(asked.currency)} auf {invoiceNumber},{' '}
          {isHidden ? 'ausgeblendet.' : `beim Ausstellen ausgeblendet. Abgezogen wird das ${way}.`}
        </p>
      ))}
    </div>
  )
}

/** Where a refund belongs: what was received on a cancelled invoice goes back with the one that took it back (decision 058). */
function refundHint(invoice: Invoice, orderId: number): ReactNode {
  const { canceledBy, canceledByNumber, oldInvoiceNumber, open } = invoice
  if (canceledBy !== null) {
    return (
      <>
        Storniert durch{' '}
        <Link {...paths.clientInvoice(orderId, { invoice: idOf(canceledBy) })} className={classes.elsewhere}>
          {canceledByNumber}
        </Link>
        {centsOf(invoice.paid) === 0 ? '.' : ': Was hier einging, geht dort zurück.'}
      </>
    )
  }
  const left = amount(-centsOf(open))
  const sign = currencySign(invoice.amount.currency)
  if (!isStorno(invoice))
    return centsOf(open) < 0 ? `${left} ${sign} gehen zurück: als Betrag mit Minus erfassen.` : null
  return centsOf(open) < 0
    ? `Auf ${oldInvoiceNumber} gingen Zahlungen ein: ${left} ${sign} gehen zurück. Die Rückzahlung wird hier erfasst, mit Minus.`
    : `Auf ${oldInvoiceNumber} ist nichts mehr zurückzuzahlen.`
}

type FileProps = { icon: Icon; label: string; href: string; isLoaded?: boolean }

function FileLink({ icon: Glyph, label, href, isLoaded = false }: FileProps) {
  const how = isLoaded ? { download: true } : { target: '_blank', rel: 'noopener' }
  return (
    <Tooltip label={label}>
      <a {...how} href={href} aria-label={label} className={classes.open}>
        <Glyph size={16} stroke={1.6} aria-hidden />
      </a>
    </Tooltip>
  )
}

/** Begins the mail that takes it to its client, with the files as they were issued; it counts as sent once that has left (INV-06). */
function SendButton({ invoice: { id } }: { invoice: Invoice }) {
  const attempt = useAttempt()
  const [isPending, setPending] = useState(false)
  async function prepare() {
    setPending(true)
    await attempt(async () => {
      const { to, subject, body, documents } = await beginInvoiceMail(id)
      const [first] = to
      writeMail({
        to: first === undefined ? null : { ...first, contact: null },
        ...{ subject, body, attachments: documents },
      })
    }, 'Die E-Mail konnte nicht vorbereitet werden.')
    setPending(false)
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconMail size={14} stroke={1.7} aria-hidden />}
      loading={isPending}
      onClick={() => void prepare()}
    >
      Senden
    </Button>
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
  return <IconButton size={24} icon={IconMailCheck} label="Als versendet vermerken" onClick={() => void send()} />
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
