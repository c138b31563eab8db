import type { routeDetailContract } from '@reisewerk/domain/itinerary/other-placeholder.contract.ts'
import type { freeTextItemContract } from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import type { Drafts } from '../../../form/drafts.ts'
import type { FormOptions } from '../../../form/form-options.ts'
import { dateOf } from '../plan/days.ts'
import { usePlan } from '../plan/plan-context.tsx'
import type { Service } from '../plan/services.ts'
import { type Opened, type ServiceForm, useServiceForm } from './use-service-form.ts'

type WithClock = typeof freeTextItemContract | typeof routeDetailContract

/** As `useServiceForm`, for what stands in its day by a clock time alone. */
export function useClockForm<C extends WithClock>(
  contract: C,
  props: { service: Service; how: Opened },
  parts: Pick<FormOptions<C, object>, 'looks'> = {},
): ServiceForm<C> {
  const { days } = usePlan()
  const day = days.find(({ id }) => id === props.service.dayId)
  return useServiceForm(contract, props, {
    ...parts,
    follow: (changed) => {
      const { timeOfDay } = changed as Drafts<WithClock> // both have it
      if (timeOfDay === undefined || day === undefined) return {}
      return { startAt: { date: dateOf(day), time: timeOfDay } } as unknown as Drafts<C> // both have it
    },
  })
}
