/** What many measurements of the same thing say. Times in milliseconds. */
export type Summary = {
  readonly median: number
  readonly p95: number
  readonly p99: number
  readonly count: number
  /** How far the medians of the first, third … and of the second, fourth … measurement lie apart: 0.03 is three per cent. */
  readonly noise: number
}

/** @throws RangeError without measurements */
export function summarize(values: readonly number[]): Summary {
  const halves = [0, 1].map((parity) => values.filter((_, index) => index % 2 === parity))
  const [even = 0, odd = 0] = halves.map((half) => (half.length === 0 ? 0 : quantile(half, 0.5)))
  return {
    median: quantile(values, 0.5),
    p95: quantile(values, 0.95),
    p99: quantile(values, 0.99),
    count: values.length,
    noise: odd === 0 || even === 0 ? 0 : Math.max(odd, even) / Math.min(odd, even) - 1,
  }
}

/** The value below which that share of all lies, between two values by proportion. @throws RangeError without values */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('no measurements')
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)] ?? 0
  const high = sorted[Math.ceil(place)] ?? low
  return low + (high - low) * (place - Math.floor(place))
}

/** How much values rise for each step to the right: the straight line that lies nearest. 0 for less than two places. */
export function slopeOf(points: readonly (readonly [at: number, value: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = mean(points.map(([at]) => at))
  const level = mean(points.map(([, value]) => value))
  const width = points.reduce((sum, [at]) => sum + (at - middle) ** 2, 0)
  const rise = points.reduce((sum, [at, value]) => sum + (at - middle) * (value - level), 0)
  return width === 0 ? 0 : rise / width
}
