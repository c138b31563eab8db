import { Stack, TextInput } from '@mantine/core'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { Window } from '../../ui/dialogs/window.tsx'
import { tooLong } from '../../ui/fields/too-long.ts'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import { beginEmail, type Email, mailContactsOf } from './api.ts'
import classes from './mail.module.css'
import { MessageFields, MessageFoot, TemplateSelect } from './message-fields.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { type Draft, draftOf, useDraft } from './use-draft.ts'

type Props = {
  orderId: number
  /** A draft, or a mail that failed, to go on with; null for a new one. */
  email?: Email | null
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

type FormProps = { orderId: number; begun: Draft; email: Email | null; onClose: () => void }

/** The mail itself. Closing keeps it as a draft; 'Verwerfen' throws it away. */
function ComposeForm({ orderId, begun, email, onClose }: FormProps) {
  const { draft, set, isBusy, error, isKept, send, discard } = useDraft(orderId, begun, email, onClose)
  const contacts = useQuery(mailContactsOf(orderId)).data ?? []
  const attempt = useAttempt()

  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }

  async function drop() {
    const question = {
      title: 'Entwurf verwerfen?',
      text: 'Was du geschrieben hast, wird gelöscht.',
      action: 'Verwerfen',
    }
    if (!isKept() || (await confirm({ ...question, tone: 'bad' }))) await discard()
  }

  /** A template takes the place of subject and text; what was written before is asked for. */
  async function fill(template: string) {
    const question = {
      title: 'Vorlage übernehmen?',
      text: 'Betreff und Text der Vorlage ersetzen, was hier steht.',
      action: 'Übernehmen',
    }
    if (draft.subject.trim() !== '' && !(await confirm(question))) return
    const first = contacts.find(({ address }) => address === draft.to[0]?.address)
    const contact = first?.contact == null ? {} : { contact: linkTo('contacts', first.contact) }
    await attempt(async () => {
      const { subject, body } = await beginEmail(orderId, { template, ...contact })
      set({ subject, body })
    }, 'Die Vorlage konnte nicht übernommen werden.')
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        <RecipientFields value={draft} onChange={set} contacts={contacts} error={error} />
        <div className={classes.pair} data-last="half">
          <TextInput
            label="Betreff"
            value={draft.subject}
            error={tooLong(draft.subject, 300) ?? error?.messageFor('subject')}
            onChange={(event) => set({ subject: event.currentTarget.value })}
          />
          <TemplateSelect orderId={orderId} isLetter={false} onChoose={(template) => void fill(template)} />
        </div>
        <MessageFields orderId={orderId} value={draft} onChange={set} error={error} />
        <MessageFoot
          note="Wird als Entwurf bei der Reise aufbewahrt, während du schreibst."
          isBusy={isBusy}
          onDiscard={() => void drop()}
        />
      </Stack>
    </form>
  )
}
