import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import type { InvoicePreview } from '@reisewerk/domain/invoices/generate-invoice.contract.ts'
import { marginScheme, reverseCharge } from '@reisewerk/domain/invoices/invoice-tax.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { amount, currencySign } from '../../../lib/format.ts'
import { centsOf } from '../invoice-state.ts'
import classes from '../invoices.module.css'
import { asksForShare, chargesTrip, type InvoiceDraft } from './invoice-draft.ts'

type Props = {
  preview: InvoicePreview | null
  draft: InvoiceDraft
  problem: string | null
  /** Whether the figures are those of what is typed: the new ones are late, or there are none. */
  state: 'current' | 'late' | 'past'
}

/** How what is due comes about: read-only, but every step is there to be checked (INV-11). */
export function AmountLedger({ preview, draft, problem, state }: Props) {
  if (preview === null) return problem === null ? null : <Problem text={problem} />
  const { beforePayments, partialAmount, amount: due, taxAmount, rest, total, refund } = preview.amounts
  const isShare = asksForShare(draft) && partialAmount !== null
  const charged = centsOf(isShare ? partialAmount : total)
  const dueCents = centsOf(due)
  const isWhole = charged === centsOf(beforePayments)
  const steps = [
    ...(isShare || isWhole ? [{ name: 'Reisepreis vor Zahlungen', cents: centsOf(beforePayments) }] : []),
    ...(isShare
      ? [{ name: shareOf(draft), cents: charged }]
      : isWhole
        ? []
        : [{ name: 'Rechnungsbetrag', cents: charged }]),
    ...(charged === dueCents ? [] : [{ name: 'schon bezahlt', cents: dueCents - charged }]),
  ]
  return (
    <>
      <dl
        className={classes.sum}
        aria-label="Betrag der Rechnung"
        aria-busy={state === 'late'}
        data-stale={state !== 'current' || undefined}
      >
        {steps.map(({ name, cents }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount(cents)}</dd>
          </div>
        ))}
        <div data-strong>
          <dt>
            {wordOf(dueCents, refund !== null)}
            {state === 'late' ? (
              <span role="status">wird neu berechnet …</span>
            ) : (
              dueCents > 0 && refund === null && draft.dueDate !== null && <span>bis {germanDate(draft.dueDate)}</span>
            )}
          </dt>
          <dd>
            {amount(dueCents)} {currencySign(due.currency)}
          </dd>
        </div>
        <div>
          <dt>
            Umsatzsteuer
            <span>{ratesOf(preview)}</span>
          </dt>
          <dd>{taxAmount === null ? '–' : amount(centsOf(taxAmount))}</dd>
        </div>
        {refund !== null && (
          <div>
            <dt>{centsOf(refund) > 0 ? 'Wird wieder verlangt' : 'Geht an den Kunden zurück'}</dt>
            <dd>{amount(Math.abs(centsOf(refund)))}</dd>
          </div>
        )}
        {!chargesTrip(draft) && (
          <div>
            <dt>Danach noch offen</dt>
            <dd>{amount(centsOf(rest))}</dd>
          </div>
        )}
      </dl>
      {problem !== null && <Problem text={problem} />}
    </>
  )
}

const toldRates: Readonly<Record<number, string>> = {
  [marginScheme]: '§ 25 UStG, wird nicht ausgewiesen',
  [reverseCharge]: 'Reverse Charge, schuldet der Kunde',
  0: 'steuerfrei',
}

/** '§ 25 UStG, wird nicht ausgewiesen'; of several '19 %; § 25 UStG, wird nicht ausgewiesen' */
function ratesOf({ lines, taxPercentage: rest }: InvoicePreview): string {
  const rates = new Set(lines.length === 0 ? [rest] : lines.map(({ taxPercentage }) => taxPercentage))
  return [...rates]
    .toSorted((one, other) => other - one)
    .map((rate) => toldRates[rate] ?? `${rate} %`)
    .join('; ')
}

function wordOf(dueCents: number, takesBack: boolean): string {
  if (takesBack) return 'Nimmt zurück'
  return dueCents < 0 ? 'Erstattung mit dieser Rechnung' : 'Fällig mit dieser Rechnung'
}

/** 'davon 12,5 %' */
function shareOf({ amountType, percent }: InvoiceDraft): string {
  return amountType === 'percent' && percent !== null ? `davon ${(percent / 100).toLocaleString('de-DE')} %` : 'davon'
}

function Problem({ text }: { text: string }) {
  return (
    <p className={classes.guard} role="status">
      <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
      {text}
    </p>
  )
}
