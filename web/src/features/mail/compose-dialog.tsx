import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { Window } from '../../ui/dialogs/window.tsx'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { beginEmail, type Email } from './api.ts'
import { ComposeForm } from './compose-form.tsx'
import { type Draft, draftOf } from './use-draft.ts'

type Props = {
  orderId: number
  /** A draft, or a mail that failed, to go on with; null for a new one. */
  email?: Email | null
  /** Whom a new one goes to. */
  to?: { name: string; address: string; contact: number | null } | null
  onClose: () => void
}

/** 'Neue Email' (MAIL-03). */
export default function ComposeDialog({ orderId, email = null, to = null, onClose }: Props) {
  const contact = to?.contact ?? null
  const begun = useQuery({
    queryKey: ['email_messages', 'begin', orderId, contact],
    queryFn: () => beginEmail(orderId, contact === null ? {} : { contact: linkTo('contacts', contact) }),
    enabled: email === null,
    // One's own greeting and name do not change while one writes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const draft = email === null ? newDraft(begun.data, to) : draftOf(email)
  return (
    <Window onClose={onClose} title="NEUE EMAIL" size="min(920px, 96vw)" closeOnClickOutside={false}>
      {draft === null && begun.isError && (
        <ErrorState text="Die E-Mail konnte nicht vorbereitet werden." onRetry={() => void begun.refetch()} />
      )}
      {draft === null && !begun.isError && <LoadingRows rows={17} />}
      {draft !== null && <ComposeForm orderId={orderId} begun={draft} email={email} onClose={onClose} />}
    </Window>
  )
}

function newDraft(
  begun: { subject: string; body: Draft['body'] } | undefined,
  to: { name: string; address: string } | null,
): Draft | null {
  if (begun === undefined) return null
  const recipients = to === null ? [] : [{ name: to.name, address: to.address }]
  return { to: recipients, cc: [], bcc: [], subject: begun.subject, body: begun.body, attachments: [] }
}
