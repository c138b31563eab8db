import { Button } from '@mantine/core'
import {
  type BankProposal,
  bankLineContract,
  bankLineWithheld,
  withheldFromYou,
} from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import { matchReasons } from '@reisewerk/domain/payments/bank/matching.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { newKey, update } from '../../../lib/api.ts'
import { amount, currencySign, day } from '../../../lib/format.ts'
import { keys } from '../../../lib/keys.ts'
import { SidePanel, SidePanelFoot } from '../../../ui/dialogs/side-panel.tsx'
import { Lookup } from '../../../ui/fields/lookup.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { centsOf } from '../api.ts'
import { shownAmount } from '../open-item-columns.tsx'
import classes from '../payments.module.css'
import {
  type BankLine,
  bookParts,
  linkOf,
  type Part,
  proposalsOf,
  releaseLine,
  searchOpenInvoices,
} from './bank-api.ts'
import { RepeatQuestion } from './repeat-question.tsx'

const notBooked = 'Der Umsatz konnte nicht gebucht werden! Server Error!'

/** An entry of a bank: for which invoices it may be, and the one or several on which it is booked once somebody says so. */
export function LinePanel({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const attempt = useAttempt(bankLineContract.name)
  const facts = [
    ['Betrag', shownAmount(line.amount)],
    ['Buchungstag', day(line.bookingDate)],
    ['Konto', line.account],
    ...(line.isWithheld ? [] : ([['Verwendungszweck', line.purpose]] as const)),
  ] as const
  const set = (patch: { isDismissed: boolean } | { isDistinct: boolean }) =>
    attempt(() => update(bankLineContract, line.id, patch), 'Das konnte nicht gespeichert werden! Server Error!')
  const putAside = async () => (await set({ isDismissed: true })) && onClose()
  return (
    <SidePanel title={line.isWithheld ? bankLineWithheld : line.name || 'Umsatz'} onClose={onClose}>
      <div className={classes.panel}>
        <dl className={classes.facts} data-told>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {line.isWithheld ? (
          <p className={classes.none}>{withheldFromYou}</p>
        ) : (
          <>
            {line.payments.length > 0 && <Booked line={line} />}
            {line.state === 'repeat' && (
              <RepeatQuestion line={line} onSame={putAside} onOther={() => set({ isDistinct: true })} />
            )}
            {line.state === 'open' && <Booking line={line} onBooked={onClose} onDismiss={putAside} />}
          </>
        )}
      </div>
      {line.state === 'dismissed' && !line.isWithheld && (
        <SidePanelFoot>
          <Button variant="default" onClick={() => void set({ isDismissed: false })}>
            Doch zuordnen
          </Button>
        </SidePanelFoot>
      )}
    </SidePanel>
  )
}

function Booked({ line }: { line: BankLine }) {
  const attempt = useAttempt(bankLineContract.name)
  return (
    <Panel
      title="Zugeordnet"
      actions={
        <Button variant="subtle" color="gray" onClick={() => void attempt(() => releaseLine(line), notBooked)}>
          Zurücknehmen
        </Button>
      }
      flush
    >
      <ul className={classes.parts}>
        {line.payments.map(({ id, invoiceNumber, amount: sum }) => (
          <li key={id}>
            <span>{invoiceNumber}</span>
            <strong>{shownAmount(sum)}</strong>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type BookingProps = { line: BankLine; onBooked: () => void; onDismiss: () => void }

/** What may be booked begins where it is ready: with the key that books it. */
function Booking(props: BookingProps) {
  const { data, isError, refetch } = useQuery(proposalsOf(props.line.id))
  if (data !== undefined) return <BookingForm {...props} proposals={data} />
  if (!isError) return <LoadingRows rows={4} />
  return <ErrorState text="Die Vorschläge konnten nicht geladen werden! Server Error!" onRetry={() => void refetch()} />
}

function BookingForm({ line, onBooked, onDismiss, proposals }: BookingProps & { proposals: readonly BankProposal[] }) {
  const client = useQueryClient()
  const attempt = useAttempt(bankLineContract.name)
  const [chosen, setChosen] = useState<readonly Part[] | null>(null)
  const [key] = useState(newKey)
  const [isSaving, setSaving] = useState(false)
  const rest = centsOf(line.rest)
  const parts = chosen ?? partsOf(proposals.find(({ isSure }) => isSure))
  const left = rest - parts.reduce((sum, { cents }) => sum + (cents ?? 0), 0)
  // Never more than came in, and nothing the other way round.
  const isTooMuch = left !== 0 && Math.sign(left) !== Math.sign(rest)
  const isReady = parts.length > 0 && !isTooMuch && parts.every(({ cents }) => (cents ?? 0) * rest > 0)

  async function book(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isReady) return
    setSaving(true)
    const isTaken = await attempt(() => bookParts(line, parts, key), notBooked)
    setSaving(false)
    await client.invalidateQueries({ queryKey: keys.list('client_invoices') })
    if (isTaken) onBooked()
  }

  const change = (index: number, cents: number | null) =>
    setChosen(parts.map((part, place) => (place === index ? { ...part, cents } : part)))
  return (
    <>
      <Panel title="Vorschläge" flush>
        {proposals.length === 0 && <p className={classes.none}>Keine offene Rechnung passt zu diesem Umsatz.</p>}
        {proposals.length > 0 && !proposals.some(({ isSure }) => isSure) && (
          <p className={classes.none}>Keiner ist eindeutig: Bitte prüfen und selbst wählen.</p>
        )}
        <ul className={classes.proposals}>
          {proposals.map((proposal) => {
            const shown = partsOf(proposal)
            return (
              <li key={keyOf(shown)}>
                <button type="button" aria-pressed={keyOf(shown) === keyOf(parts)} onClick={() => setChosen(shown)}>
                  <span>
                    {shown.map(({ number }) => number).join(', ')} <em>{shown[0]?.client}</em>
                  </span>
                  {proposal.reasons.map((reason) => (
                    <Badge key={reason} tone={reason === 'number' || reason === 'amount' ? 'good' : 'neutral'}>
                      {matchReasons[reason].label}
                    </Badge>
                  ))}
                </button>
              </li>
            )
          })}
        </ul>
      </Panel>
      <Panel title="Buchen auf" flush>
        <form className={classes.book} aria-label="Umsatz buchen" noValidate onSubmit={(event) => void book(event)}>
          {parts.map(({ invoice, number, open, cents }, index) => (
            <div key={invoice} className={classes.part}>
              <span>
                {number} <em>offen {open}</em>
              </span>
              <MoneyField
                aria-label={`Betrag für ${number}`}
                currency={currencySign(line.amount.currency)}
                allowNegative
                value={cents}
                onChange={(value) => change(index, value)}
              />
              <IconButton
                size={24}
                icon={IconTrash}
                label={`${number} weglassen`}
                onClick={() => setChosen(parts.filter((one) => one.invoice !== invoice))}
              />
            </div>
          ))}
          <Lookup
            aria-label="Rechnung hinzufügen"
            placeholder="Rechnung hinzufügen: Nummer, Kunde, Reise …"
            value={null}
            resource="client_invoices"
            searchKey={['client_invoices', 'lookup', 'open', line.id]}
            search={(term, signal) => choicesOf(term, line, signal)}
            onChange={(choice) => {
              if (choice === null || parts.some(({ invoice }) => invoice === linkOf(Number(choice.value)))) return
              const [number = '', name = '', open = ''] = choice.label.split(' · ')
              setChosen([...parts, { invoice: linkOf(Number(choice.value)), number, client: name, open, cents: left }])
            }}
          />
          <p className={classes.left} data-late={isTooMuch || undefined}>
            {isTooMuch ? `${amount(Math.abs(left))} mehr, als der Umsatz hat` : `bleibt offen: ${amount(left)}`}
          </p>
          <div className={classes.ends}>
            <Button type="submit" data-autofocus loading={isSaving} disabled={!isReady}>
              Buchen
            </Button>
            <Button variant="default" onClick={onDismiss}>
              Gehört zu keiner Rechnung
            </Button>
          </div>
        </form>
      </Panel>
    </>
  )
}

async function choicesOf(term: string, { organisation, amount: sum }: BankLine, signal: AbortSignal) {
  const found = await searchOpenInvoices(term, idOf(organisation), signal)
  return found
    .filter(({ amount: of }) => of.currency === sum.currency)
    .map(({ id, invoiceNumber, client, open }) => ({
      value: String(id),
      label: `${invoiceNumber} · ${client?.companyName ?? ''} · ${shownAmount(open)}`,
    }))
}

function partsOf(proposal: BankProposal | undefined): Part[] {
  return (proposal?.parts ?? []).map(({ clientInvoice, invoiceNumber, clientName, open, amount: part }) => ({
    ...{ invoice: clientInvoice, number: invoiceNumber, client: clientName },
    ...{ open: shownAmount(open), cents: centsOf(part) },
  }))
}

const keyOf = (parts: readonly Part[]) => parts.map(({ invoice }) => invoice).join()
