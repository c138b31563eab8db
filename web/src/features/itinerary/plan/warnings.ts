import { type InfoImportance, infoImportanceKeys } from '@reisewerk/domain/accounts/options.ts'
import type { Warning } from '../../../ui/notices/warnings-button.tsx'
import type { ServiceRequest } from './days.ts'
import { placeOfHotel, requestsOf, type Service } from './services.ts'

type Info = {
  id: number
  type: string
  title: string
  content: string
  importance: InfoImportance
  isShownOnTripDashboard: boolean
}
/** What may have notes, by its name. */
export type Noted = { readonly name: string; readonly infos?: readonly Info[] | undefined } | null

/**
 * What to heed about a service, the most important first. Two requests to one provider warn once.
 * @param around the area in which its place lies (001 §2.2)
 */
export function warningsOf(service: Service, around: Noted = null): Warning[] {
  return inOrder([...subjectsOf(service), around, ...requestsOf(service).map(({ provider }) => provider)])
}

/** What to heed about whom a request asks. */
export function warningsOfRequest({ provider }: ServiceRequest): Warning[] {
  return inOrder([provider])
}

/** What a service touches that may have notes. */
function subjectsOf(service: Service): Noted[] {
  switch (service.kind) {
    case 'hotel': {
      const place = placeOfHotel(service)
      // The area one looked in says nothing of a house that lies in another.
      return [place?.id === service.item.place?.id || place?.area == null ? service.item.area : null, place]
    }
    case 'other':
      return [service.item.area, service.item.place]
    case 'ferry':
      return [service.item.startPort, service.item.endPort]
    case 'route':
      return [service.item.predefinedRouteDetail]
    case 'airline':
    case 'train':
    case 'free':
      return []
  }
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
