import { Button, Select, TextInput } from '@mantine/core'
import { templateKinds } from '@reisewerk/domain/mail/template.contract.ts'
import { idOf, linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { DateField } from '../../ui/date-field.tsx'
import { RichTextField } from '../../ui/rich-text-field.tsx'
import { tripOf } from '../orders/trip/api.ts'
import { emailTemplates, mailContactsOf } from './api.ts'
import { AttachmentsField } from './attachments-field.tsx'
import type { Letter } from './letter-drafts.ts'
import classes from './mail.module.css'
import { MissingHint } from './missing-hint.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { useLetter } from './use-letter.ts'

type Props = {
  orderId: number
  requestId: number
  begun: Letter
  /** It was begun before and not sent. */
  isContinued: boolean
  onClose: () => void
}

/** The letter itself. Closing keeps what was written; 'Verwerfen' throws it away. */
export function LetterForm({ orderId, requestId, begun, isContinued, onClose }: Props) {
  const { letter, set, isKept, isBusy, error, begin, send, discard } = useLetter(requestId, begun, isContinued, onClose)
  const contacts = useQuery(mailContactsOf(orderId)).data ?? []
  return (
    <form
      noValidate
      className={classes.compose}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <RecipientFields value={letter} onChange={set} contacts={contacts} error={error} />
      <div className={classes.pair}>
        <TemplateSelect orderId={orderId} onChoose={(template) => void begin({ template })} />
        <DateField
          label="Antwort bis (wird Optionsfrist)"
          value={letter.answerBy}
          error={error?.messageFor('answerBy')}
          onChange={(answerBy) => {
            // The text names the date as long as nobody has written it anew.
            if (answerBy !== null && !letter.isWritten) void begin({ answerBy: wireOfDate(answerBy) }, answerBy)
            else set({ answerBy })
          }}
        />
      </div>
      <TextInput
        label="Betreff"
        maxLength={300}
        value={letter.subject}
        error={error?.messageFor('subject')}
        onChange={(event) => set({ subject: event.currentTarget.value })}
      />
      <RichTextField
        label="Nachricht"
        value={letter.body}
        minHeight={220}
        error={error?.messageFor('body')}
        onChange={(body) => set({ body })}
      />
      <MissingHint {...letter} />
      <AttachmentsField
        orderId={orderId}
        value={letter.attachments}
        error={error?.messageFor('attachments')}
        onChange={(attachments) => set({ attachments })}
      />
      <div className={classes.foot}>
        <span className={classes.quiet}>
          {isKept
            ? 'Der Entwurf bleibt bei der Anfrage, bis er gesendet ist.'
            : 'Der Status der Anfrage wird ‚Angefragt‘.'}
        </span>
        <Button variant="default" disabled={isBusy} onClick={() => void discard()}>
          Verwerfen
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
