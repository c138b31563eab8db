import { Select } from '@mantine/core'
import { missingIn } from '@reisewerk/domain/mail/fill-template.ts'
import { templateKinds } from '@reisewerk/domain/mail/template.contract.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { tripOf } from '../orders/trip/api.ts'
import { emailTemplates } from './api.ts'
import { AttachmentsField } from './attachments-field.tsx'
import classes from './mail.module.css'
import { MailField, type MailForm } from './mail-form.ts'

/** Text and attachments of a mail or a letter. */
export function MessageFields({ orderId, form }: { orderId: number; form: MailForm }) {
  // What a template could not fill in and nobody has written yet.
  const missing = missingIn(`${form.value('subject')}\n${plainTextOf(form.value('body'))}`)
  return (
    <>
      <MailField name="body" span={1}>
        {({ error, value, onChange }) => (
          <RichTextField label="Nachricht" value={value} minHeight={220} error={error} onChange={onChange} />
        )}
      </MailField>
      {missing.length > 0 && (
        <p className={classes.note} role="status">
          <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
          Noch zu ergänzen: {missing.join(', ')}
        </p>
      )}
      <AttachmentsField
        orderId={orderId}
        value={form.own.attachments}
        error={form.errorOf('attachments')}
        onChange={(attachments) => form.setOwn({ attachments })}
      />
    </>
  )
}

type TemplateProps = {
  orderId: number
  isLetter: boolean
  /** @param template its link */
  onChoose: (template: string) => void
}

/** Templates of the trip's house one may begin a mail, or a letter, with. */
export function TemplateSelect({ orderId, isLetter, onChoose }: TemplateProps) {
  const trip = useQuery(tripOf(orderId)).data
  const house = trip === undefined ? 0 : idOf(trip.organisationFilter)
  const templates = useQuery({ ...emailTemplates(house), enabled: house > 0 }).data?.items ?? []
  // A mail with an invoice begins with its template by itself (INV-06).
  const offered = templates.filter(({ kind }) => kind !== 'invoice' && (kind === 'general') !== isLetter)
  return (
    <Select
      label="Vorlage"
      placeholder={offered.length === 0 ? 'Keine Vorlagen' : isLetter ? 'Andere auswählen …' : 'Auswählen …'}
      disabled={offered.length === 0}
      value={null}
      data={offered.map(({ id, name, kind }) => ({
        value: String(id),
        label: isLetter ? `${name} (${templateKinds[kind].label})` : name,
      }))}
      onChange={(value) => value !== null && onChoose(linkTo('email_templates', Number(value)))}
    />
  )
}
