import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { amount, currencySign } from '../../../lib/format.ts'
import type { SavedColumn } from '../../../ui/sheet/typed-cells.ts'
import type { PriceLine } from '../price-lines.ts'
import classes from './margin.module.css'
import { percent } from './percent.ts'

type PriceColumn = SavedColumn<PriceLine>

/**
 * What stands beside the prices for who may see purchase figures: cost, margin and, of tiers, the price that keeps the target,
 * which is taken by a press and never by itself.
 */
export function marginColumns(
  hasSuggestions: boolean,
  currency: string,
  onSuggest: (row: PriceLine) => void,
): PriceColumn[] {
  return [cost(currency), share, ...(hasSuggestions ? [suggestion(currency, onSuggest)] : [])]
}

const computed = { lock: () => 'Das wird berechnet.', change: () => ({}) } as const

function cost(currency: string): PriceColumn {
  return {
    ...computed,
    ...{ key: 'cost', title: `Einkauf ${currencySign(currency)}`, width: 86, kind: { is: 'money' } },
    value: ({ margin }) => margin?.cost ?? null,
    draw: ({ margin }) => (margin == null ? null : amount(margin.cost)),
  }
}

const share: PriceColumn = {
  ...computed,
  ...{ key: 'share', title: 'Marge', width: 64, kind: { is: 'number' } },
  value: ({ margin }) => (margin?.share == null ? null : Math.round(margin.share * 1_000) / 10),
  draw: ({ margin }) =>
    margin?.share == null ? null : (
      <span className={margin.margin < 0 ? classes.loss : undefined} title={amount(margin.margin)}>
        {percent(margin.share)}
      </span>
    ),
}

function suggestion(currency: string, onSuggest: (row: PriceLine) => void): PriceColumn {
  return {
    ...computed,
    ...{ key: 'suggestion', title: `Vorschlag ${currencySign(currency)}`, width: 92, kind: { is: 'money' } },
    value: ({ margin }) => margin?.suggestion ?? null,
    lock: ({ margin }) =>
      margin?.suggestion == null ? 'Das Ziel ist erreicht.' : 'Leertaste: als Verkaufspreis übernehmen',
    press: (row) => row.margin?.suggestion != null && onSuggest(row),
    draw: (row) => {
      const { margin, name } = row
      if (margin == null) return null
      if (margin.suggestion === null)
        return (
          <span className={classes.reached}>
            <IconCheck size={12} stroke={2.2} aria-hidden />
            erreicht
          </span>
        )
      return (
        <button
          type="button"
          tabIndex={-1}
          className={classes.suggest}
          aria-label={`${name}: ${amount(margin.suggestion)} als Verkaufspreis übernehmen`}
          onClick={() => onSuggest(row)}
        >
          <IconArrowBackUp size={13} stroke={1.9} aria-hidden />
          {amount(margin.suggestion)}
        </button>
      )
    },
  }
}
