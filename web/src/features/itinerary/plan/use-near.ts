import { placeContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { itemOf } from '../../../lib/api.ts'
import type { Near } from '../../partners/api.ts'
import { placeOfDay } from './place-of-day.ts'
import { usePlan } from './plan-context.tsx'
import { choiceOf } from './service-draft.ts'
import type { RequestedService } from './services.ts'
import type { Wish } from './wish.ts'

/** Where somebody for it is looked for first: at its place and around, in its area while the place is open, else at the day's place. */
export function useNear(service: RequestedService, { place, area }: Pick<Wish, 'place' | 'area'>): Near {
  const { days } = usePlan()
  const day = days.find(({ id }) => id === service.dayId)
  const ofDay = area === null && day !== undefined ? choiceOf(placeOfDay(days, day)) : null
  const placeId = (place ?? ofDay)?.value ?? null
  const { data } = useQuery({ ...itemOf(placeContract, Number(placeId)), enabled: placeId !== null })
  const around = data?.area == null ? null : String(idOf(data.area))
  return { placeId, areaId: placeId === null ? (area?.value ?? null) : around }
}
