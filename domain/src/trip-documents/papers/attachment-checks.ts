import type { PaperCheck } from '../../documents/paper-check.contract.ts'
import { unmergeable } from '../../files/unmergeable.ts'
import { type Attachable, isMergedAtFirst } from './arranged-attachments.ts'

const point = { label: 'Dokumente der Leistungsträger', isRequired: false } as const

/**
 * Which PDFs would be bound behind the travel documents and cannot be opened, each told before they are made (decision 042): the guests
 * would travel without that sheet.
 * @returns one point that is met where nothing is lacking
 */
export function attachmentChecks(found: readonly Attachable[], orderId: number): PaperCheck[] {
  const unread = found.flatMap((one) => {
    const { fault, filetype } = one
    return fault !== null && filetype === 'pdf' && isMergedAtFirst(one) ? [{ ...one, fault }] : []
  })
  if (unread.length === 0) return [{ ...point, key: 'attachments', isMet: true, message: '', path: null }]
  return unread.map((one) => ({
    ...point,
    key: `attachments.${one.id}`,
    isMet: false,
    message: [one.provider, unmergeable(`${one.name}.${one.filetype}`, one.fault)]
      .filter((part) => part !== null)
      .join(': '),
    path: `/orders/${orderId}/trip-details?tab=documents`,
  }))
}
