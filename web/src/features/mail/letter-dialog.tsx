import type { FilledLetter } from '@reisewerk/domain/mail/letter.contract.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../lib/session.ts'
import type { AskedRequest } from '../../lib/writing.ts'
import { Window } from '../../ui/dialogs/window.tsx'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { previewLetter } from './api.ts'
import { type Letter, letterDraft } from './letter-drafts.ts'
import { LetterForm } from './letter-form.tsx'

type Props = { orderId: number; asked: AskedRequest; onClose: () => void }

/** The letter that asks a provider or agency (REQ-05). */
export default function LetterDialog({ orderId, asked, onClose }: Props) {
  const { user } = useSession()
  const { id: requestId, title, status, optionDueDate } = asked
  const [kept] = useState(() => letterDraft(user.id, requestId))
  const begun = useQuery({
    queryKey: ['requests', 'letter', requestId],
    queryFn: () => previewLetter(requestId, {}),
    enabled: kept === null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const letter = kept ?? (begun.data === undefined ? null : newLetter(begun.data))
  return (
    <Window
      onClose={onClose}
      title={title.startsWith('ohne ') ? `Anfrage ${title}` : `Anfrage an ${title}`}
      size="min(920px, 96vw)"
      closeOnClickOutside={false}
    >
      {letter === null && begun.isError && (
        <ErrorState text="Das Anschreiben konnte nicht vorbereitet werden." onRetry={() => void begun.refetch()} />
      )}
      {letter === null && !begun.isError && <LoadingRows rows={17} />}
      {letter !== null && (
        <LetterForm
          orderId={orderId}
          requestId={requestId}
          status={status}
          optionDueDate={optionDueDate}
          begun={letter}
          isContinued={kept !== null}
          onClose={onClose}
        />
      )}
    </Window>
  )
}

function newLetter({ to, subject, body, answerBy }: FilledLetter): Letter {
  const own = { cc: [], bcc: [], attachments: [], isWritten: false }
  return { ...own, to, subject, body, answerBy: dateOfWire(answerBy) }
}
