import { Input, SegmentedControl, Select, TextInput } from '@mantine/core'
import { rateInWords } from '@reisewerk/domain/invoices/invoice-tax.ts'
import { addressings, amountTypes, type InvoiceType, invoiceTypes } from '@reisewerk/domain/invoices/invoice-types.ts'
import { placeholderChoices } from '@reisewerk/domain/invoices/texts/invoice-texts.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { useColleagues } from '../../../lib/colleagues.ts'
import { currencySign } from '../../../lib/format.ts'
import { useOptions } from '../../../lib/options.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { PercentField } from '../../../ui/fields/percent-field.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { TranslateButton } from '../../../ui/rich-text/translate-button.tsx'
import { settingsOf } from '../../accounts/api.ts'
import type { Trip } from '../../orders/trip/api.ts'
import { toldInvoice } from '../invoice-chain.ts'
import { AmountLedger } from './amount-ledger.tsx'
import { ChargeNote } from './charge-note.tsx'
import classes from './create.module.css'
import { asksForShare, chargesTrip, type InvoiceDraft, offeredTaxes, takesBack } from './invoice-draft.ts'
import { LineTaxFields } from './line-tax-fields.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import type { InvoiceEditor } from './use-invoice-editor.ts'

type Props = {
  trip: Trip
  editor: InvoiceEditor
  isEdited: boolean
  /** Ctrl+Enter issues it from any field, as it saves everywhere. */
  onIssue: () => void
}

const choicesOf = (table: Readonly<Record<string, { label: string }>>) =>
  Object.entries(table).map(([value, { label }]) => ({ value, label }))
const placeholders = placeholderChoices()
const bases = [
  { value: 'Asked', label: 'Kontingent' },
  { value: 'Reserved', label: 'Buchungsstand' },
]

/** In the order in which a clerk decides: what kind, how much, to whom, when, in which words. Fields are those of the house (002 §5). */
export function InvoiceForm({ trip, editor, isEdited, onIssue }: Props) {
  const { draft, set, settings, errorOf, preview, form, fault } = editor
  const shows = (field: (typeof settings.fields)[number]) => settings.fields.includes(field)
  const isWholeCancelation = takesBack(draft)
  const isUndecided = draft.type === 'cancelation' && draft.cancels === null
  const isShare = asksForShare(draft) && !isWholeCancelation && !isUndecided
  const organisationId = idOf(trip.organisationFilter)
  const { data: house } = useQuery(settingsOf(organisationId))
  const translated = { organisationId, isOffered: house?.general.aiModule === true, to: draft.locale }
  return (
    <form
      ref={form}
      className={classes.form}
      aria-label="Rechnung erstellen"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        onIssue()
      }}
    >
      <FormGroup title="Art und Betrag">
        <Field>
          <SegmentedControl
            fullWidth
            data={choicesOf(invoiceTypes)}
            value={draft.type}
            disabled={isEdited}
            aria-label="Art der Rechnung"
            // The choices are its keys.
            onChange={(type) => set({ type: type as InvoiceType })}
          />
        </Field>
        {draft.type === 'cancelation' && !isEdited && <OriginalField editor={editor} />}
        {isShare && <ShareFields trip={trip} editor={editor} />}
        {chargesTrip(draft) && !isEdited && <ChargeNote trip={trip} editor={editor} />}
        {shows('calculationBasis') && !isWholeCancelation && (
          <Field span={isShare ? 5 : 12}>
            <Input.Wrapper label="Grundlage" labelElement="div">
              <SegmentedControl
                fullWidth
                aria-label="Grundlage"
                data={bases}
                value={draft.basis}
                onChange={(basis) => set({ basis: basis === 'Asked' ? 'Asked' : 'Reserved' })}
              />
            </Input.Wrapper>
          </Field>
        )}
        <Field>
          <AmountLedger
            preview={fault === null ? preview : null}
            draft={draft}
            problem={fault ?? problemOf(editor)}
            state={editor.isLate ? 'late' : editor.refusal !== null || editor.previewFailed ? 'past' : 'current'}
          />
        </Field>
        {needsReason(editor) && (
          <Field>
            <TextInput
              label="Warum die Anzahlung höher ist"
              placeholder="z. B. mit dem Kunden vereinbart am …"
              maxLength={500}
              value={draft.depositReason}
              onChange={({ currentTarget: { value } }) => set({ depositReason: value })}
            />
          </Field>
        )}
      </FormGroup>
      <FormGroup title="Empfänger und Fristen">
        <RecipientFields trip={trip} editor={editor} hasContact={shows('contact')} />
        <Field span={4}>
          <Input.Wrapper label="Anrede" labelElement="div">
            <SegmentedControl
              fullWidth
              aria-label="Anrede"
              data={choicesOf(addressings)}
              value={draft.addressing}
              onChange={(addressing) => set({ addressing: addressing === 'informal' ? 'informal' : 'formal' })}
            />
          </Input.Wrapper>
        </Field>
        {shows('invoiceDate') && (
          <Field span={4}>
            <DateField
              label="Rechnungsdatum"
              value={draft.invoiceDate}
              error={draft.invoiceDate === null ? 'Bitte ein Datum angeben' : errorOf('invoiceDate')}
              onChange={(invoiceDate) => set({ invoiceDate })}
            />
          </Field>
        )}
        {shows('dueDate') && !isWholeCancelation && (
          <Field span={4}>
            <DateField
              label="Fällig am"
              min={draft.invoiceDate ?? undefined}
              value={draft.dueDate}
              error={errorOf('dueDate')}
              onChange={(dueDate) => set({ dueDate })}
            />
          </Field>
        )}
        {shows('dueDate') && !isWholeCancelation && <DiscountFields editor={editor} />}
        {!isWholeCancelation && <TaxFields editor={editor} currency={trip.orderCurrency} />}
        {shows('signature') && <SignerField trip={trip} editor={editor} />}
        {settings.multiLanguage && <LocaleField editor={editor} />}
        {!isWholeCancelation && <LineTaxFields editor={editor} />}
      </FormGroup>
      {shows('texts') && (
        <FormGroup title="Texte" hint="Ohne eigene Einleitung steht unter der Anrede die übliche.">
          <Field span={6}>
            <RichTextField
              label="Einleitung"
              minHeight={72}
              value={draft.introText}
              placeholders={placeholders}
              error={errorOf('introText')}
              onChange={(introText) => set({ introText })}
            />
            <TranslateButton
              {...translated}
              label="Einleitung"
              value={draft.introText}
              onTake={(introText) => set({ introText })}
            />
          </Field>
          <Field span={6}>
            <RichTextField
              label="Schlusstext"
              minHeight={72}
              value={draft.introEndText}
              placeholders={placeholders}
              error={errorOf('introEndText')}
              onChange={(introEndText) => set({ introEndText })}
            />
            <TranslateButton
              {...translated}
              label="Schlusstext"
              value={draft.introEndText}
              onTake={(introEndText) => set({ introEndText })}
            />
          </Field>
        </FormGroup>
      )}
    </form>
  )
}

/** A Stornorechnung names what it takes back; without an invoice it charges what the cancelled trip costs. */
function OriginalField({ editor: { draft, living, set, errorOf } }: { editor: InvoiceEditor }) {
  const charge = { value: 'charge', label: 'keine Rechnung: Stornokosten der abgesagten Reise' }
  return (
    <Field>
      <Select
        label="Nimmt zurück"
        placeholder="Rechnung wählen"
        description={living.length === 0 ? 'Die Reise hat keine Rechnung, die zurückgenommen werden kann.' : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={[...living.map((invoice) => ({ value: String(invoice.id), label: toldInvoice(invoice) })), charge]}
        value={draft.cancels === null ? null : String(draft.cancels)}
        allowDeselect={false}
        checkIconPosition="right"
        error={errorOf('oldId')}
        onChange={(chosen) => chosen !== null && set({ cancels: chosen === 'charge' ? chosen : Number(chosen) })}
      />
    </Field>
  )
}

function ShareFields({ trip, editor: { draft, set, errorOf } }: { trip: Trip; editor: InvoiceEditor }) {
  return (
    <>
      <Field span={4}>
        <Input.Wrapper label={`${invoiceTypes[draft.type].label} als`} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={`${invoiceTypes[draft.type].label} als`}
            data={choicesOf(amountTypes).toReversed()}
            value={draft.amountType}
            onChange={(amountType) => set({ amountType: amountType === 'amount' ? 'amount' : 'percent' })}
          />
        </Input.Wrapper>
      </Field>
      <Field span={3}>
        {draft.amountType === 'percent' ? (
          <PercentField
            label="Prozent"
            value={draft.percent}
            error={errorOf('percent')}
            onChange={(percent) => set({ percent })}
          />
        ) : (
          <MoneyField
            label="Betrag"
            currency={currencySign(trip.orderCurrency)}
            allowNegative={draft.type === 'cancelation'}
            value={draft.amount}
            error={errorOf('amount')}
            onChange={(amount) => set({ amount })}
          />
        )}
      </Field>
    </>
  )
}

/** What whoever pays early may take off; empty for nothing. */
function DiscountFields({ editor: { draft, set, errorOf } }: { editor: InvoiceEditor }) {
  return (
    <>
      <Field span={4}>
        <PercentField
          label="Skonto"
          placeholder="keines"
          value={draft.discountPercent}
          error={errorOf('discountPercent')}
          onChange={(discountPercent) => set({ discountPercent })}
        />
      </Field>
      <Field span={4}>
        <DateField
          label="Skonto bis"
          min={draft.invoiceDate ?? undefined}
          disabled={draft.discountPercent === null}
          value={draft.discountUntil}
          error={errorOf('discountUntil')}
          onChange={(discountUntil) => set({ discountUntil })}
        />
      </Field>
    </>
  )
}

/** Offered only where the house shows tax and has options for it; an amount only where there is one (002 §5). */
function TaxFields({
  editor: { draft, set, settings, errorOf, preview },
  currency,
}: {
  editor: InvoiceEditor
  currency: string
}) {
  const taxes = offeredTaxes(settings)
  if (taxes.length === 0) return null
  return (
    <>
      <Field span={4}>
        <Select
          label="Steuer"
          data={withKept(taxes, draft.taxPercentage).map(({ rate, label }) => ({ value: String(rate), label }))}
          value={String(draft.taxPercentage)}
          allowDeselect={false}
          checkIconPosition="right"
          error={errorOf('taxPercentage')}
          onChange={(rate) => rate !== null && set({ taxPercentage: Number(rate), taxAmount: null })}
        />
      </Field>
      {draft.taxPercentage > 0 && (
        <Field span={4}>
          <MoneyField
            label="Steuerbetrag"
            currency={currencySign(currency)}
            placeholder={preview?.amounts.taxAmount?.formatted ?? ''}
            value={draft.taxAmount}
            error={errorOf('taxAmount')}
            onChange={(taxAmount) => set({ taxAmount })}
          />
        </Field>
      )}
    </>
  )
}

/** A rate the invoice has stays to be seen when the house has chosen others since. */
function withKept(taxes: ReturnType<typeof offeredTaxes>, rate: number) {
  return taxes.some((one) => one.rate === rate) ? taxes : [...taxes, { rate, label: rateInWords(rate) }]
}

function SignerField({ trip, editor: { draft, set, errorOf } }: { trip: Trip; editor: InvoiceEditor }) {
  const people = useColleagues(idOf(trip.organisationFilter), [String(draft.user)])
  return (
    <Field span={4}>
      <Select
        label="Unterschrift"
        data={people}
        value={String(draft.user)}
        allowDeselect={false}
        searchable
        checkIconPosition="right"
        error={errorOf('user')}
        onChange={(user) => user !== null && set({ user: Number(user) })}
      />
    </Field>
  )
}

function LocaleField({ editor: { draft, set } }: { editor: InvoiceEditor }) {
  const locales = useOptions('locale')
  return (
    <Field span={4}>
      <Select
        label="Sprache"
        data={locales.choices(draft.locale)}
        value={draft.locale}
        allowDeselect={false}
        checkIconPosition="right"
        onChange={(locale) => locale !== null && set({ locale })}
      />
    </Field>
  )
}

/** Refusals that no field of the form shows. */
function problemOf({ refusal }: InvoiceEditor): string | null {
  const shown = [
    'percent',
    'amount',
    'address',
    'contact',
    'invoiceDate',
    'dueDate',
    'discountPercent',
    'discountUntil',
    'taxPercentage',
    'taxAmount',
    'oldId',
    'user',
    'introText',
    'introEndText',
  ]
  if (refusal === null) return null
  if (refusal.violations.length === 0) return refusal.message
  const left = refusal.violations.filter(({ propertyPath }) => !shown.includes(propertyPath))
  return left.length === 0 ? null : left.map(({ message }) => message).join(' ')
}

/** More before the trip than is usual wants a reason; one that is given stays to be seen (INV-13). */
function needsReason({ draft, preview }: { draft: InvoiceDraft; preview: InvoiceEditor['preview'] }): boolean {
  return (
    draft.depositReason !== '' || preview?.checks.some(({ key, isMet }) => key === 'depositReason' && !isMet) === true
  )
}
