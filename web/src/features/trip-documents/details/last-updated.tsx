import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { tripDetailContract } from '@reisewerk/domain/trip-documents/details/trip-detail.contract.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { type Trip, tripOf } from '../../orders/trip/api.ts'
import classes from './details.module.css'

/** When the documents were last put together: the page says so when it is opened for the first time (DOC-10). */
export function LastUpdated({ orderId }: { orderId: number }) {
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  useFirstOpening(trip)
  const { lastUpdatedTripDetails: stamp } = trip
  if (stamp === null) return null
  return <span className={classes.stamp}>Zuletzt aktualisiert: {stamp.slice(0, 16)}</span>
}

/** A trip that was never opened takes the general hints of its house, once, and is stamped. */
function useFirstOpening({ id, lastUpdatedTripDetails }: Trip): void {
  const client = useQueryClient()
  const { save } = useSave(orderContract, id)
  const isBegun = useRef(false)
  const isFirst = lastUpdatedTripDetails === null
  useEffect(() => {
    if (!isFirst || isBegun.current) return
    isBegun.current = true
    const open = async () => {
      await send('POST', `/api/orders/${id}/general_infos`, { body: {} })
      await client.invalidateQueries({ queryKey: keys.resource(tripDetailContract.name) })
      save({ lastUpdatedTripDetails: wireOfInstant(new Date()) })
    }
    // Without an answer the next opening tries again.
    open().catch(() => undefined)
  }, [isFirst, client, id, save])
}
