import { useDebouncedValue } from '@mantine/hooks'
import { defaultSettings, type Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { addDays, type CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { usualEarlyTerms } from '@reisewerk/domain/invoices/early-payment.ts'
import { dateOfWire, idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createAttempts } from '../../../form/attempts.ts'
import { useKeptForm } from '../../../form/use-kept-form.ts'
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
import {
  generateInvoice,
  type Invoice,
  type InvoiceLetter,
  type Issued,
  previewOf,
  type WantedInvoice,
} from '../api.ts'
import { livingOf } from '../invoice-chain.ts'
import { centsOf } from '../invoice-state.ts'
import { useOfferedCharge } from '../use-offered-charge.ts'
import { chargesTrip, type InvoiceDraft, offeredTaxes, wantedInvoice } from './invoice-draft.ts'
import { useLasting } from './use-lasting.ts'

/** The picture follows a key this long after it; the server needs the rest of the 100 ms (issue of a page as it will print). */
const restMs = 40
/** From here on somebody notices that they wait: until then the figures before simply give way to the new ones. */
const noticedMs = 400
const failed = 'Die Kundenrechnung konnte nicht erstellt werden! Server Error!'

type Begin = {
  trip: Trip
  letter: InvoiceLetter
  /** What it is to be, unless the user says otherwise. */
  type: InvoiceDraft['type']
  /** The invoice that gets a new version. */
  edited: Invoice | null
  /** The invoice that is taken back, or what the cancelled trip costs, unless the user chooses another. */
  cancels: InvoiceDraft['cancels']
  /** All of the trip, the newest first. */
  invoices: readonly Invoice[]
}

/** An invoice while it is written: what is typed is kept over a reload, drawn as it would print, and issued on one's word. */
export function useInvoiceEditor({ trip, letter, type, edited, cancels, invoices }: Begin) {
  const { user } = useSession()
  const { data } = useQuery(settingsOf(idOf(trip.organisationFilter)))
  const settings = (data ?? defaultSettings).clientInvoices
  const client = useQueryClient()
  const name = edited === null ? 'Neue Rechnung' : `Rechnung ${edited.invoiceNumber}`
  const kept = useKeptForm(`invoice.${trip.id}.${edited?.id ?? cancels ?? 'new'}`, name, undefined)
  const [edits, setEdits] = useState<Partial<InvoiceDraft>>((kept.found?.edits ?? {}) as Partial<InvoiceDraft>) // kept below
  const [attempts] = useState(() => createAttempts<Issued>(documentContract, kept.found?.unanswered ?? null, true))
  const { form, fault: unread } = useTypedFault(edits)
  const living = livingOf(invoices)
  const charge = useOfferedCharge(trip)
  const share = charge?.percent ?? 0
  const begun =
    edited === null
      ? begunDraft(trip, letter, { ...{ type, cancels, user: user.id, settings }, living })
      : draftOf(edited)
  const taxes = offeredTaxes(settings)
  const typed: InvoiceDraft = {
    ...begun,
    // An invoice that has a rate keeps it, also when the house has chosen others since.
    ...(edited === null && !hasRate(taxes, begun) && { taxPercentage: taxes[0]?.rate ?? -1 }),
    ...edits,
  }
  const placed = edited === null ? withOriginal(living, typed) : typed
  // What a cancelled trip costs is what the offer says, and nothing anybody would guess.
  const isOffered = edited === null && chargesTrip(placed) && edits.percent === undefined
  const draft = isOffered ? { ...placed, percent: share > 0 ? share : null } : placed
  const isChanged = Object.keys(edits).length > 0
  kept.keep(
    isChanged,
    () => ({ edits, opened: {}, own: {}, unanswered: attempts.unanswered() }),
    () => ({}),
  )

  const fault = unread ?? missingOf(draft)
  const wanted = wantedInvoice(draft, { settings, currency: trip.orderCurrency, edited: edited?.id ?? null })
  const asked = JSON.stringify(wanted)
  const [settled] = useDebouncedValue(asked, restMs)
  const shown = useMemo(() => JSON.parse(settled) as WantedInvoice, [settled]) // written above
  // What cannot be read is not in what is wanted: the page would show something that nobody meant.
  const preview = useQuery({ ...previewOf(trip.id, shown), enabled: fault === null })
  const refusal = preview.error instanceof ApiError && preview.error.isRefusal ? preview.error : null
  const isDrawing = fault === null && (preview.isFetching || preview.isPending || settled !== asked)

  const issue = useMutation({
    mutationFn: async ({ isWord }: { isWord: boolean }) => {
      await untilSaved()
      const query = isWord ? { ...wanted.query, word: true } : wanted.query
      const made = await generateInvoice(
        trip.id,
        isWord ? null : edited,
        { ...wanted, query, body: isWord || edited !== null ? wanted.body : { ...wanted.body, ...knowing(invoices) } },
        isWord ? undefined : attempts,
      )
      return { made, isWord, isOlder: !isWord && attempts.isOlder() }
    },
    onSuccess: async ({ made, isWord, isOlder }) => {
      notice.good(isWord ? 'Das Dokument wurde generiert!' : 'Die Kundenrechnung wurde erstellt!', made.name)
      if (isOlder) notice.warn('Die Rechnung war schon ausgestellt.', 'Sie sagt, was beim ersten Versuch dastand.')
      if (!isWord) {
        kept.forget()
        setEdits({})
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
    /** What could be taken back. */
    living,
    /** What the offer says the cancelled trip costs. */
    charge,
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
    /** The figures there are of something typed before. */
    isDrawing,
    /** They have been for so long that it is told. */
    isLate: useLasting(isDrawing, asked, noticedMs),
    /** All that is typed, and nothing that comes of itself, for whoever waits for its figures. */
    typed: JSON.stringify(edits),
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

/** What is issued was judged beside these: one that a colleague issues in the same moment is to be seen first. */
function knowing(invoices: readonly Invoice[]) {
  const newest = Math.max(0, ...invoices.map(({ id }) => id))
  return { latestInvoice: newest === 0 ? null : linkTo(clientInvoiceContract.name, newest) }
}

/** What somebody has to say before a page can be drawn, in a sentence. */
function missingOf(draft: InvoiceDraft): string | null {
  const { type, cancels, invoiceDate, amountType, percent, amount } = draft
  if (type === 'cancelation' && cancels === null) return 'Bitte wählen, welche Rechnung zurückgenommen wird'
  if (chargesTrip(draft) && (amountType === 'percent' ? percent : amount) === null) {
    return 'Stornokosten: Bitte angeben, wie viel berechnet wird'
  }
  return invoiceDate === null ? 'Rechnungsdatum: Bitte ein Datum angeben' : null
}

/** Where nothing can be taken back it charges what the cancelled trip costs; what was taken back meanwhile is chosen anew. */
function withOriginal(living: readonly Invoice[], draft: InvoiceDraft): InvoiceDraft {
  if (living.length === 0) return { ...draft, cancels: 'charge' }
  const isGone = typeof draft.cancels === 'number' && !living.some(({ id }) => id === draft.cancels)
  return isGone ? { ...draft, cancels: null } : draft
}

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

function hasRate(taxes: readonly { rate: number }[], { taxPercentage }: InvoiceDraft): boolean {
  return taxes.some(({ rate }) => rate === taxPercentage)
}

type Usual = Pick<InvoiceDraft, 'type' | 'cancels' | 'user'> & {
  settings: Settings['clientInvoices']
  living: readonly Invoice[]
}

function begunDraft(
  trip: Trip,
  letter: InvoiceLetter,
  { type, cancels, user, settings: { paymentDays, discount }, living }: Usual,
): InvoiceDraft {
  const dueDate = addDays(today(), paymentDays)
  const terms = usualEarlyTerms(discount, { invoiceDate: today(), dueDate })
  // What comes after a prepayment is taxed as that was (§ 14 Abs. 5 UStG); -1: § 25 UStG.
  const taxPercentage = living.find(({ takesOver }) => takesOver)?.taxPercentage ?? -1
  return {
    ...{ type, cancels, amountType: 'percent', percent: 2_000, amount: null, basis: 'Reserved' },
    ...{ address: null, contact: null, taxPercentage, taxAmount: null, lineTaxes: null, depositReason: '' },
    addressing: letter.addressing ?? (trip.isFormal ? 'formal' : 'informal'),
    invoiceDate: today(),
    dueDate,
    ...{ discountPercent: terms?.percent ?? null, discountUntil: terms?.until ?? null },
    user: trip.user?.id ?? user,
    locale: trip.orderLocale,
    introText: letter.introText,
    introEndText: letter.introEndText,
  }
}

function draftOf(invoice: Invoice): InvoiceDraft {
  const { type, amountType, percent, calculationBasis, addressing, locale } = invoice
  return {
    cancels: invoice.oldInvoice === null ? 'charge' : idOf(invoice.oldInvoice),
    ...{ type, percent: hundredthsOf(percent), addressing, locale, depositReason: '' },
    // Of these the new version is filled, not of what the last one said.
    ...{ introText: invoice.writtenIntroText, introEndText: invoice.writtenEndText },
    lineTaxes: Object.fromEntries(invoice.lineTaxes.map(({ key, taxPercentage }) => [key, taxPercentage])),
    amountType: amountType ?? 'percent',
    amount: amountType === 'amount' ? centsOf(invoice.amount) : null,
    basis: calculationBasis === 'Asked' ? 'Asked' : 'Reserved',
    address: invoice.address === null ? null : idOf(invoice.address),
    contact: invoice.contact === null ? null : idOf(invoice.contact),
    invoiceDate: dayOf(invoice.invoiceDate),
    dueDate: dayOf(invoice.dueDate),
    discountPercent: hundredthsOf(invoice.discountPercent),
    discountUntil: dayOf(invoice.discountUntil),
    taxPercentage: invoice.taxPercentage,
    taxAmount: null,
    user: invoice.user.id,
  }
}

/** A share is typed in hundredths of a percent, and read in percent. */
function hundredthsOf(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent * 100)
}

function dayOf(wire: string | null): CalendarDate | null {
  return wire === null ? null : dateOfWire(wire)
}
