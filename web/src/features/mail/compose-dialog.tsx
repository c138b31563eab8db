import { emailContract } from '@reisewerk/domain/mail/email.contract.ts'
import type { BegunEmail } from '@reisewerk/domain/mail/letter.contract.ts'
import { isForClient } from '@reisewerk/domain/mail/papers/paper-letter.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { isSameDraft } from '../../form/field-value.ts'
import { FormWindow } from '../../form/form-frame.tsx'
import { FormOf } from '../../form/form-of.tsx'
import { useItemForm } from '../../form/use-item-form.ts'
import type { NewMail } from '../../lib/writing.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import { beginEmail, type Email, mailContactsOf } from './api.ts'
import classes from './mail.module.css'
import { MailField, type MailForm, sentWith } from './mail-form.ts'
import { MessageFields, TemplateSelect } from './message-fields.tsx'
import { tellSending } from './outgoing/api.ts'
import { NoServerNote } from './outgoing/no-server-note.tsx'
import { OutdatedAttachmentsNote, useAskOutdated } from './outgoing/outdated-attachments.tsx'
import { OvertakenNote, useAskLetter, wordedOf } from './outgoing/overtaken-note.tsx'
import { UntranslatedNote } from './outgoing/untranslated-note.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { StatusAfterSending } from './status-after-sending.tsx'
import { useMailDraft } from './use-mail-draft.ts'

type Begun = Pick<Email, 'subject' | 'body'> &
  Partial<Pick<Email, 'to' | 'cc' | 'bcc' | 'attachments' | 'orderStatus' | 'request'>>
type Props = {
  orderId: number
  /** A draft, or a mail that failed, to go on with; null for a new one. */
  email?: Email | null
  /** What a new one begins with. */
  begin?: NewMail | null
  onClose: () => void
}
const title = 'NEUE EMAIL'
const size = 'min(920px, 96vw)'

/** 'Neue Email' (MAIL-03). */
export default function ComposeDialog({ orderId, email = null, begin = null, onClose }: Props) {
  const contact = begin?.to?.contact ?? null
  const [paper] = begin?.attachments ?? []
  // Whoever begins a mail to nobody about nothing sends what has just been made.
  const isOpen = begin !== null && begin.to === null && paper === undefined
  const begun = useQuery({
    queryKey: ['email_messages', 'begin', orderId, contact, paper?.id ?? null],
    queryFn: () =>
      beginEmail(orderId, {
        ...(contact === null ? {} : { contact: linkTo('contacts', contact) }),
        ...(paper === undefined ? {} : { document: linkTo('documents', paper.id) }),
        ...(isOpen && { latestPaper: true }),
      }),
    enabled: email === null,
    // One's own greeting and name do not change while one writes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <FormOf
      title={title}
      query={{ ...begun, data: email ?? (begun.data && newMail(begun.data, begin)) }}
      failed="Die E-Mail konnte nicht vorbereitet werden."
      window={{ size }}
      onClose={onClose}
    >
      {(mail: Begun) => <ComposeForm {...{ orderId, mail, email, onClose }} />}
    </FormOf>
  )
}

function newMail(begun: BegunEmail, begin: NewMail | null): Begun {
  const { to = null, attachments = begun.document === null ? [] : [begun.document] } = begin ?? {}
  return {
    to: to === null ? begun.to : [{ name: to.name, address: to.address }],
    subject: begun.subject || (begin?.subject ?? begun.document?.name ?? ''),
    body: begin?.body ?? begun.body,
    attachments: [...attachments],
    ...(begin?.request !== undefined && { request: linkTo('requests', begin.request) }),
  }
}

type FormProps = { orderId: number; mail: Begun; email: Email | null; onClose: () => void }

/** The mail itself. Closing keeps it as a draft; 'Verwerfen' throws it away. */
function ComposeForm({ orderId, mail, email, onClose }: FormProps) {
  const everybody = useQuery(mailContactsOf(orderId)).data ?? []
  const attempt = useAttempt()
  const { draft, send } = useMailDraft(orderId, email, mail.request ?? null)
  const form = useItemForm(emailContract, {
    name: 'email',
    title,
    item: null,
    of: orderId,
    draft,
    begins: {
      ...{ to: mail.to ?? [], cc: mail.cc ?? [], bcc: mail.bcc ?? [], subject: mail.subject, body: mail.body },
      orderStatus: mail.orderStatus ?? null,
    },
    own: { attachments: mail.attachments ?? [] } as MailForm['own'],
    sends: ({ own, value }) => sentWith(value, own.attachments),
    saves: send,
    onSaved: (sent) => {
      tellSending(sent)
      onClose()
    },
    failed: 'Die E-Mail konnte nicht gesendet werden.',
    onClose,
  })

  const askLetter = useAskLetter()
  const { attachments } = form.own
  const askOutdated = useAskOutdated({ orderId, attachments })
  const [subject, body] = [form.value('subject') ?? '', form.value('body')]
  const written = email === null ? null : { ...email, subject, body, text: plainTextOf(body) }

  async function askAndSend() {
    const isEdited = (['subject', 'body'] as const).some((name) => !isSameDraft(form.value(name), mail[name]))
    if (!(await askOutdated())) return
    if (written === null || (await askLetter(written, isEdited))) form.save()
  }

  // A paper made for the client is offered to the client's people alone (EASE-04).
  const isForClientOnly = form.own.attachments.some(({ type }) => isForClient(type))
  const clients = everybody.filter(({ isClient }) => isClient)
  const contacts = isForClientOnly && clients.length > 0 ? clients : everybody

  /** A template takes the place of subject and text; what was written before is asked for. */
  async function fill(template: string) {
    const question = {
      title: 'Vorlage übernehmen?',
      text: 'Betreff und Text der Vorlage ersetzen, was hier steht.',
      action: 'Übernehmen',
    }
    if (form.value('subject')?.trim() !== '' && !(await confirm(question))) return
    const first = everybody.find(({ address }) => address === form.value('to')?.[0]?.address)
    const contact = first?.contact == null ? {} : { contact: linkTo('contacts', first.contact) }
    await attempt(async () => {
      const offer = form.own.attachments.find(({ type }) => type === 'offer' || type === 'offer_confirmation')
      const document = offer === undefined ? {} : { document: linkTo('documents', offer.id) }
      const { subject, body } = await beginEmail(orderId, { template, ...contact, ...document })
      form.set({ subject, body })
    }, 'Die Vorlage konnte nicht übernommen werden.')
  }

  return (
    <FormWindow
      form={form}
      size={size}
      closeOnClickOutside={false}
      action="Senden"
      actionIcon={<IconSend size={15} stroke={1.7} aria-hidden />}
      hint="Wird als Entwurf bei der Reise aufbewahrt, während du schreibst."
      onSave={() => void askAndSend()}
    >
      <NoServerNote orderId={orderId} />
      <OutdatedAttachmentsNote {...{ orderId, attachments }} />
      {written !== null && <OvertakenNote email={written} isEdited />}
      {written?.isLetter === true && <UntranslatedNote orderId={orderId} {...wordedOf(written)} />}
      <RecipientFields form={form} contacts={contacts} />
      <div className={classes.pair} data-last="half">
        <MailField name="subject" span={1} />
        <TemplateSelect orderId={orderId} isLetter={false} onChoose={(template) => void fill(template)} />
      </div>
      <MessageFields orderId={orderId} form={form} />
      <StatusAfterSending orderId={orderId} form={form} />
    </FormWindow>
  )
}
