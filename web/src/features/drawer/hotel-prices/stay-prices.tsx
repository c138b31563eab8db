import { type StayPrice, stayPriceWords } from '@reisewerk/domain/calculation/cost/asked-prices.ts'
import { nameOf } from './hotel-columns.tsx'
import classes from './hotel-prices.module.css'
import type { HotelRow } from './hotel-rows.ts'

/** What houses ask for the whole stay, as they ask it; the table below holds prices of a night (002 §9, decision 033). */
export function StayPrices({ rows }: { rows: readonly HotelRow[] }) {
  const asking = rows.filter(({ ofStay }) => ofStay.prices.length > 0)
  if (asking.length === 0) return null
  return (
    <ul className={classes.ofStay}>
      {asking.map((row) => (
        <li key={row.id}>
          <b>{nameOf(row)}</b>, Preis des Aufenthalts: {listed(row.ofStay.prices)}
          <span className={classes.quiet}>
            {row.ofStay.isCompared
              ? ' · verglichen im Mittel je Nacht (Ø)'
              : ' · mit Preisen je Nacht nicht verglichen'}
          </span>
        </li>
      ))}
    </ul>
  )
}

function listed(prices: readonly StayPrice[]): string {
  return prices.map(stayPriceWords).join(', ')
}
