import { type CalendarDate, germanDate } from '@reisewerk/domain/calendar-date.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { act, create, newKey } from '../../../lib/api.ts'
import { send } from '../../../lib/http.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import type { TripDay } from '../plan/days.ts'
import { useDesk } from '../plan/plan-context.tsx'
import type { Service } from '../plan/services.ts'
import { countedServices, linkOf, notUndone } from './use-many-services.ts'

type Made = { placeholders: number[] }
type CopiedDay = Made & { day: number | null; tookPlace: boolean }
export type Copy = { readonly service: Service; readonly dayId: number }

const failed = 'Die Leistungen konnten nicht kopiert werden! Server Error!'

/** Services and days that stand once more; nobody has been asked by that, and one click takes it back (EASE-02). */
export function useCopies() {
  const { trip, change, setOpen } = useDesk()
  const undoBy = (takeBack: () => Promise<unknown>) => () =>
    change({ send: takeBack, done: 'Rückgängig gemacht!', failed: notUndone })
  const removeServices = (ids: readonly number[]) =>
    send('PUT', '/api/placeholders/delete', { body: { placeholders: ids.map((id) => linkTo('placeholders', id)) } })

  /** @returns whether they stand there now */
  async function copyServices(copies: readonly Copy[], requests = true): Promise<boolean> {
    const body = {
      requests,
      copies: copies.map(({ service, dayId }) => ({ placeholder: linkOf(service), day: linkTo('days', dayId) })),
    }
    const key = newKey()
    let made: number[] = []
    const isMade = await change({
      send: async () => {
        made = (await act<Made>('/api/placeholders/copy', body, key)).data.placeholders
      },
      failed,
    })
    if (!isMade) return false
    setOpen([...new Set(copies.map(({ dayId }) => dayId))], true)
    notice.good(
      `${countedServices(made)} hinzugefügt!`,
      undefined,
      undoBy(() => removeServices(made)),
    )
    return true
  }

  async function copyDay(day: TripDay, date: CalendarDate): Promise<void> {
    const key = newKey()
    let made: CopiedDay = { day: null, tookPlace: false, placeholders: [] }
    const isMade = await change({
      send: async () => {
        made = (await act<CopiedDay>(`/api/days/${day.id}/copy`, { date: wireOfDate(date) }, key)).data
      },
      failed: 'Der Tag konnte nicht kopiert werden! Server Error!',
    })
    if (!isMade) return
    const { day: added, placeholders, tookPlace } = made
    const takeBack = async () => {
      if (added === null) return removeServices(placeholders)
      await send('DELETE', `/api/days/${added}`)
      // An empty day stood there before.
      const body = { order: linkTo('orders', trip.id), date: wireOfDate(date), name: '', sortHelper: [] }
      return tookPlace ? create(dayContract, body, key) : undefined
    }
    if (added !== null) setOpen([added], true)
    notice.good(`Der Tag wurde auf den ${germanDate(date)} kopiert!`, undefined, undoBy(takeBack))
  }

  return { copyServices, copyDay }
}
