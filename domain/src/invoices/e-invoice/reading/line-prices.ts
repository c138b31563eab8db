import { formatMoney } from '../../../money.ts'

/** How a line says that its amount comes about (BT-129, BT-146, BT-149, BG-27, BG-28). */
export type LinePrice = {
  readonly position: string
  readonly name: string
  /** As they are told; empty where they are not. */
  readonly quantity: string
  readonly price: string
  /** For how many the price is. */
  readonly per: string
  /** Charges of the line less its allowances. */
  readonly changeCents: number
  readonly netCents: number
}

/** So many are told one by one. */
const toldLines = 3

/**
 * Lines whose price × quantity does not give their amount (BR-DEC and Peppol R120), as German sentences; a price is told rounded, so
 * each piece may be off by half of its last place, and the amount by a cent.
 */
export function priceWarnings(prices: readonly LinePrice[], currency: string): string[] {
  const odd = prices.flatMap((line) => {
    const counted = countedCents(line)
    return counted === null ? [] : [sentence(line, counted, currency)]
  })
  const more = odd.length - toldLines
  const rest = more === 1 ? 'Bei einer weiteren Position' : `Bei ${more} weiteren Positionen`
  return [...odd.slice(0, toldLines), ...(more > 0 ? [`${rest} ergibt Menge mal Preis nicht den Betrag.`] : [])]
}

/** @returns what price × quantity comes to where that is not what the line says; null where it is, or where nothing can be reckoned */
function countedCents({ quantity, price, per, changeCents, netCents }: LinePrice): number | null {
  const [pieces, each, of] = [numberOf(quantity), numberOf(price), per === '' ? 1 : numberOf(per)]
  if (pieces === null || each === null || of === null || of <= 0) return null
  const places = Math.max(2, price.split('.')[1]?.length ?? 0)
  const counted = (pieces / of) * each * 100 + changeCents
  const slack = Math.abs(pieces / of) * 0.5 * 10 ** (2 - places) + 1
  return Math.abs(counted - netCents) > slack + 1e-6 ? Math.round(counted) : null
}

function sentence(
  { position, name, quantity, price, per, changeCents, netCents }: LinePrice,
  counted: number,
  currency: string,
) {
  const money = (cents: number) => formatMoney({ cents, currency }).replaceAll('\u00a0', ' ')
  const which = [position, name === '' ? '' : `„${name.slice(0, 60)}“`].filter((text) => text !== '').join(' ')
  const each = per === '' || Number(per) === 1 ? '' : ` je ${german(per)}`
  const change = changeCents === 0 ? '' : changeCents < 0 ? ' abzüglich Nachlass' : ' zuzüglich Zuschlag'
  return `Position ${which}: ${german(quantity)} × ${german(price)}${each}${change} ergibt ${money(counted)}, die Rechnung nennt ${money(netCents)}.`
}

function german(told: string): string {
  return told.slice(0, 20).replace('.', ',')
}

function numberOf(told: string): number | null {
  return /^[+-]?\d{1,13}(\.\d{0,10})?$/.test(told) ? Number(told) : null
}
