import { Select, TextInput } from '@mantine/core'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { ApiError } from '../../lib/http.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { tooLong } from '../../ui/fields/too-long.ts'
import { notice } from '../../ui/notices/notice.tsx'
import { tripOf } from '../orders/trip/api.ts'
import { beginEmail, type Email, emailTemplates, mailContactsOf } from './api.ts'
import classes from './mail.module.css'
import { MessageFields, MessageFoot } from './message-fields.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { type Draft, useDraft } from './use-draft.ts'

type Props = { orderId: number; begun: Draft; email: Email | null; onClose: () => void }

/** The mail itself. Closing keeps it as a draft; 'Verwerfen' throws it away. */
export function ComposeForm({ orderId, begun, email, onClose }: Props) {
  const { draft, set, isBusy, error, isKept, send, discard } = useDraft(orderId, begun, email, onClose)
  const contacts = useQuery(mailContactsOf(orderId)).data ?? []

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

  return (
    <form onSubmit={submit} noValidate className={classes.compose}>
      <RecipientFields value={draft} onChange={set} contacts={contacts} error={error} />
      <div className={classes.pair} data-wide-first>
        <TextInput
          label="Betreff"
          value={draft.subject}
          error={tooLong(draft.subject, 300) ?? error?.messageFor('subject')}
          onChange={(event) => set({ subject: event.currentTarget.value })}
        />
        <TemplateSelect orderId={orderId} draft={draft} onFilled={set} />
      </div>
      <MessageFields orderId={orderId} value={draft} onChange={set} error={error} />
      <MessageFoot
        note="Wird als Entwurf bei der Reise aufbewahrt, während du schreibst."
        isBusy={isBusy}
        onDiscard={() => void drop()}
      />
    </form>
  )
}

type TemplateProps = { orderId: number; draft: Draft; onFilled: (part: Partial<Draft>) => void }

/** A template takes the place of subject and text; what was written before is asked for. */
function TemplateSelect({ orderId, draft, onFilled }: TemplateProps) {
  const trip = useQuery(tripOf(orderId)).data
  const house = trip === undefined ? 0 : idOf(trip.organisationFilter)
  const templates = useQuery({ ...emailTemplates(house), enabled: house > 0 }).data?.items ?? []
  const contacts = useQuery(mailContactsOf(orderId)).data ?? []

  async function choose(value: string | null) {
    if (value === null) return
    const isMeant =
      draft.subject.trim() === '' ||
      (await confirm({
        title: 'Vorlage übernehmen?',
        text: 'Betreff und Text der Vorlage ersetzen, was hier steht.',
        action: 'Übernehmen',
      }))
    if (!isMeant) return
    const first = contacts.find(({ address }) => address === draft.to[0]?.address)
    const contact = first?.contact == null ? {} : { contact: linkTo('contacts', first.contact) }
    try {
      const { subject, body } = await beginEmail(orderId, {
        template: linkTo('email_templates', Number(value)),
        ...contact,
      })
      onFilled({ subject, body })
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      notice.bad('Die Vorlage konnte nicht übernommen werden.', failure.message)
    }
  }

  return (
    <Select
      label="Vorlage"
      placeholder={templates.length === 0 ? 'Keine Vorlagen' : 'Auswählen …'}
      disabled={templates.length === 0}
      value={null}
      data={templates
        .filter(({ kind }) => kind === 'general')
        .map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(value) => void choose(value)}
    />
  )
}
