import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { answerByRefusal, replacedDeadline } from '@reisewerk/domain/mail/answer-by.ts'
import { isAskedAnew } from '@reisewerk/domain/mail/asked-anew.ts'
import { emailContract } from '@reisewerk/domain/mail/email.contract.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import { IconSend } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DraftStore } from '../../form/draft-store.ts'
import { isSameDraft } from '../../form/field-value.ts'
import { FormWindow } from '../../form/form-frame.tsx'
import { useItemForm } from '../../form/use-item-form.ts'
import { today } from '../../lib/format.ts'
import { useOptions } from '../../lib/options.ts'
import type { AskedRequest } from '../../lib/writing.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import { mailContactsOf, previewLetter } from './api.ts'
import classes from './mail.module.css'
import { type LetterOwn, MailField, sentWith } from './mail-form.ts'
import { MessageFields, TemplateSelect } from './message-fields.tsx'
import { tellSending } from './outgoing/api.ts'
import { NoServerNote } from './outgoing/no-server-note.tsx'
import { askUntranslated, UntranslatedNote } from './outgoing/untranslated-note.tsx'
import { RecipientFields } from './recipient-fields.tsx'

const failed = 'Die Anfrage konnte nicht gesendet werden.'

type Props = {
  orderId: number
  asked: AskedRequest
  title: string
  letter: LetterOwn
  draft: DraftStore
  onClose: () => void
}

/** The letter itself. Closing keeps what was written; 'Verwerfen' throws it away. */
export function LetterForm({ orderId, asked: { id, status, optionDueDate }, title, letter, draft, onClose }: Props) {
  const client = useQueryClient()
  const statuses = useOptions('request_status')
  const contacts = useQuery(mailContactsOf(orderId)).data ?? []
  const attempt = useAttempt()
  const { wording, ...begins } = letter.filled
  const form = useItemForm<typeof emailContract, LetterOwn>(emailContract, {
    ...{ name: 'letter', title, item: null, of: id, draft, isFinal: true, failed, onClose },
    begins,
    own: letter,
    sends: ({ own, value }) => ({
      ...sentWith(value, own.attachments),
      answerBy: own.answerBy === null ? null : wireOfDate(own.answerBy),
    }),
    creates: (body) => ({ path: `/api/requests/${id}/letter`, body }),
    onSaved: (sent, isOlder) => {
      if (isOlder) notice.warn('Die Anfrage war schon unterwegs.', 'Gesendet wurde der Text des ersten Versuchs.')
      else tellSending(sent, 'Die Anfrage wird gesendet.')
      onClose()
      void client.invalidateQueries()
    },
  })
  const { filled, answerBy } = form.own
  const isWritten = (['subject', 'body'] as const).some((name) => !isSameDraft(form.value(name), filled[name]))
  const over = answerByRefusal(answerBy, today())

  /** Begins the text anew with another template or date; what was written is asked for. */
  async function begin(wish: { template?: string; answerBy?: string }, until = answerBy) {
    const question = {
      title: 'Text neu beginnen?',
      text: 'Betreff und Nachricht, wie du sie geschrieben hast, gehen dabei verloren.',
      action: 'Neu beginnen',
    }
    if (isWritten && !(await confirm(question))) return
    form.setOwn({ answerBy: until })
    await attempt(async () => {
      const { subject, body } = await previewLetter(id, {
        // A draft of some days ago may name a day that is over by now.
        ...(until !== null && answerByRefusal(until, today()) === null && { answerBy: wireOfDate(until) }),
        ...wish,
      })
      form.set({ subject, body })
      form.setOwn({ filled: { ...filled, subject, body } })
    }, 'Die Vorlage konnte nicht übernommen werden.')
  }

  function answer(until: CalendarDate | null) {
    // The text names the date as long as nobody has written it anew.
    if (until !== null && answerByRefusal(until, today()) === null && !isWritten)
      return void begin({ answerBy: wireOfDate(until) }, until)
    form.setOwn({ answerBy: until })
  }

  const worded = {
    letter: `${form.value('subject')}\n${plainTextOf(form.value('body'))}`,
    wording: wording ?? null,
  }
  async function askAndSend() {
    if (await askUntranslated(worded)) form.save()
  }

  const note = isAskedAnew(status)
    ? `Der Status der Anfrage wird ‚${statuses.of('requested').label}‘.`
    : `Der Status der Anfrage bleibt ‚${statuses.of(status).label}‘.`
  return (
    <FormWindow
      form={form}
      size="min(920px, 96vw)"
      closeOnClickOutside={false}
      action="Senden"
      actionIcon={<IconSend size={15} stroke={1.7} aria-hidden />}
      hint={form.isChanged ? 'Der Entwurf bleibt bei der Anfrage, bis er gesendet ist.' : note}
      // The field says so already.
      onSave={() => (over === null ? void askAndSend() : notice.bad(failed, over.message))}
    >
      <NoServerNote orderId={orderId} />
      <UntranslatedNote orderId={orderId} {...worded} />
      <RecipientFields form={form} contacts={contacts} />
      <div className={classes.pair}>
        <TemplateSelect orderId={orderId} isLetter onChoose={(template) => void begin({ template })} />
        <DateField
          label="Antwort bis (wird Optionsfrist)"
          value={answerBy}
          from={today()}
          description={replacedDeadline(optionDueDate, answerBy)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={form.errorOf('answerBy') ?? over?.message}
          onChange={answer}
        />
      </div>
      <MailField name="subject" span={1} />
      <MessageFields orderId={orderId} form={form} />
    </FormWindow>
  )
}
