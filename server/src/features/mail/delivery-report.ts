import { messageIdsIn } from '@reisewerk/domain/mail/threads.ts'

/** What a mail server tells of a mail it could not deliver (RFC 3464). */
export type DeliveryReport = {
  /** Message-IDs of the mail it tells of. */
  readonly of: readonly string[]
  readonly failed: readonly { readonly address: string; readonly reason: string }[]
}

const mostRecipients = 20

/**
 * Reads a delivery report; one that only tells of a delay, or of success, reports no failure.
 * @param status the part of type message/delivery-status
 * @param original the mail it tells of, or its head
 */
export function deliveryReport(status: string, original: string): DeliveryReport | null {
  const recipients = status.split(/\r?\n\s*\r?\n/).map(fieldsOf)
  const failed = recipients
    .filter((fields) => fields.get('action')?.toLowerCase() === 'failed')
    .map((fields) => ({
      address: addressOrReason(fields.get('original-recipient') ?? fields.get('final-recipient')),
      reason: [fields.get('status'), addressOrReason(fields.get('diagnostic-code'))]
        .filter(Boolean)
        .join(', ')
        .slice(0, 300),
    }))
    .filter(({ address }) => address !== '')
    .slice(0, mostRecipients)
  if (failed.length === 0) return null
  const [head = ''] = original.split(/\r?\n\r?\n/)
  return { of: messageIdsIn(fieldsOf(head).get('message-id') ?? ''), failed }
}

function fieldsOf(text: string): ReadonlyMap<string, string> {
  const lines = text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()] as const]
    }),
  )
}

/** 'rfc822; kaethe@kantorei.example' → 'kaethe@kantorei.example' */
function addressOrReason(typed: string | undefined): string {
  return (typed ?? '').replace(/^[\w-]+\s*;\s*/, '').trim()
}
