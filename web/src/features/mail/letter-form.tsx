import { Stack, TextInput } from '@mantine/core'
import type { RequestStatus } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { answerByRefusal, replacedDeadline } from '@reisewerk/domain/mail/answer-by.ts'
import { isAskedAnew } from '@reisewerk/domain/mail/asked-anew.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { today } from '../../lib/format.ts'
import { useOptions } from '../../lib/options.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { tooLong } from '../../ui/fields/too-long.ts'
import { mailContactsOf } from './api.ts'
import type { Letter } from './letter-drafts.ts'
import classes from './mail.module.css'
import { MessageFields, MessageFoot, TemplateSelect } from './message-fields.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { useLetter } from './use-letter.ts'

type Props = {
  orderId: number
  requestId: number
  status: RequestStatus
  optionDueDate: CalendarDate | null
  begun: Letter
  isContinued: boolean
  onClose: () => void
}

/** The letter itself. Closing keeps what was written; 'Verwerfen' throws it away. */
export function LetterForm({ orderId, requestId, status, optionDueDate, begun, isContinued, onClose }: Props) {
  const { letter, set, isKept, isBusy, error, begin, send, discard } = useLetter(requestId, begun, isContinued, onClose)
  const statuses = useOptions('request_status')
  const contacts = useQuery(mailContactsOf(orderId)).data ?? []
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack gap={12}>
        <RecipientFields value={letter} onChange={set} contacts={contacts} error={error} />
        <div className={classes.pair}>
          <TemplateSelect orderId={orderId} isLetter onChoose={(template) => void begin({ template })} />
          <DateField
            label="Antwort bis (wird Optionsfrist)"
            value={letter.answerBy}
            from={today()}
            description={replacedDeadline(optionDueDate, letter.answerBy)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={error?.messageFor('answerBy') ?? answerByRefusal(letter.answerBy, today())?.message}
            onChange={(answerBy) => {
              const isOver = answerByRefusal(answerBy, today()) !== null
              // The text names the date as long as nobody has written it anew.
              if (answerBy !== null && !isOver && !letter.isWritten)
                void begin({ answerBy: wireOfDate(answerBy) }, answerBy)
              else set({ answerBy })
            }}
          />
        </div>
        <TextInput
          label="Betreff"
          value={letter.subject}
          error={tooLong(letter.subject, 300) ?? error?.messageFor('subject')}
          onChange={(event) => set({ subject: event.currentTarget.value })}
        />
        <MessageFields orderId={orderId} value={letter} onChange={set} error={error} />
        <MessageFoot
          note={
            isKept
              ? 'Der Entwurf bleibt bei der Anfrage, bis er gesendet ist.'
              : isAskedAnew(status)
                ? `Der Status der Anfrage wird ‚${statuses.of('requested').label}‘.`
                : `Der Status der Anfrage bleibt ‚${statuses.of(status).label}‘.`
          }
          isBusy={isBusy}
          onDiscard={() => void discard()}
        />
      </Stack>
    </form>
  )
}
