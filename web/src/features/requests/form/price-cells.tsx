import { Select } from '@mantine/core'
import { currencies, decimalAmount, parseAmount } from '@reisewerk/domain/money.ts'
import type { MoneyDraft } from '../../../form/drafts.ts'
import { MoneyField } from '../../../ui/fields/money-field.tsx'

type Price = {
  /** 'Preis 1', 'Zeile 2' */
  line: string
  /** 'Betrag' */
  label: string
  price: MoneyDraft | null
  /** In which it is asked where nobody chose another. */
  usual: string
  error: string | undefined
  onChange: (price: MoneyDraft | null) => void
}

/** What a provider asks and in which currency (CALC-09); the currency is kept while there is no amount yet. */
export function priceCells({ line, label, price, usual, error, onChange }: Price) {
  const { amount, currency } = price ?? { amount: '', currency: usual }
  return [
    <MoneyField
      key="price"
      aria-label={`${line}: ${label}`}
      currency=""
      value={parseAmount(amount)}
      error={error}
      onChange={(cents) => onChange({ amount: cents === null ? '' : decimalAmount(cents), currency })}
    />,
    <Select
      key="currency"
      aria-label={`${line}: Währung`}
      data={currencies}
      value={currency}
      allowDeselect={false}
      onChange={(next) => next !== null && onChange({ amount, currency: next })}
    />,
  ]
}

/** The currency of the last price of a list: a provider asks for all in one. @param trip in which the trip is sold */
export function usualCurrency(prices: readonly { readonly price?: MoneyDraft | null }[], trip: string): string {
  return prices.findLast(({ price }) => price != null)?.price?.currency ?? trip
}
