import { type CalendarDate, germanDate } from '@reisewerk/domain/calendar-date.ts'
import type { CopiedDayAnswer, CopiedServicesAnswer } from '@reisewerk/domain/itinerary/bulk.contract.ts'
import { linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { act, newKey } from '../../../lib/api.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import type { TripDay } from '../plan/days.ts'
import { useDesk } from '../plan/plan-context.tsx'
import type { Service } from '../plan/services.ts'
import { countedServices, linkOf } from './use-many-services.ts'
import { useUndoOfPlanChange } from './use-undo-of-plan-change.ts'

export type Copy = { readonly service: Service; readonly dayId: number }

const failed = 'Die Leistungen konnten nicht kopiert werden! Server Error!'

/** Services and days that stand once more; nobody has been asked by that, and one click takes it back (EASE-02). */
export function useCopies() {
  const { change, setOpen } = useDesk()
  const undoOf = useUndoOfPlanChange()

  /** @returns whether they stand there now */
  async function copyServices(copies: readonly Copy[], requests = true): Promise<boolean> {
    const body = {
      requests,
      copies: copies.map(({ service, dayId }) => ({ placeholder: linkOf(service), day: linkTo('days', dayId) })),
    }
    const key = newKey()
    let made: CopiedServicesAnswer = { placeholders: [], planChange: 0 }
    const isMade = await change({
      send: async () => {
        made = (await act<CopiedServicesAnswer>('/api/placeholders/copy', body, key)).data
      },
      failed,
    })
    if (!isMade) return false
    const { placeholders, planChange } = made
    setOpen([...new Set(copies.map(({ dayId }) => dayId))], true)
    notice.good(`${countedServices(placeholders)} hinzugefügt!`, undefined, undoOf(planChange))
    return true
  }

  async function copyDay(day: TripDay, date: CalendarDate): Promise<void> {
    const key = newKey()
    let made: CopiedDayAnswer = { day: null, placeholders: [], planChange: 0 }
    const isMade = await change({
      send: async () => {
        made = (await act<CopiedDayAnswer>(`/api/days/${day.id}/copy`, { date: wireOfDate(date) }, key)).data
      },
      failed: 'Der Tag konnte nicht kopiert werden! Server Error!',
    })
    if (!isMade) return
    const { day: added, planChange } = made
    if (added !== null) setOpen([added], true)
    notice.good(`Der Tag wurde auf den ${germanDate(date)} kopiert!`, undefined, undoOf(planChange))
  }

  return { copyServices, copyDay }
}
