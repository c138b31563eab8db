import { infoImportanceKeys } from '@reisewerk/domain/accounts/options.ts'
import type { Warning } from '../../../ui/notices/warnings-button.tsx'
import type { ServiceRequest } from './days.ts'
import { type Noted, rowOf } from './kind-rows.ts'
import { requestsOf, type Service } from './services.ts'

/**
 * What to heed about a service, the most important first. Two requests to one provider warn once.
 * @param around the area in which its place lies (001 §2.2)
 */
export function warningsOf(service: Service, around: Noted = null): Warning[] {
  return inOrder([...rowOf(service).touches(service), around, ...requestsOf(service).map(({ provider }) => provider)])
}

export function warningsOfRequest({ provider }: ServiceRequest): Warning[] {
  return inOrder([provider])
}

function inOrder(subjects: readonly Noted[]): Warning[] {
  const warnings = new Map<number, Warning>()
  for (const subject of subjects) {
    for (const { id, type, title, content, importance, isShownOnTripDashboard } of subject?.infos ?? []) {
      if (type !== 'note' || !isShownOnTripDashboard) continue
      warnings.set(id, { id, title, content, importance, about: subject?.name ?? '' })
    }
  }
  const rank = ({ importance }: Warning) => infoImportanceKeys.indexOf(importance)
  return [...warnings.values()].sort((one, other) => rank(one) - rank(other) || one.id - other.id)
}
