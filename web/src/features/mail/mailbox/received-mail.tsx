import { Button, Group } from '@mantine/core'
import { receivedEmailContract } from '@reisewerk/domain/mail/received-email.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { update } from '../../../lib/api.ts'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { EmailFileView } from '../email-file-view.tsx'
import { fileOf, type ReceivedEmail } from './mailbox-api.ts'

/** The mail itself, and what is said of it as a whole. */
export function ReceivedMail({ mail }: { mail: ReceivedEmail }) {
  const file = useQuery(fileOf(mail.file))
  const attempt = useAttempt(receivedEmailContract.name)
  const change = (body: { isRead?: boolean; isDismissed?: boolean }) =>
    attempt(() => update(receivedEmailContract, mail.id, body), 'Die E-Mail konnte nicht geändert werden.')
  if (file.isError)
    return <ErrorState text="Die E-Mail konnte nicht geladen werden." onRetry={() => void file.refetch()} />
  if (file.data === undefined) return <LoadingRows rows={6} rowHeight={44} />
  return (
    <>
      <EmailFileView file={file.data} orderId={null} />
      <Group gap={8}>
        <Button variant="default" onClick={() => void change({ isRead: !mail.isRead })}>
          {mail.isRead ? 'Als ungelesen vermerken' : 'Als gelesen vermerken'}
        </Button>
        {mail.state !== 'assigned' && (
          <Button variant="default" onClick={() => void change({ isDismissed: !mail.isDismissed })}>
            {mail.isDismissed ? 'Gehört doch zu einem Vorgang' : 'Gehört zu keinem Vorgang'}
          </Button>
        )}
      </Group>
    </>
  )
}
