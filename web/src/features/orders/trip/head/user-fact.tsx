import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { colleaguesOf } from '../../../../lib/colleagues.ts'
import { useSave } from '../../../../lib/saving/use-save.ts'
import { faceOf, nameOf } from '../../../../lib/session.ts'
import { InlineSelect } from '../../../../ui/inline-select.tsx'
import { notice } from '../../../../ui/notice.tsx'
import { Person } from '../../../../ui/person.tsx'
import type { Trip } from '../api.ts'

/** Who is responsible, with face; only people of the trip's organisation are offered (HEAD-02). */
export function UserFact({ trip }: { trip: Trip }) {
  const { save, stateOf } = useSave(orderContract, trip.id)
  const [isNear, setNear] = useState(false)
  const users = useQuery({ ...colleaguesOf(idOf(trip.organisationFilter)), enabled: isNear })
  const colleagues = users.data?.items ?? []
  const listed = colleagues.some(({ id }) => id === trip.user.id) ? colleagues : [trip.user, ...colleagues]
  return (
    <InlineSelect
      label="Verantwortlich"
      align="right"
      onNear={() => setNear(true)}
      value={String(trip.user.id)}
      choices={listed.map((user) => ({ value: String(user.id), label: nameOf(user) }))}
      display={
        <>
          <Person person={faceOf(trip.user)} size={18} decorative />
          {nameOf(trip.user)}
          {!trip.user.isActive && <span title="Der Zugang ist gesperrt">(ohne Zugang)</span>}
        </>
      }
      state={stateOf('user')}
      onSave={(id) => {
        const user = listed.find((candidate) => String(candidate.id) === id)
        if (user === undefined) return
        save(
          { user: linkTo('users', user.id) },
          {
            shown: { user },
            onFailed: (error) => notice.bad('Verantwortlich', error.reason),
          },
        )
      }}
    />
  )
}
