import { Button, Tooltip } from '@mantine/core'
import { contingentDifference, isForAll } from '@reisewerk/domain/requests/losses/contingent-difference.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bulkChange } from '../../lib/bulk-change.ts'
import { counted } from '../../lib/format.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { daysOf, type ServiceRequest, useDaysChange } from '../itinerary/plan/days.ts'
import { requestsOf, servicesOf } from '../itinerary/plan/services.ts'
import { tripOf } from '../orders/trip/api.ts'
import { partnerNameOf } from './api.ts'
import classes from './request-rows.module.css'

/** By how many persons a request differs from the contingent; 0 as long as nobody knows what that says. */
function differenceOf(
  { contingent, requestStatus }: Pick<ServiceRequest, 'contingent' | 'requestStatus'>,
  pax: number | undefined,
): number {
  return pax === undefined
    ? 0
    : contingentDifference({ status: requestStatus.status, asked: contingent.askedAmount }, pax)
}

function useContingentPax(orderId: number): number | undefined {
  return useQuery(tripOf(orderId)).data?.info.paxAsked
}

/** '−14' beside what a request asks for, where the contingent says something else. */
export function ContingentDifference({ orderId, request }: { orderId: number; request: ServiceRequest }) {
  const pax = useContingentPax(orderId)
  const difference = differenceOf(request, pax)
  if (difference === 0) return null
  const part = isForAll(request) ? '' : '; gemeint ist ein Teil der Gruppe'
  const words = `${request.contingent.askedAmount} angefragt, im Kontingent stehen ${pax}${part}`
  return (
    <Tooltip label={words}>
      <span className={classes.difference} role="img" aria-label={words}>
        {difference > 0 ? `+${difference}` : `−${-difference}`}
      </span>
    </Tooltip>
  )
}

/** Requests for the whole group that ask for another number than the contingent says, and how they are made to ask for that. */
export function useAligning(orderId: number, requests: readonly ServiceRequest[]) {
  const pax = useContingentPax(orderId)
  const change = useDaysChange(orderId)
  const differing = requests.filter((request) => isForAll(request) && differenceOf(request, pax) !== 0)
  return {
    differing,
    /** 'Fjordhotel 41 → 30, …' */
    words: differing
      .map((request) => `${partnerNameOf(request)} ${request.contingent.askedAmount} → ${pax}`)
      .join(', '),
    align: () =>
      bulkChange(change, {
        path: '/api/requests/align',
        body: { requests: differing.map(({ id }) => linkTo('requests', id)) },
        names: new Map(differing.map((request) => [request.id, partnerNameOf(request)])),
        failed: 'Die Anforderung konnte nicht gespeichert werden! Server Error!',
      }),
  }
}

/** Makes all requests for the whole group that differ ask for what the contingent says; whom that meets is asked for first. */
export function AlignAll({ orderId, requests }: { orderId: number; requests: readonly ServiceRequest[] }) {
  const { differing, words, align } = useAligning(orderId, requests)
  const [isBusy, setBusy] = useState(false)
  if (differing.length === 0) return null

  async function alignAsked() {
    const question = { title: 'An das Kontingent angleichen?', text: words, action: 'Alle angleichen' }
    if (!(await confirm(question))) return
    setBusy(true)
    await align()
    setBusy(false)
  }

  return (
    <Button variant="default" loading={isBusy} onClick={() => void alignAsked()}>
      Alle angleichen ({differing.length})
    </Button>
  )
}

/** Above the day plan: requests of the group ask for another number than the contingent says by now, and how that is put right. */
export function ContingentGap({ orderId }: { orderId: number }) {
  const { data } = useQuery(daysOf(orderId))
  const pax = useContingentPax(orderId)
  const requests = (data?.items ?? []).flatMap((day) => servicesOf(day).flatMap(requestsOf))
  const differing = requests.filter((request) => isForAll(request) && differenceOf(request, pax) !== 0)
  if (differing.length === 0) return null
  const who = counted(differing.length, ['Anfrage nennt', 'Anfragen nennen'])
  return (
    <section className={classes.gap} aria-label="Abweichungen vom Kontingent">
      {who} eine andere Zahl als das Kontingent ({pax}).
      <AlignAll orderId={orderId} requests={differing} />
    </section>
  )
}
