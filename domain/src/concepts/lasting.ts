import { type ServiceKind, serviceKinds } from '../service-kinds.ts'

/**
 * Whether a service of a concept can last longer in a trip than in the concept (001 §7): nights of a hotel, days of another
 * service, and a passage that arrives on a later day anyway. A flight at nine that lands at eleven cannot.
 * @param nights days between its beginning and its end
 */
export function canLastLonger(kind: ServiceKind, nights: number): boolean {
  const { nature } = serviceKinds[kind]
  return nature === 'stay' || nature === 'visit' || (nature === 'passage' && nights > 0)
}
