import { Button, Stack } from '@mantine/core'
import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconDeviceFloppy, IconDownload, IconPaperclip } from '@tabler/icons-react'
import { act } from '../../lib/api.ts'
import { download } from '../../lib/download.ts'
import { day, fileSize } from '../../lib/format.ts'
import { notice } from '../../ui/notices/notice.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import type { EmailFile } from './api.ts'
import classes from './mail.module.css'
import { MessageHead } from './message-head.tsx'
import { SafeHtmlView } from './safe-html-view.tsx'

type Props = {
  file: EmailFile
  /** The trip that attachments go to; null where there is none yet. */
  orderId: number | null
}

/** A read .msg: who wrote what and when, its text, and its attachments to keep (HEAD-12). */
export function EmailFileView({ file, orderId }: Props) {
  const sender = file.fromName === '' ? file.fromAddress : `${file.fromName} <${file.fromAddress}>`
  return (
    <Stack component="article" gap={12} miw={0}>
      <MessageHead
        subject={file.subject}
        facts={[['Von', sender], file.to === '' ? null : ['An', file.to], ['Datum', day(file.date)]]}
      />
      {file.attachments.length > 0 && <Attachments file={file} orderId={orderId} />}
      {file.html.trim() === '' ? <pre className={classes.plain}>{file.text}</pre> : <SafeHtmlView html={file.html} />}
    </Stack>
  )
}

function Attachments({ file, orderId }: Props) {
  const attempt = useAttempt(documentContract.name)
  const keep = (place: number) =>
    attempt(async () => {
      if (orderId === null) return
      await act(`/api/email_files/${file.id}/attachments/${place}/document`, { order: linkTo('orders', orderId) })
      notice.good('Der Anhang liegt jetzt bei den Dokumenten der Reise.')
    }, 'Der Anhang konnte nicht abgelegt werden.')

  return (
    <ul className={classes.files} aria-label="Anhänge">
      {file.attachments.map((attachment, place) => {
        const name = attachment.filetype === '' ? attachment.name : `${attachment.name}.${attachment.filetype}`
        return (
          <li key={`${place} ${name}`}>
            <IconPaperclip size={15} stroke={1.7} aria-hidden />
            <span>
              {name}
              {attachment.note !== undefined && <small className={classes.fileNote}>{attachment.note}</small>}
            </span>
            <span className={classes.quiet}>{fileSize(attachment.byteSize)}</span>
            {orderId !== null && (
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconDeviceFloppy size={14} aria-hidden />}
                aria-label={`${name} bei der Reise ablegen`}
                onClick={() => void keep(place)}
              >
                Bei der Reise ablegen
              </Button>
            )}
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconDownload size={14} aria-hidden />}
              aria-label={`${name} herunterladen`}
              onClick={() =>
                void attempt(
                  () => download(`/api/email_files/${file.id}/attachments/${place}`),
                  'Der Anhang konnte nicht geladen werden.',
                )
              }
            >
              Herunterladen
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
