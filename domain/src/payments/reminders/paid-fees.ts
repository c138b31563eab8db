/** Fees that were paid with an invoice: what of them did not go back, and payments that held one, each with what it was in all. */
export type PaidFees = {
  readonly paidCents: number
  readonly parts: readonly { readonly cents: number; readonly feeCents: number }[]
}

/**
 * What of a payment is for reminding: more than the invoice asks for, as far as fees are unpaid (decision 060). The rest is the
 * invoice's, also where it is too much.
 * @returns cents
 */
export function feePart(cents: number, openCents: number, openFeeCents: number): number {
  return Math.max(0, Math.min(cents - Math.max(0, openCents), openFeeCents))
}

/**
 * What of a refund is a fee that came in with the payment that a bank returns: the fee is owed again like the rest of it. That is
 * known by the sum of the payment, or by going back more than was received on the invoice.
 * @param cents of the refund, below nothing @param received on the invoice without fees
 * @returns cents, above nothing
 */
export function feeReturned(cents: number, received: number, { paidCents, parts }: PaidFees): number {
  if (cents >= 0) return 0
  const whole = parts.find((one) => one.cents === -cents && one.feeCents <= paidCents)
  if (whole !== undefined) return whole.feeCents
  const excess = -cents - Math.max(0, received)
  return excess > 0 && excess <= paidCents ? excess : 0
}

/**
 * What of a refund gives back fees that were paid and waived since: all that is more than too much was paid on the invoice, where the fees
 * account for it. More than these is none of them: then a bank has returned a payment, or the house has let something off.
 * @param cents of the refund, below nothing @param creditCents paid for having been reminded beyond what is asked for
 * @returns cents, above nothing
 */
export function feeGivenBack(cents: number, openCents: number, creditCents: number): number {
  const rest = -cents - Math.max(0, -openCents)
  return rest > 0 && rest <= creditCents ? rest : 0
}
