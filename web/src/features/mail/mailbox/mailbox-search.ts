import type { receivedStates } from '@reisewerk/domain/mail/received-email.contract.ts'
import { keysIn, pageIn, positiveIn, sizeIn, sortIn, textIn } from '../../../list/read-address.ts'

/** The state of the page of received mails as it stands in the address. */
export type MailboxSearch = {
  q?: string | undefined
  state?: keyof typeof receivedStates | 'all' | 'outgoing' | undefined
  organisation?: number | undefined
  mail?: number | undefined
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

export function readMailboxSearch(raw: Record<string, unknown>): MailboxSearch {
  return {
    q: textIn(raw.q),
    state: keysIn(['open', 'assigned', 'dismissed', 'all', 'outgoing'] as const, raw.state)?.[0],
    organisation: positiveIn(raw.organisation),
    mail: positiveIn(raw.mail),
    sort: sortIn(raw.sort),
    page: pageIn(raw.page),
    size: sizeIn(raw.size),
  }
}
