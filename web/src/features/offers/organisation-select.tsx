import { Select } from '@mantine/core'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { useSession } from '../../lib/session.ts'
import { notice } from '../../ui/notices/notice.tsx'
import type { Trip } from '../orders/trip/api.ts'

/** Which of the user's organisations writes the offer: the trip's, where there are several to choose from (002 §6). */
export function OrganisationSelect({ trip }: { trip: Trip }) {
  const { organisations } = useSession()
  const { save, errorOf } = useSave(orderContract, trip.id)
  if (organisations.length < 2) return null
  return (
    <Select
      label="Organisation"
      data={organisations.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(idOf(trip.organisationFilter))}
      allowDeselect={false}
      checkIconPosition="right"
      error={errorOf('organisationFilter')?.reason}
      onChange={(id) =>
        id !== null &&
        save(
          { organisationFilter: linkTo('organisations', Number(id)) },
          {
            onFailed: (error) => notice.bad('Error while saving order, please try again', error.reason),
            onServerError: () => notice.bad('Error while saving order, please try again'),
          },
        )
      }
    />
  )
}
