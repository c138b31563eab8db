import { serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { useSelected } from '../../../ui/lists/selection.tsx'
import { daysOf } from './days.ts'
import { titleOf } from './service-words.ts'
import { type Service, servicesOf } from './services.ts'

/** The selected services that still exist, in the order of the trip. */
export function useSelectedServices(orderId: number): readonly Service[] {
  const { data } = useQuery(daysOf(orderId))
  const selected = new Set(useSelected('service'))
  return (data?.items ?? []).flatMap(servicesOf).filter(({ key }) => selected.has(key))
}

export function linkOf({ kind, item }: Service) {
  return linkTo(serviceKinds[kind].resource, item.id)
}

export function namesOf(services: readonly Service[]): ReadonlyMap<number, string> {
  return new Map(services.map((service) => [service.item.id, titleOf(service)]))
}
