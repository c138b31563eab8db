import type { ResultAtSize } from '@reisewerk/domain/calculation/cost/what-if.ts'
import { count, currencySign } from '../../../lib/format.ts'
import classes from './margin.module.css'

const width = 340
const height = 110
const left = 44
const bottom = 18
const top = 8

type Props = { results: readonly ResultAtSize[]; pax: number; currency: string }

/**
 * Package price and cost of a guest by the size of the group; the table beneath says the same in numbers. Where no purchase price
 * counts nobody knows what a guest costs, and no line says that it is nothing.
 */
export function PaxChart({ results, pax, currency }: Props) {
  const costs = results.flatMap(({ pax: size, known, costPerPayer }) =>
    known === 'not' || costPerPayer === null ? [] : [{ size, cents: costPerPayer }],
  )
  const amounts = [...results.map(({ price }) => price), ...costs.map(({ cents }) => cents)].filter(
    (one) => one !== null,
  )
  const [first, last] = [results[0]?.pax, results.at(-1)?.pax]
  if (first === undefined || last === undefined || first === last || amounts.length === 0) return null
  const low = Math.floor(Math.min(...amounts) / 10_000) * 10_000
  const high = Math.max(low + 10_000, Math.ceil(Math.max(...amounts) / 10_000) * 10_000)
  const x = (size: number) => left + ((size - first) / (last - first)) * (width - left - 8)
  const y = (cents: number) => top + (1 - (cents - low) / (high - low)) * (height - top - bottom)
  const cost = costs.map(({ size, cents }) => `${x(size).toFixed(1)},${y(cents).toFixed(1)}`)
  const hasCosts = cost.length > 0
  const label = `Paketpreis${hasCosts ? ' und Kosten' : ''} je Gast bei ${first} bis ${last} Teilnehmern`
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.legend}>
        <span data-line="price">Verkauf</span>
        {hasCosts && <span data-line="cost">Kosten je zahlendem Gast in {currencySign(currency)}</span>}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {[low, (low + high) / 2, high].map((cents) => (
          <g key={cents}>
            <line className={classes.grid} x1={left} x2={width - 8} y1={y(cents)} y2={y(cents)} />
            <text className={classes.tick} x={left - 6} y={y(cents) + 4} textAnchor="end">
              {count(Math.round(cents / 100))}
            </text>
          </g>
        ))}
        {results
          .filter(({ pax: size }) => size % 10 === 0)
          .map(({ pax: size }) => (
            <text key={size} className={classes.tick} x={x(size)} y={height - 4} textAnchor="middle">
              {size}
            </text>
          ))}
        {pax >= first && pax <= last && (
          <line className={classes.now} x1={x(pax)} x2={x(pax)} y1={top} y2={height - bottom} />
        )}
        {hasCosts && <polyline className={classes.costLine} points={cost.join(' ')} />}
        <polyline className={classes.priceLine} points={steps(results, x, y).join(' ')} />
      </svg>
    </figure>
  )
}

/** A price holds until the next tier begins. */
function steps(results: readonly ResultAtSize[], x: (size: number) => number, y: (cents: number) => number): string[] {
  return results.flatMap(({ pax, price }, index) => {
    if (price === null) return []
    const before = results[index - 1]?.price
    const own = `${x(pax).toFixed(1)},${y(price).toFixed(1)}`
    return before == null || before === price ? [own] : [`${x(pax).toFixed(1)},${y(before).toFixed(1)}`, own]
  })
}
