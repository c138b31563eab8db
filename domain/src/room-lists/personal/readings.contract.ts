import { contract } from '../../contract/contract.ts'
import { choice, instant, integer, link, text } from '../../contract/fields.ts'

/** Why personal data of guests was read (ROOM-06). */
export const readingReasons = {
  shown: { label: 'Zimmerliste angesehen' },
  saved: { label: 'Zimmerliste bearbeitet' },
  document: { label: 'Dokument erzeugt' },
  opened: { label: 'Dokument geöffnet' },
  import: { label: 'Liste importiert' },
  taken: { label: 'Mit allen Daten mitgenommen' },
} as const
export type ReadingReason = keyof typeof readingReasons

const trip = {
  order: link('orders', { label: 'Reise', write: 'never' }),
  orderNumber: text({ label: 'Vorgangsnummer', write: 'never' }),
  groupName: text({ label: 'Gruppe', write: 'never' }),
  at: instant({ label: 'Zeitpunkt', write: 'never' }),
  guests: integer({ label: 'Gäste', write: 'never' }),
}
const filters = { id: 'in', 'order.id': 'in', 'organisationFilter.id': 'in' } as const

/** Somebody was shown personal data of guests; administrators see all of it, everybody else what is noted of themselves (ROOM-06). */
export const personalDataReadingContract = contract({
  name: 'personal_data_readings',
  title: 'Lesen von Personendaten',
  fields: {
    ...trip,
    user: link('users', { label: 'User', write: 'never' }),
    userName: text({ label: 'Gelesen von', write: 'never' }),
    reason: choice(readingReasons, { label: 'Anlass', write: 'never' }),
  },
  filters: { ...filters, 'user.id': 'in', reason: 'in' },
  orderBy: ['id', 'at'],
  search: true,
})

/** What was erased of a trip after its time; for administrators (ROOM-06). */
export const personalDataErasureContract = contract({
  name: 'personal_data_erasures',
  title: 'Löschung von Personendaten',
  fields: { ...trip, documents: integer({ label: 'Dokumente', write: 'never' }) },
  filters,
  orderBy: ['id', 'at'],
  search: true,
})
