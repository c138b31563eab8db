import { Button } from '@mantine/core'
import { bindingLabels } from '@reisewerk/domain/documents/paper-checks.ts'
import { IconFileTypeDocx } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useSession } from '../../../lib/session.ts'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import type { Trip } from '../../orders/trip/api.ts'
import { type Invoice, invoicesFailed, invoicesOf, letterOf } from '../api.ts'
import { Charged } from '../charged.tsx'
import { chargeOf, wholeInvoiceOf } from '../invoice-chain.ts'
import type { InvoiceSearch } from '../invoice-search.ts'
import { InvoicesHead } from '../invoices-head.tsx'
import classes from './create.module.css'
import { type InvoiceDraft, takesBack } from './invoice-draft.ts'
import { InvoiceForm } from './invoice-form.tsx'
import { InvoicePreview } from './invoice-preview.tsx'
import { useAwaitedPress } from './use-awaited-press.ts'
import { useInvoiceEditor } from './use-invoice-editor.ts'

type Props = { trip: Trip; search: InvoiceSearch; onSearch: (search: InvoiceSearch) => void }

/** 'Rechnung erstellen': a new invoice, a new version of one, or one that takes another back. */
export default function InvoiceEditor({ trip, search, onSearch }: Props) {
  const { data, isError, refetch } = useQuery(invoicesOf(trip.id))
  const { invoice, cancels, type } = search
  if (data === undefined) {
    return (
      <>
        <InvoicesHead orderId={trip.id} active="create" />
        {isError ? <ErrorState text={invoicesFailed} onRetry={() => void refetch()} /> : <LoadingRows rows={8} />}
      </>
    )
  }
  const edited = data.items.find(({ id, isFixed }) => id === invoice && !isFixed) ?? null
  return (
    <Desk
      key={`${edited?.id} ${cancels} ${type}`}
      trip={trip}
      edited={edited}
      invoices={data.items}
      cancels={cancels ?? null}
      type={cancels === undefined ? (type ?? usualType(trip, data.items)) : 'cancelation'}
      onIssued={() => onSearch({})}
    />
  )
}

type DeskProps = {
  trip: Trip
  edited: Invoice | null
  invoices: readonly Invoice[]
  /** Which of them is to be taken back; or what the cancelled trip costs. */
  cancels: InvoiceDraft['cancels']
  type: Invoice['type']
  onIssued: () => void
}

function Desk({ trip, edited, invoices, cancels, type, onIssued }: DeskProps) {
  const { user } = useSession()
  const { data: letter } = useSuspenseQuery(letterOf(trip.id))
  const editor = useInvoiceEditor({ trip, letter, type, edited, cancels, invoices })
  const { draft, issue, preview, previewFailed, refusal, fault, form, isChanged, drop, isDrawing, isLate } = editor
  const missing = bindingLabels(preview?.checks ?? [])
  const whyId = useId()
  // A refusal of what was typed before says nothing of what is typed now.
  const isUnread = preview === null || (!isDrawing && (previewFailed || refusal !== null))
  const whole = edited === null && draft.type !== 'cancelation' ? wholeInvoiceOf(invoices) : null
  const hindrance = fault ?? (missing.length > 0 ? `Es fehlt: ${missing.join(', ')}` : null)
  const isHindered = isUnread || hindrance !== null || whole !== null
  function make(isWord: boolean) {
    // The field says at once what it does not understand.
    if (form.current?.checkValidity() === false) form.current.querySelector<HTMLInputElement>('input:invalid')?.focus()
    else issue.mutate({ isWord }, isWord ? {} : { onSuccess: onIssued })
  }
  const { awaited, press } = useAwaitedPress(editor, isHindered, make)
  const isBusy = (isWord: boolean) =>
    issue.isPending ? issue.variables.isWord === isWord : awaited !== null && awaited.isWord === isWord
  const original = takesBack(draft) ? (invoices.find(({ id }) => id === draft.cancels) ?? null) : null
  return (
    <>
      <InvoicesHead orderId={trip.id} active="create">
        <span
          id={whyId}
          className={classes.outcome}
          data-missing={(hindrance !== null && !isLate) || whole !== null || undefined}
        >
          {whole !== null ? (
            <Charged orderId={trip.id} by={whole} />
          ) : isLate ? (
            'Die Beträge werden neu berechnet …'
          ) : (
            (hindrance ?? outcomeOf(edited, original))
          )}
        </span>
        {isChanged && (
          <Button variant="subtle" color="gray" onClick={drop}>
            Verwerfen
          </Button>
        )}
        {user.isAdmin && (
          <Button
            variant="default"
            leftSection={<IconFileTypeDocx size={15} stroke={1.7} aria-hidden />}
            disabled={isUnread || fault !== null}
            loading={isBusy(true)}
            onClick={() => press(true)}
          >
            Word (Admin)
          </Button>
        )}
        <Button
          disabled={isHindered}
          title="Strg+Enter"
          aria-describedby={whyId}
          loading={isBusy(false)}
          onClick={() => press(false)}
        >
          {edited === null ? 'Rechnung ausstellen' : 'Neue Fassung ausstellen'}
        </Button>
      </InvoicesHead>
      <div className={classes.columns}>
        <InvoiceForm
          trip={trip}
          editor={editor}
          isEdited={edited !== null}
          onIssue={() => fault === null && whole === null && !issue.isPending && press(false)}
        />
        <InvoicePreview editor={editor} />
      </div>
    </>
  )
}

/** Of a cancelled trip nobody charges the price; what it costs instead, or an invoice that is taken back. */
function usualType({ currentStatus }: Trip, invoices: readonly Invoice[]): Invoice['type'] {
  return currentStatus === 'cancelled' && chargeOf(invoices) === null ? 'cancelation' : 'normal'
}

function outcomeOf(edited: Invoice | null, original: Invoice | null): string {
  if (edited !== null) return `Fassung ${edited.versionNumber + 1} von ${edited.invoiceNumber}`
  if (original !== null) return `Nimmt ${original.invoiceNumber} zurück`
  return 'Die Nummer wird beim Ausstellen vergeben'
}
