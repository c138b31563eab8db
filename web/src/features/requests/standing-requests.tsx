import { Button } from '@mantine/core'
import { stillStands } from '@reisewerk/domain/requests/still-stands.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { bulkChange } from '../../lib/bulk-change.ts'
import { counted } from '../../lib/format.ts'
import { useOptions } from '../../lib/options.ts'
import { paths } from '../../paths.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { daysOf, type ServiceRequest, useDaysChange } from '../itinerary/plan/days.ts'
import { requestsOf, servicesOf } from '../itinerary/plan/services.ts'
import { tripOf } from '../orders/trip/api.ts'
import { partnerNameOf } from './api.ts'
import classes from './request-rows.module.css'

/**
 * Above the day plan of a cancelled trip: who still reckons with the group. Radar and bell leave such trips out, so nothing else would
 * say so (TRUE-01).
 */
export function StandingRequests({ orderId }: { orderId: number }) {
  const isCancelled = useQuery(tripOf(orderId)).data?.currentStatus === 'cancelled'
  const { data } = useQuery(daysOf(orderId))
  const statuses = useOptions('request_status')
  const requests = (data?.items ?? []).flatMap((day) => servicesOf(day).flatMap(requestsOf))
  const standing = requests.filter(({ requestStatus }) => stillStands(requestStatus.status))
  if (!isCancelled || standing.length === 0) return null
  const who = standing.map((one) => `${partnerNameOf(one)} (${statuses.of(one.requestStatus.status).label})`)
  return (
    <section className={classes.gap} aria-label="Offene Anfragen der stornierten Reise">
      <span>
        Die Reise ist storniert, doch {counted(standing.length, ['Anfrage steht', 'Anfragen stehen'])} noch:{' '}
        {who.join(', ')}. <Link {...paths.requests(orderId)}>Zu den Anfragen</Link>
      </span>
      <CancelAll orderId={orderId} requests={standing} />
    </section>
  )
}

function CancelAll({ orderId, requests }: { orderId: number; requests: readonly ServiceRequest[] }) {
  const change = useDaysChange(orderId)
  const [isBusy, setBusy] = useState(false)

  async function cancel() {
    const names = requests.map(partnerNameOf).join(', ')
    const text = `${names}. Gesendet wird damit nichts: Abgesagt wird den Häusern mit einem Anschreiben oder am Telefon.`
    if (!(await confirm({ title: 'Als storniert vermerken?', text, action: 'Vermerken' }))) return
    setBusy(true)
    await bulkChange(change, {
      path: '/api/requests/status',
      body: { requests: requests.map(({ id }) => linkTo('requests', id)), status: 'cancelled' },
      names: new Map(requests.map((request) => [request.id, partnerNameOf(request)])),
      failed: 'Status konnte nicht geändert werden! Server Error!',
    })
    setBusy(false)
  }

  return (
    <Button variant="default" loading={isBusy} onClick={() => void cancel()}>
      Alle als storniert vermerken ({requests.length})
    </Button>
  )
}
