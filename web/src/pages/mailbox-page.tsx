import { getRouteApi } from '@tanstack/react-router'
import { MailboxList } from '../features/mail/mailbox/mailbox-list.tsx'
import type { MailboxSearch } from '../features/mail/mailbox/mailbox-search.ts'
import { useListChange } from '../list/use-list-change.ts'

const route = getRouteApi('/shell/emails')

/** 'Postfach': what came in for the houses (MAIL-04). */
export function MailboxPage() {
  const change = useListChange<MailboxSearch>(route.useNavigate())
  return <MailboxList search={route.useSearch()} onChange={change} />
}
