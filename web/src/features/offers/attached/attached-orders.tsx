import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconUnlink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listOf } from '../../../lib/api.ts'
import { paths } from '../../../paths.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Trip } from '../../orders/trip/api.ts'
import type { Offer } from '../api.ts'
import classes from './attached.module.css'
import { TripSearch, tripText } from './trip-search.tsx'
import { useAttach } from './use-attach.ts'

/** The trips this offer speaks for beside its own: they are attached by a search and detached after a question. */
export function AttachedOrders({ offer, trip }: { offer: Pick<Offer, 'attachedOrders'>; trip: Trip }) {
  const { mutate, isPending } = useAttach()
  const ids = offer.attachedOrders.map(idOf)
  const attached = useQuery({
    ...listOf(orderContract, { query: { 'id[]': ids, _itemsPerPage: 500 } }),
    enabled: ids.length > 0,
  })
  // In the order of the document; one that has just been detached may still be among those read before.
  const trips = ids.flatMap((id) => attached.data?.items.filter((one) => one.id === id) ?? [])

  async function detach(one: (typeof trips)[number]) {
    const isMeant = await confirm({
      title: 'Bist du sicher?',
      text: `Die Reise ${one.orderNumber} hat dann wieder ihr eigenes Angebot.`,
      action: 'Lösen',
      tone: 'bad',
    })
    if (isMeant) mutate({ mainId: trip.id, change: (before) => before.map(idOf).filter((id) => id !== one.id) })
  }

  return (
    <div className={classes.attached}>
      <ul className={classes.trips} aria-label="Angehängte Reisen">
        {trips.map((one) => (
          <li key={one.id} className={classes.trip}>
            <Link {...paths.order(one.id)}>{tripText(one)}</Link>
            <IconButton
              size={24}
              icon={IconUnlink}
              label={`Reise ${one.orderNumber} lösen`}
              disabled={isPending}
              onClick={() => void detach(one)}
            />
          </li>
        ))}
        {ids.length === 0 && <li className={classes.none}>Keine angehängten Reisen.</li>}
        {attached.isError && <li className={classes.none}>Couldn't get the orders! Server Error!</li>}
      </ul>
      <TripSearch
        trip={trip}
        label="Reise anhängen"
        without={ids}
        isOff={isPending}
        onChoose={(id) => mutate({ mainId: trip.id, change: (before) => [...before.map(idOf), id] })}
      />
    </div>
  )
}
