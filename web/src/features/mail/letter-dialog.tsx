import { Button, Modal, Select, TextInput } from '@mantine/core'
import type { Mailbox } from '@reisewerk/domain/mail/email.contract.ts'
import { missingIn } from '@reisewerk/domain/mail/fill-template.ts'
import type { FilledLetter } from '@reisewerk/domain/mail/letter.contract.ts'
import { templateKinds } from '@reisewerk/domain/mail/template.contract.ts'
import { plainTextOf, type RichText } from '@reisewerk/domain/rich-text.ts'
import { dateOfWire, idOf, linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { IconAlertTriangle, IconSend } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { act, newKey } from '../../lib/api.ts'
import { ApiError } from '../../lib/http.ts'
import { confirm } from '../../ui/confirm.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { ErrorState, LoadingRows } from '../../ui/list-state.tsx'
import { notice } from '../../ui/notice.tsx'
import { RichTextField } from '../../ui/rich-text-field.tsx'
import { tripOf } from '../orders/trip/api.ts'
import { emailTemplates, mailContactsOf, previewLetter } from './api.ts'
import classes from './mail.module.css'
import { MailboxesField } from './mailboxes-field.tsx'

type Props = { orderId: number; requestId: number; title: string; onClose: () => void }

/** The letter that asks a provider or agency (REQ-05). */
export default function LetterDialog({ orderId, requestId, title, onClose }: Props) {
  const begun = useQuery({
    queryKey: ['requests', 'letter', requestId],
    queryFn: () => previewLetter(requestId, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <Modal opened onClose={onClose} title={`Anfrage an ${title}`} size="min(920px, 96vw)" closeOnClickOutside={false}>
      {begun.isPending && <LoadingRows rows={6} />}
      {begun.isError && (
        <ErrorState text="Das Anschreiben konnte nicht vorbereitet werden." onRetry={() => void begun.refetch()} />
      )}
      {begun.data !== undefined && (
        <LetterForm orderId={orderId} requestId={requestId} begun={begun.data} onClose={onClose} />
      )}
    </Modal>
  )
}

type FormProps = { orderId: number; requestId: number; begun: FilledLetter; onClose: () => void }
type Letter = { to: Mailbox[]; subject: string; body: RichText | null; answerBy: string | null }

function LetterForm({ orderId, requestId, begun, onClose }: FormProps) {
  const client = useQueryClient()
  const contacts = useQuery(mailContactsOf(orderId)).data ?? []
  const [letter, setLetter] = useState<Letter>({ ...begun, answerBy: dateOfWire(begun.answerBy) })
  const [error, setError] = useState<ApiError | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isWritten, setWritten] = useState(false)
  const [key] = useState(newKey)
  const missing = missingIn(`${letter.subject}\n${plainTextOf(letter.body)}`)
  const set = (part: Partial<Letter>) => setLetter((now) => ({ ...now, ...part }))

  /** Begins anew with another template or date; what was written is asked for. */
  async function begin(wish: { template?: string; answerBy?: string }) {
    const question = {
      title: 'Text neu beginnen?',
      text: 'Was du geändert hast, geht dabei verloren.',
      action: 'Neu beginnen',
    }
    if (isWritten && !(await confirm(question))) return
    try {
      const { subject, body } = await previewLetter(requestId, wish)
      set({ subject, body })
      setWritten(false)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      notice.bad('Die Vorlage konnte nicht übernommen werden.', failure.message)
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setError(null)
    const answerBy = letter.answerBy === null ? null : wireOfDate(letter.answerBy)
    try {
      await act(`/api/requests/${requestId}/letter`, { ...letter, answerBy }, key)
      notice.good('Die Anfrage wird gesendet.')
      onClose()
      await client.invalidateQueries()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
      notice.bad('Die Anfrage konnte nicht gesendet werden.', failure.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={classes.compose}>
      <MailboxesField
        label="An"
        required
        value={letter.to}
        contacts={contacts}
        error={error?.messageFor('to')}
        onChange={(to) => set({ to })}
      />
      <div className={classes.pair}>
        <TemplateSelect orderId={orderId} onChoose={(template) => void begin({ template })} />
        <DateField
          label="Antwort bis (wird Optionsfrist)"
          value={letter.answerBy}
          onChange={(answerBy) => {
            set({ answerBy })
            if (answerBy !== null && !isWritten) void begin({ answerBy: wireOfDate(answerBy) })
          }}
        />
      </div>
      <TextInput
        label="Betreff"
        maxLength={300}
        value={letter.subject}
        error={error?.messageFor('subject')}
        onChange={(event) => {
          setWritten(true)
          set({ subject: event.currentTarget.value })
        }}
      />
      <RichTextField
        label="Nachricht"
        value={letter.body}
        minHeight={220}
        error={error?.messageFor('body')}
        onChange={(body) => {
          setWritten(true)
          set({ body })
        }}
      />
      {missing.length > 0 && (
        <p className={classes.missing} role="status">
          <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
          Noch zu ergänzen: {missing.join(', ')}
        </p>
      )}
      <div className={classes.foot}>
        <span className={classes.quiet}>Der Status der Anfrage wird ‚Angefragt‘.</span>
        <Button variant="default" onClick={onClose}>
          Abbrechen
        </Button>
        <Button type="submit" loading={isBusy} leftSection={<IconSend size={15} stroke={1.7} aria-hidden />}>
          Senden
        </Button>
      </div>
    </form>
  )
}

function TemplateSelect({ orderId, onChoose }: { orderId: number; onChoose: (template: string) => void }) {
  const trip = useQuery(tripOf(orderId)).data
  const house = trip === undefined ? 0 : idOf(trip.organisationFilter)
  const templates = useQuery({ ...emailTemplates(house), enabled: house > 0 }).data?.items ?? []
  const offered = templates.filter(({ kind }) => kind !== 'general')
  return (
    <Select
      label="Vorlage"
      placeholder={offered.length === 0 ? 'Keine Vorlagen' : 'Andere auswählen …'}
      disabled={offered.length === 0}
      value={null}
      data={offered.map(({ id, name, kind }) => ({
        value: String(id),
        label: `${name} (${templateKinds[kind].label})`,
      }))}
      onChange={(value) => value !== null && onChoose(linkTo('email_templates', Number(value)))}
    />
  )
}
