import type { HouseFacts } from '../accounts/house/house-facts.ts'
import { letterheadOf } from '../accounts/house/letterhead.ts'
import type { RichText } from '../rich-text.ts'

/**
 * A mail with what the law wants of a firm on its letters, mails included (§ 35a GmbHG, § 37a HGB): the columns of the letterhead's
 * foot, a line each. The account is left out: who sends one by mail teaches clients to trust accounts in mails.
 */
export function withHouseBelow(body: RichText | null, house: HouseFacts): RichText | null {
  const lines = letterheadOf(house)
    .footer.filter((column) => !column.some((line) => /^IBAN\b/i.test(line)))
    .map((column) => column.join(' · '))
  if (lines.length === 0) return body
  const below = ['-- ', ...lines].map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
  return { type: 'doc', content: [...(body?.content ?? []), ...below] }
}
