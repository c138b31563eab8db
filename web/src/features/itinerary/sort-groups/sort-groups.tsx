import { sortGroupContract } from '@reisewerk/domain/itinerary/sort-group.contract.ts'
import { idOf, type Link } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { listOf } from '../../../lib/api.ts'
import { useDesk } from '../plan/plan-context.tsx'
import classes from './sort-groups.module.css'

/** The groups of a trip under which services of several days are put together, in their order (MD-10). */
export function sortGroupsOf(orderId: number) {
  return listOf(sortGroupContract, { query: { 'order.id': orderId, '_order[sort]': 'asc', _itemsPerPage: 500 } })
}

export function GroupTag({ group }: { group: Link | null }) {
  const { trip } = useDesk()
  const { data } = useQuery({ ...sortGroupsOf(trip.id), enabled: group !== null })
  const name = group === null ? undefined : data?.items.find(({ id }) => id === idOf(group))?.name
  if (name === undefined) return null
  return (
    <span className={classes.group} title={`Sortiergruppe ${name}`}>
      {name}
    </span>
  )
}
