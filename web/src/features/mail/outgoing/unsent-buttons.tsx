import { Button } from '@mantine/core'
import { emailContract } from '@reisewerk/domain/mail/email.contract.ts'
import { IconDownload, IconMailShare } from '@tabler/icons-react'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import type { Email } from '../api.ts'
import { downloadMail, noteSentElsewhere, sendMail, tellSending } from './api.ts'
import { useAskLetter } from './overtaken-note.tsx'

/** The mail as a file; what has not left opens in Outlook to be sent from there (MOVE-07). */
export function MailFileButton({ email, isUnsent }: { email: Email; isUnsent: boolean }) {
  const attempt = useAttempt()
  const Icon = isUnsent ? IconMailShare : IconDownload
  return (
    <Button
      variant="default"
      leftSection={<Icon size={15} stroke={1.7} aria-hidden />}
      onClick={() => void attempt(() => downloadMail(email.id), 'Die E-Mail konnte nicht heruntergeladen werden.')}
    >
      {isUnsent ? 'Mit Outlook öffnen (.eml)' : 'Als .eml herunterladen'}
    </Button>
  )
}

/** What becomes of a mail that has not left: somebody has sent it otherwise, or it is tried again. */
export function UnsentButtons({ email }: { email: Email }) {
  const attempt = useAttempt(emailContract.name)
  const askLetter = useAskLetter()
  async function note() {
    if (!(await askLetter(email))) return
    const question = {
      title: 'Als gesendet vermerken?',
      text: 'Die E-Mail gilt dann als gesendet, mit allem, was daraus folgt; ändern lässt sie sich nicht mehr.',
      action: 'Als gesendet vermerken',
    }
    if (!(await confirm(question))) return
    await attempt(() => noteSentElsewhere(email.id), 'Die E-Mail konnte nicht als gesendet vermerkt werden.')
  }
  async function again() {
    if (!(await askLetter(email))) return
    await attempt(async () => tellSending(await sendMail(email.id)), 'Die E-Mail konnte nicht gesendet werden.')
  }
  return (
    <>
      <Button variant="default" onClick={() => void note()}>
        Als gesendet vermerken
      </Button>
      {email.failure !== null && (
        <Button variant="default" onClick={() => void again()}>
          Noch einmal senden
        </Button>
      )}
    </>
  )
}
