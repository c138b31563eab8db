import { userContract } from '@reisewerk/domain/accounts/user.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { listOf } from '../../../lib/api.ts'
import { others, usePresence } from '../../../lib/live/live.ts'
import { faceOf, useSession } from '../../../lib/session.ts'
import { People } from '../../../ui/person.tsx'
import classes from './trip-header.module.css'

/** Colleagues who look at the same trip right now (APP-12). */
export function WhoIsHere({ orderId }: { orderId: number }) {
  const { user } = useSession()
  const here = others(usePresence(orderId)).filter(({ id }) => id !== user.id)
  const users = useQuery({ ...listOf(userContract, { query: { _itemsPerPage: 500 } }), enabled: here.length > 0 })
  const ids = new Set(here.map(({ id }) => id))
  const people = (users.data?.items ?? []).filter(({ id }) => ids.has(id)).map(faceOf)
  if (people.length === 0) return null
  return (
    <>
      <People people={people} label="Auch in dieser Reise" />
      <span className={classes.rule} />
    </>
  )
}
