import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Page } from '../../../lib/keys.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import { daysOf, pendingChanges, type TripDay } from './days.ts'
import { useDesk } from './plan-context.tsx'
import { daysWith, type Service, type ServicePatch } from './services.ts'
import { failureOf } from './use-service-actions.ts'

/** Saves single fields of a service at once; they show in the day plan, and go back when the server refuses them (001 §7). */
export function useServiceSave(service: Service) {
  const client = useQueryClient()
  const { trip } = useDesk()
  const { save, stateOf } = useSave<Contract>(serviceContracts[service.kind], service.item.id)
  const { queryKey } = daysOf(trip.id)

  return {
    stateOf,
    /** @param onSaved what is told once it is saved */
    save(patch: ServicePatch, onSaved?: () => void) {
      const withIt = (days: TripDay[]) => daysWith(days, service, patch)
      client.setQueryData<Page<TripDay>>(queryKey, (page) => page && { ...page, items: withIt([...page.items]) })
      const arrived = pendingChanges.lay(trip.id, `${service.key}/${Object.keys(patch).join()}`, withIt)
      // What follows from it – times of the house, kilometres, requests – only the server knows.
      const settle = () => {
        arrived()
        void client.invalidateQueries({ queryKey })
      }
      save(patch, {
        onSaved: () => {
          settle()
          onSaved?.()
        },
        onFailed: (error) => {
          settle()
          notice.bad(failureOf(service.kind, 'aktualisiert'), error.message)
        },
      })
    },
  }
}
