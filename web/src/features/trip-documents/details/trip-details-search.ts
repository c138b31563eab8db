import { keysIn, positiveIn } from '../../../list/read-address.ts'

/** The tabs of a trip's page 'Reiseunterlagen', in both readings of 002 §2. */
export const tripDetailTabs = {
  general: 'Reisespezifische Hinweise',
  providers: 'Leistungsträger',
  menus: 'Menüs',
  voucher: 'Voucher',
  create: 'Reiseunterlagen generieren',
  documents: 'Dokumente',
} as const
export type TripDetailTab = keyof typeof tripDetailTabs
const tabKeys = Object.keys(tripDetailTabs) as TripDetailTab[] // its own keys

/** The state of the page as it stands in the address. */
export type TripDetailsSearch = {
  tab?: TripDetailTab | undefined
  day?: number | undefined
  /** Key of a service of the day: 'hotel-12'. */
  service?: string | undefined
  /** The day as the route tells it, in place of its services. */
  view?: 'route' | undefined
}

/** Reads an address; what makes no sense in it is left out. */
export function readTripDetailsSearch(raw: Record<string, unknown>): TripDetailsSearch {
  return {
    tab: keysIn(tabKeys, [raw.tab])?.[0],
    day: positiveIn(raw.day),
    service: typeof raw.service === 'string' && /^[a-z]+-\d{1,15}$/.test(raw.service) ? raw.service : undefined,
    view: raw.view === 'route' ? 'route' : undefined,
  }
}
