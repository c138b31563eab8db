import { decimalAmount } from '../../money.ts'
import { isIban, plainIban } from '../../partners/iban.ts'

/** To whose account and for what money is transferred. */
export type Transfer = {
  readonly holder: string
  readonly iban: string
  /** Empty inside the euro payments area, where nobody needs it. */
  readonly bic: string
  readonly cents: number
  readonly currency: string
  /** What the bank statement will say: 'RE 2027-0318 / 2600417'. */
  readonly purpose: string
}

const longestName = 70
const longestPurpose = 140
/** 999.999.999,99 € */
const mostCents = 99_999_999_999
/** What a banking app reads at most. */
const mostBytes = 331
const bicPattern = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/

/**
 * The text of a GiroCode, by which a banking app fills in a transfer (EPC069-12, version 002, UTF-8). It is drawn with error correction M.
 * @returns null where nothing can be transferred by it: no amount due, another currency than the euro, an IBAN that is none
 */
export function giroCode({ holder, iban, bic, cents, currency, purpose }: Transfer): string | null {
  const name = within(oneLine(holder), longestName)
  const account = plainIban(iban)
  if (currency !== 'EUR' || cents < 1 || cents > mostCents || name === '' || !isIban(account)) return null
  const bank = oneLine(bic).replaceAll(' ', '').toUpperCase()
  const head = ['BCD', '002', '1', 'SCT', bicPattern.test(bank) ? bank : '', name, account]
  // Neither a purpose code nor a structured reference: what follows them is free text.
  const lines = (text: string) => [...head, `EUR${decimalAmount(cents)}`, '', '', text].join('\n').trimEnd()
  const told = within(oneLine(purpose), longestPurpose)
  const room = mostBytes - bytesOf(lines('.')) + 1
  return lines(withinBytes(told, room))
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function within(text: string, letters: number): string {
  return [...text].slice(0, letters).join('')
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}

function withinBytes(text: string, most: number): string {
  let kept = text
  while (bytesOf(kept) > most) kept = [...kept].slice(0, -1).join('')
  return kept
}
