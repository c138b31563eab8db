import type { FilledLetter } from '@reisewerk/domain/mail/letter.contract.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { draftInBrowser } from '../../form/draft-store.ts'
import { FormOf } from '../../form/form-of.tsx'
import { useSession } from '../../lib/session.ts'
import type { AskedRequest } from '../../lib/writing.ts'
import { previewLetter } from './api.ts'
import { LetterForm } from './letter-form.tsx'
import type { LetterOwn } from './mail-form.ts'

type Props = { orderId: number; asked: AskedRequest; onClose: () => void }

/** The letter that asks a provider or agency (REQ-05). What is begun stays with its request until it is sent. */
export default function LetterDialog({ orderId, asked, onClose }: Props) {
  const { user } = useSession()
  const [draft] = useState(() => draftInBrowser(`reisewerk.letter.${user.id}.${asked.id}`))
  const kept = draft.found?.own as LetterOwn | undefined // what the form below has kept
  const begun = useQuery({
    queryKey: ['requests', 'letter', asked.id],
    queryFn: () => previewLetter(asked.id, {}),
    enabled: kept === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const kind = asked.status === 'cancelled' ? 'Stornierung' : 'Anfrage'
  const title = asked.title.startsWith('ohne ') ? `${kind} ${asked.title}` : `${kind} an ${asked.title}`
  return (
    <FormOf
      title={title}
      query={{ ...begun, data: kept ?? (begun.data && newLetter(begun.data)) }}
      failed="Das Anschreiben konnte nicht vorbereitet werden."
      window={{ size: 'min(920px, 96vw)' }}
      onClose={onClose}
    >
      {(letter) => <LetterForm {...{ orderId, asked, title, letter, draft, onClose }} />}
    </FormOf>
  )
}

function newLetter({ to, subject, body, answerBy, wording }: FilledLetter): LetterOwn {
  return {
    filled: { to, subject, body, wording },
    answerBy: answerBy === null ? null : dateOfWire(answerBy),
    attachments: [],
  }
}
