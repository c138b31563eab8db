import { Button } from '@mantine/core'
import { noMailServer } from '@reisewerk/domain/mail/email-status.ts'
import type { PreparedLetters } from '@reisewerk/domain/mail/letter.contract.ts'
import { capitalised } from '@reisewerk/domain/typography/characters.ts'
import { IconMailPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { act } from '../../lib/api.ts'
import { counted } from '../../lib/format.ts'
import { paths } from '../../paths.ts'
import { ask } from '../../ui/dialogs/confirm.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import { renewalOfRequest } from '../itinerary/plan/renewal-mark.tsx'
import { mailWayOf } from '../mail/outgoing/api.ts'
import { useRoomNeeds } from '../orders/trip/api.ts'
import { useAligning } from './contingent-difference.tsx'
import type { ListedRequest } from './listed-requests.ts'
import classes from './request-list.module.css'

type Props = { orderId: number; listed: readonly ListedRequest[] }

/** Prepares the letters to all that are 'neu anzufragen' as drafts and leads to them; nothing is sent by it (TRUE-02). */
export function RenewalLetters({ orderId, listed }: Props) {
  const needs = useRoomNeeds(orderId)
  const isOpen = ({ service, request }: ListedRequest) =>
    renewalOfRequest(service.kind, request, needs) !== null && request.renewedAt === null
  const open = listed.filter(isOpen)
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

/** @param hasWay whether mails of the trip leave from here (MOVE-07) */
function tellPrepared(prepared: PreparedLetters, hasWay: boolean): void {
  const { letters, begun, rewritten, overtaken, untranslated } = prepared
  const made = counted(letters.length, ['Anschreiben', 'Anschreiben'])
  const detail = [
    rewritten.length === 0 ? '' : `${counted(rewritten.length, ['Entwurf', 'Entwürfe'])} neu geschrieben.`,
    begun === 0 ? '' : `Für ${counted(begun, ['Anfrage', 'Anfragen'])} lag schon ein Entwurf bereit.`,
    hasWay
      ? 'Gesendet ist noch nichts.'
      : `${capitalised(noMailServer)}. Mit Outlook lassen sie sich öffnen und senden.`,
  ]
  notice.good(`${made} vorbereitet!`, detail.filter((part) => part !== '').join(' '))
  if (overtaken.length > 0)
    notice.warn(
      `${counted(overtaken.length, ['Entwurf nennt', 'Entwürfe nennen'])} noch den alten Stand`,
      'Der Text wurde von Hand geändert und deshalb nicht neu geschrieben.',
    )
  if (untranslated.length > 0)
    notice.warn(
      `${counted(untranslated.length, ['Entwurf ist', 'Entwürfe sind'])} nicht ganz in der Sprache des Partners`,
      'Was nicht übersetzt ist, steht bei jedem Entwurf und wird vor dem Senden gefragt.',
    )
}

type Way = { path: string; words: string; orderId: number; open: readonly ListedRequest[] }

function PrepareLetters({ path, words, orderId, open }: Way) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const attempt = useAttempt()
  const [isBusy, setBusy] = useState(false)
  const {
    differing,
    words: names,
    align,
  } = useAligning(
    orderId,
    open.map(({ request }) => request),
  )
  if (open.length === 0) return null

  async function prepare() {
    if (!(await sayOneNumber())) return
    setBusy(true)
    await attempt(async () => {
      // Asked first: once letters are made, nothing may say that they could not be.
      const { isThere } = await client.fetchQuery(mailWayOf(orderId))
      const { data } = await act<PreparedLetters>(path)
      void client.invalidateQueries()
      tellPrepared(data, isThere)
      await navigate(paths.emails(orderId))
    }, 'Die Anschreiben konnten nicht vorbereitet werden.')
    setBusy(false)
  }

  /** Letters shall not ask for another number than the group has unless that is meant (TRUE-03). @returns whether to go on */
  async function sayOneNumber(): Promise<boolean> {
    if (differing.length === 0) return true
    const answer = await ask({
      title: 'Andere Zahl als im Kontingent',
      text: `${differing.length === 1 ? 'Eine Anfrage nennt' : `${differing.length} Anfragen nennen`} eine andere Zahl: ${names}.`,
      action: 'Angleichen und schreiben',
      other: 'So schreiben',
    })
    return answer === true ? align() : answer === 'other'
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
