import { useDebouncedValue } from '@mantine/hooks'
import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { addDays, type CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { dateOfWire, idOf } from '@reisewerk/domain/wire.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useKeptForm } from '../../../form/use-kept-form.ts'
import { newKey } from '../../../lib/api.ts'
import { today } from '../../../lib/format.ts'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { untilSaved } from '../../../lib/saving/until-saved.ts'
import { useSession } from '../../../lib/session.ts'
import { useLastKnown } from '../../../lib/use-last-known.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import { settingsOf } from '../../accounts/api.ts'
import { comesByItself } from '../../files/api.ts'
import type { Trip } from '../../orders/trip/api.ts'
import { generateInvoice, type Invoice, type InvoiceLetter, previewOf, type WantedInvoice } from '../api.ts'
import { centsOf } from '../invoice-state.ts'
import { type InvoiceDraft, offeredTaxes, wantedInvoice } from './invoice-draft.ts'

/** The picture follows a key this long after it; the server needs the rest of the 100 ms (issue of a page as it will print). */
const restMs = 40
const failed = 'Die Kundenrechnung konnte nicht erstellt werden! Server Error!'

type Begin = {
  trip: Trip
  letter: InvoiceLetter
  /** What it is to be, unless the user says otherwise. */
  type: InvoiceDraft['type']
  /** The invoice that gets a new version. */
  edited: Invoice | null
  /** The invoice that is taken back. */
  cancels: number | null
}

/** An invoice while it is written: what is typed is kept over a reload, drawn as it would print, and issued on one's word. */
export function useInvoiceEditor({ trip, letter, type, edited, cancels }: Begin) {
  const { user } = useSession()
  const { data } = useQuery(settingsOf(idOf(trip.organisationFilter)))
  const settings = (data ?? defaultSettings).clientInvoices
  const client = useQueryClient()
  const name = edited === null ? 'Neue Rechnung' : `Rechnung ${edited.invoiceNumber}`
  const kept = useKeptForm(`invoice.${trip.id}.${edited?.id ?? cancels ?? 'new'}`, name, undefined)
  const [edits, setEdits] = useState<Partial<InvoiceDraft>>((kept.found?.edits ?? {}) as Partial<InvoiceDraft>) // kept below
  const [key, setKey] = useState(newKey)
  const { form, fault: unread } = useTypedFault(edits)
  const begun =
    edited === null
      ? begunDraft(trip, letter, { type, user: user.id, paymentDays: settings.paymentDays })
      : draftOf(edited)
  const taxes = offeredTaxes(settings)
  const draft: InvoiceDraft = {
    ...begun,
    ...(!taxes.some(({ rate }) => rate === begun.taxPercentage) && { taxPercentage: taxes[0]?.rate ?? -1 }),
    ...edits,
  }
  const isChanged = Object.keys(edits).length > 0
  kept.keep(
    isChanged,
    () => ({ edits, opened: {}, own: {}, unanswered: null }),
    () => ({}),
  )

  const fault = unread ?? (draft.invoiceDate === null ? 'Rechnungsdatum: Bitte ein Datum angeben' : null)
  const oldId = edited?.id ?? (draft.type === 'cancelation' ? cancels : null)
  const wanted = wantedInvoice(draft, { settings, currency: trip.orderCurrency, oldId })
  const [settled] = useDebouncedValue(JSON.stringify(wanted), restMs)
  const shown = useMemo(() => JSON.parse(settled) as WantedInvoice, [settled]) // written above
  // What cannot be read is not in what is wanted: the page would show something that nobody meant.
  const preview = useQuery({ ...previewOf(trip.id, shown), enabled: fault === null })
  const refusal = preview.error instanceof ApiError && preview.error.status === 422 ? preview.error : null

  const issue = useMutation({
    mutationFn: async ({ isWord }: { isWord: boolean }) => {
      await untilSaved()
      const query = isWord ? { ...wanted.query, word: true } : wanted.query
      const made = await generateInvoice(
        trip.id,
        isWord ? null : (edited?.id ?? null),
        { ...wanted, query },
        isWord ? newKey() : key,
      )
      return { made, isWord }
    },
    onSuccess: async ({ made, isWord }) => {
      notice.good(isWord ? 'Das Dokument wurde generiert!' : 'Die Kundenrechnung wurde erstellt!', made.name)
      if (!isWord) {
        kept.forget()
        setEdits({})
        setKey(newKey())
      }
      if (!(await comesByItself(made))) notice.bad('Das Dokument konnte nicht geladen werden.')
    },
    onError: (error) => notice.bad(failed, error instanceof ApiError ? error.reason : undefined),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.list(clientInvoiceContract.name) }),
        client.invalidateQueries({ queryKey: keys.list(documentContract.name) }),
      ]),
  })

  return {
    draft,
    settings,
    /** Its fields say of themselves what cannot be read. */
    form,
    /** What is typed and cannot be read, in a sentence: nothing is issued with something else in its place. */
    fault,
    set: (change: Partial<InvoiceDraft>) => setEdits((before) => ({ ...before, ...change })),
    isChanged,
    drop: () => {
      kept.drop()
      setEdits({})
    },
    preview: useLastKnown(preview.data ?? null),
    isDrawing: fault === null && (preview.isFetching || settled !== JSON.stringify(wanted)),
    /** Nothing could be drawn, and nobody is to blame for what was typed. */
    previewFailed: preview.isError && refusal === null,
    retry: () => void preview.refetch(),
    refusal,
    /** Why a field is refused. */
    errorOf: (field: string) => refusal?.messageFor(field),
    issue,
  }
}
export type InvoiceEditor = ReturnType<typeof useInvoiceEditor>

/** The first field that holds something unreadable; looked at after each change, for a field keeps what was typed to itself. */
function useTypedFault(edits: Partial<InvoiceDraft>) {
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  useLayoutEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('input:invalid')
    setFault(field ? `${field.labels?.[0]?.textContent ?? 'Eingabe'}: ${field.validationMessage}` : null)
  }, [edits])
  return { form, fault }
}

type Usual = { type: InvoiceDraft['type']; user: number; paymentDays: number }

function begunDraft(trip: Trip, letter: InvoiceLetter, { type, user, paymentDays }: Usual): InvoiceDraft {
  return {
    ...{ type, amountType: 'percent', percent: 2_000, amount: null, basis: 'Reserved' },
    ...{ address: null, contact: null, taxPercentage: -1, taxAmount: null, lineTaxes: {}, depositReason: '' },
    addressing: letter.addressing ?? (trip.isFormal ? 'formal' : 'informal'),
    invoiceDate: today(),
    dueDate: addDays(today(), paymentDays),
    user: trip.user?.id ?? user,
    locale: trip.orderLocale,
    introText: letter.introText,
    introEndText: letter.introEndText,
  }
}

function draftOf(invoice: Invoice): InvoiceDraft {
  const { type, amountType, percent, calculationBasis, addressing, locale, introText, introEndText } = invoice
  return {
    ...{ type, percent, addressing, locale, introText, introEndText, lineTaxes: {}, depositReason: '' },
    amountType: amountType ?? 'percent',
    amount: amountType === 'amount' ? centsOf(invoice.amount) : null,
    basis: calculationBasis === 'Asked' ? 'Asked' : 'Reserved',
    address: invoice.address === null ? null : idOf(invoice.address),
    contact: invoice.contact === null ? null : idOf(invoice.contact),
    invoiceDate: dayOf(invoice.invoiceDate),
    dueDate: dayOf(invoice.dueDate),
    taxPercentage: invoice.taxPercentage,
    taxAmount: null,
    user: invoice.user.id,
  }
}

function dayOf(wire: string | null): CalendarDate | null {
  return wire === null ? null : dateOfWire(wire)
}
