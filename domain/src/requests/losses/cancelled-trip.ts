/** Papers by which others act: vouchers ask for services, travel documents and the link for the road send people out. */
export const actedPapers = ['voucher', 'trip'] as const
export type ActedPaper = (typeof actedPapers)[number]

/**
 * What nobody should overlook before papers of a cancelled trip leave the house (TRUE-06). Offers, calculations and invoices of one are
 * made as ever: the charge for the cancellation follows from them.
 * @returns the first words of the list before the paper; none where the trip takes place or nobody acts by it
 */
export function cancelledWords(isCancelled: boolean, paper: ActedPaper | undefined): string[] {
  if (!isCancelled || paper === undefined) return []
  return [
    paper === 'voucher'
      ? 'Die Reise ist storniert, die Voucher bitten trotzdem um Leistungen und Rechnung.'
      : 'Die Reise ist storniert, die Unterlagen kündigen sie trotzdem an.',
  ]
}
