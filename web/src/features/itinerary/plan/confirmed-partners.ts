import type { RequestStatus } from '@reisewerk/domain/accounts/options.ts'
import { counted } from '../../../lib/format.ts'
import type { ServiceRequest } from './days.ts'

/** Where a partner counts on the group; nothing but a word to it takes that back. */
const words: Partial<Record<RequestStatus, (name: string, guests: string) => string>> = {
  bookings_sent: (name, guests) => `Bei ${name} ist${guests} gebucht`,
  approved: (name, guests) => `${name} hat${guests} bestätigt`,
  paid: (name, guests) => `${name} ist${guests} bezahlt`,
}

type Held = Pick<ServiceRequest, 'requestStatus'> & {
  readonly provider: { readonly name: string } | null
  readonly agency: { readonly name: string } | null
  readonly contingent: { readonly reservedAmount: number }
}

/**
 * What a question before deleting says of partners that have a booking, since deleting tells them nothing.
 * @returns 'Gamla Guider hat für 30 Gäste bestätigt; das Löschen sagt dort nicht ab.', '' when nobody has one
 */
export function confirmedPartners(requests: readonly Held[]): string {
  const told = requests.flatMap(({ requestStatus: { status }, provider, agency, contingent: { reservedAmount } }) => {
    const guests = reservedAmount === 0 ? '' : ` für ${counted(reservedAmount, ['Gast', 'Gäste'])}`
    return words[status]?.(provider?.name ?? agency?.name ?? 'ein Leistungsträger', guests) ?? []
  })
  return told.length === 0 ? '' : `${told.join('. ')}; das Löschen sagt dort nicht ab.`
}
