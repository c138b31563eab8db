import { Button, Tooltip } from '@mantine/core'
import { isForAll } from '@reisewerk/domain/requests/losses/contingent-difference.ts'
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
import { differenceOf, type Needed } from './rooms/contingent-needs.ts'
import { RoomDifference } from './rooms/room-difference.tsx'

function useNeeded(orderId: number): Needed | undefined {
  return useQuery(tripOf(orderId)).data
}

function differingAmong(requests: readonly ServiceRequest[], trip: Needed | undefined): ServiceRequest[] {
  return requests.filter((request) => isForAll(request) && differenceOf(request, trip) !== null)
}

/** '−14' beside what a request asks for, where the contingent says something else. */
export function ContingentDifference({ orderId, request }: { orderId: number; request: ServiceRequest }) {
  const difference = differenceOf(request, useNeeded(orderId))
  // For as many guests, its house may know other rooms.
  if (difference === null) return <RoomDifference orderId={orderId} request={request} />
  const { by } = difference
  const words = `${difference.words}${isForAll(request) ? '' : '; gemeint ist ein Teil der Gruppe'}`
  return (
    <Tooltip label={words}>
      <span className={classes.difference} role="img" aria-label={words}>
        {by === 0 ? 'andere\u00a0Kabinen' : by > 0 ? `+${by}` : `−${-by}`}
      </span>
    </Tooltip>
  )
}

/** Requests for the whole group that ask for something else than the contingent says, and how they are made to ask for that. */
export function useAligning(orderId: number, requests: readonly ServiceRequest[]) {
  const trip = useNeeded(orderId)
  const change = useDaysChange(orderId)
  const differing = differingAmong(requests, trip)
  return {
    differing,
    /** 'Fjordhotel 41 → 30, …' */
    words: differing.map((request) => `${partnerNameOf(request)} ${differenceOf(request, trip)?.change}`).join(', '),
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
  const trip = useNeeded(orderId)
  const requests = (data?.items ?? []).flatMap((day) => servicesOf(day).flatMap(requestsOf))
  const differing = differingAmong(requests, trip)
  if (differing.length === 0) return null
  const isNumber = differing.some(({ contingent }) => contingent.askedAmount !== trip?.info.paxAsked)
  const places = differing.every((request) => 'shipName' in request) ? 'Kabinen' : 'Plätze'
  const what = isNumber
    ? `eine andere Zahl als das Kontingent (${trip?.info.paxAsked})`
    : `andere ${places} als das Kontingent`
  const who = counted(differing.length, ['Anfrage nennt', 'Anfragen nennen'])
  return (
    <section className={classes.gap} aria-label="Abweichungen vom Kontingent">
      {who} {what}.
      <AlignAll orderId={orderId} requests={differing} />
    </section>
  )
}
