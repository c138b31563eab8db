import { infoContract } from '@reisewerk/domain/geography/info.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { listOf } from '../../../lib/api.ts'
import type { TripDay } from '../plan/days.ts'
import type { Noted } from '../plan/kind-rows.ts'
import { placeOfHotel, type Service, servicesOf } from '../plan/services.ts'

/** Notes of areas by the link under which places name their area. */
type AreaNotes = ReadonlyMap<string, Noted>

const none: AreaNotes = new Map()
const AreaNotesContext = createContext<AreaNotes>(none)

/** The area in which the place of a service lies; the one that a service names itself tells its notes with the day plan. */
function areaOfPlace(service: Service): string | null {
  if (service.kind === 'hotel') return placeOfHotel(service)?.area ?? null
  const { item } = service
  return 'place' in item ? (item.place?.area ?? null) : null
}

/**
 * Asks what is to be heeded in the areas of all services at once (001 §2.2), beside the day plan and not in it: a trip visits
 * many places and few areas.
 */
export function AreaNotesOf({ days, children }: { days: readonly TripDay[]; children: ReactNode }) {
  const areas = [...new Set(days.flatMap(servicesOf).map(areaOfPlace))].filter((area) => area !== null).sort()
  const { data } = useQuery({
    ...listOf(infoContract, {
      groups: ['info_home_read'],
      query: { 'area.id[]': areas.map(idOf), type: 'note', isShownOnTripDashboard: 'true', _itemsPerPage: 500 },
    }),
    enabled: areas.length > 0,
    placeholderData: keepPreviousData,
  })
  const notes = useMemo(() => {
    const byArea = Map.groupBy(data?.items ?? [], ({ area }) => area ?? '')
    return new Map([...byArea].map(([area, infos]) => [area, { name: infos[0]?.home.name ?? '', infos }] as const))
  }, [data])
  return <AreaNotesContext value={notes}>{children}</AreaNotesContext>
}

/** What is to be heeded in the area where the place of a service lies. */
export function useAreaNotes(service: Service): Noted {
  return useContext(AreaNotesContext).get(areaOfPlace(service) ?? '') ?? null
}
