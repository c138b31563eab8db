import { Button, Group, Select, Text } from '@mantine/core'
import { missingIn } from '@reisewerk/domain/mail/fill-template.ts'
import { templateKinds } from '@reisewerk/domain/mail/template.contract.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { IconAlertTriangle, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '../../lib/http.ts'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { tripOf } from '../orders/trip/api.ts'
import { emailTemplates } from './api.ts'
import { AttachmentsField } from './attachments-field.tsx'
import classes from './mail.module.css'
import type { Draft } from './use-draft.ts'

type MessageProps = {
  orderId: number
  value: Draft
  onChange: (part: Partial<Draft>) => void
  error: ApiError | null
}

/** Text and attachments of a mail or a letter. */
export function MessageFields({ orderId, value, onChange, error }: MessageProps) {
  // What a template could not fill in and nobody has written yet.
  const missing = missingIn(`${value.subject}\n${plainTextOf(value.body)}`)
  return (
    <>
      <RichTextField
        label="Nachricht"
        value={value.body}
        minHeight={220}
        error={error?.messageFor('body')}
        onChange={(body) => onChange({ body })}
      />
      {missing.length > 0 && (
        <p className={classes.note} role="status">
          <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
          Noch zu ergänzen: {missing.join(', ')}
        </p>
      )}
      <AttachmentsField
        orderId={orderId}
        value={value.attachments}
        error={error?.messageFor('attachments')}
        onChange={(attachments) => onChange({ attachments })}
      />
    </>
  )
}

/** What becomes of it, and the two ways out; sending is the form's submit. */
export function MessageFoot({ note, isBusy, onDiscard }: { note: string; isBusy: boolean; onDiscard: () => void }) {
  return (
    <Group gap={8}>
      <Text span fz="inherit" mr="auto" c="var(--rw-ink-3)">
        {note}
      </Text>
      <Button variant="default" disabled={isBusy} onClick={onDiscard}>
        Verwerfen
      </Button>
      <Button type="submit" loading={isBusy} leftSection={<IconSend size={15} stroke={1.7} aria-hidden />}>
        Senden
      </Button>
    </Group>
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
  const offered = templates.filter(({ kind }) => (kind === 'general') !== isLetter)
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
