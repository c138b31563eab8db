import { missingIn } from '@reisewerk/domain/mail/fill-template.ts'
import { plainTextOf, type RichText } from '@reisewerk/domain/rich-text.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './mail.module.css'

/** What a template could not fill in and nobody has written yet. */
export function MissingHint({ subject, body }: { subject: string; body: RichText | null }) {
  const missing = missingIn(`${subject}\n${plainTextOf(body)}`)
  if (missing.length === 0) return null
  return (
    <p className={classes.missing} role="status">
      <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
      Noch zu ergänzen: {missing.join(', ')}
    </p>
  )
}
