const amounts = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * Why a double room cannot cost that: two guests share its price, and each pays whole cents (002 §9).
 * @returns null where they can share it
 */
export function sharedPriceFault(cents: number): string | null {
  if (cents % 2 === 0) return null
  const [below, above] = [cents - 1, cents + 1].map((near) => amounts.format(near / 100))
  return `Zwei Gäste teilen sich den Preis: bitte ${below} oder ${above}`
}
