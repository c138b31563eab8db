import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import type { ApiError } from '../../lib/http.ts'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { AttachmentsField } from './attachments-field.tsx'
import classes from './mail.module.css'
import { MissingHint } from './missing-hint.tsx'
import type { Draft } from './use-draft.ts'

type MessageProps = {
  orderId: number
  value: Draft
  onChange: (part: Partial<Draft>) => void
  error: ApiError | null
}

/** Text and attachments of a mail or a letter. */
export function MessageFields({ orderId, value, onChange, error }: MessageProps) {
  return (
    <>
      <RichTextField
        label="Nachricht"
        value={value.body}
        minHeight={220}
        error={error?.messageFor('body')}
        onChange={(body) => onChange({ body })}
      />
      <MissingHint {...value} />
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
    <div className={classes.foot}>
      <span className={classes.quiet}>{note}</span>
      <Button variant="default" disabled={isBusy} onClick={onDiscard}>
        Verwerfen
      </Button>
      <Button type="submit" loading={isBusy} leftSection={<IconSend size={15} stroke={1.7} aria-hidden />}>
        Senden
      </Button>
    </div>
  )
}
