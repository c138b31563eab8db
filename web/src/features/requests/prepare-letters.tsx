import { Button } from '@mantine/core'
import { IconMailPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { act } from '../../lib/api.ts'
import { counted } from '../../lib/format.ts'
import { paths } from '../../paths.ts'
import { notice } from '../../ui/notices/notice.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import { renewalOfRequest } from '../itinerary/plan/renewal-mark.tsx'
import type { ListedRequest } from './listed-requests.ts'
import classes from './request-list.module.css'

type Props = { orderId: number; listed: readonly ListedRequest[] }

/** Prepares the letters to all that are 'neu anzufragen' as drafts and leads to them; nothing is sent by it (TRUE-02). */
export function RenewalLetters({ orderId, listed }: Props) {
  const open = listed.filter(({ service, request }) => renewalOfRequest(service.kind, request) !== null)
  return (
    <PrepareLetters
      path={`/api/orders/${orderId}/renewal_letters`}
      words="Neu anfragen: Anschreiben vorbereiten"
      {...{ orderId, open }}
    />
  )
}

/** The same for all whose partner is chosen and not asked yet, such as the alternatives to a house that declined (TRUE-01). */
export function FirstLetters({ orderId, listed }: Props) {
  const isUnasked = ({ request }: ListedRequest) =>
    request.requestStatus.status === 'new' && (request.provider !== null || request.agency !== null)
  const open = listed.filter(isUnasked)
  return (
    <PrepareLetters
      path={`/api/orders/${orderId}/first_letters`}
      words="Anschreiben vorbereiten"
      {...{ orderId, open }}
    />
  )
}

type Way = { path: string; words: string; orderId: number; open: readonly ListedRequest[] }

function PrepareLetters({ path, words, orderId, open }: Way) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const attempt = useAttempt()
  const [isBusy, setBusy] = useState(false)
  if (open.length === 0) return null

  async function prepare() {
    setBusy(true)
    await attempt(async () => {
      const { letters, begun } = (await act<{ letters: number[]; begun: number }>(path)).data
      void client.invalidateQueries()
      const detail = [
        begun === 0 ? '' : `Für ${counted(begun, ['Anfrage', 'Anfragen'])} lag schon ein Entwurf bereit.`,
        'Gesendet ist noch nichts.',
      ]
      notice.good(`${counted(letters.length, ['Anschreiben', 'Anschreiben'])} vorbereitet!`, detail.join(' ').trim())
      await navigate(paths.emails(orderId))
    }, 'Die Anschreiben konnten nicht vorbereitet werden.')
    setBusy(false)
  }

  return (
    <Button
      className={classes.letters}
      variant="default"
      loading={isBusy}
      leftSection={<IconMailPlus size={15} aria-hidden />}
      onClick={() => void prepare()}
    >
      {words} ({open.length})
    </Button>
  )
}
