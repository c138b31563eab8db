import { type Refusal, refusal } from '../refusal.ts'

/** Who may do what to a colleague's access (APP-17). */

type Administrator = { userId: number; organisationIds: readonly number[] }
type Colleague = { id: number; organisationIds: readonly number[] }

/** The locks of a person hold in all of their organisations, so only who administers all of them may change them. */
function isManagedBy(admin: Administrator, colleague: Colleague): boolean {
  return colleague.organisationIds.every((id) => admin.organisationIds.includes(id))
}

/** Whether role, access, name or locks of a colleague may be changed. */
export function mayManage(admin: Administrator, colleague: Colleague): Refusal | null {
  if (isManagedBy(admin, colleague)) return null
  return refusal(
    'works_elsewhere',
    'Diese Person arbeitet auch für eine Organisation, zu der du nicht gehörst. Ändern kann sie nur, wer zu allen gehört.',
  )
}

export type AccessChange = {
  role?: 'user' | 'ROLE_ADMIN' | undefined
  isActive?: boolean | undefined
  /** Organisations that are taken from the person. */
  lost: readonly number[]
}

/** Nobody takes the own rights away by accident; a colleague does it. */
export function mayChangeOwnAccess(admin: Administrator, colleague: Colleague, change: AccessChange): Refusal | null {
  if (admin.userId !== colleague.id) return null
  if (change.role === 'user') return refusal('own_access', 'Die eigene Rolle kann nur jemand anderes ändern.', 'role')
  if (change.isActive === false)
    return refusal('own_access', 'Den eigenen Zugang kann nur jemand anderes sperren.', 'isActive')
  if (change.lost.length > 0)
    return refusal('own_access', 'Aus einer Organisation kann dich nur jemand anderes nehmen.', 'organisations')
  return null
}

/** @param names of organisations that would have no active administrator any more */
export function mayLeaveWithoutAdmin(names: readonly string[]): Refusal | null {
  if (names.length === 0) return null
  return refusal('last_admin', `Ohne diese Person hätte ${names.join(' und ')} niemanden mehr, der verwaltet.`)
}

/** How long a link with which a password is set may be used. */
export const invitationDays = 7

/** Words of inviting (APP-17). */
export const invitationMessages = {
  taken: 'Mit dieser Adresse gibt es schon einen Zugang.',
  invalid: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
  inactive: 'Der Zugang ist gesperrt. Bitte gib ihn zuerst wieder frei.',
} as const

/** How far somebody's way into the program is, in words. */
export function accessOf({ isActive, hasPassword, invitedUntil }: AccessOf) {
  if (!isActive) return { label: 'Gesperrt', tone: 'bad' } as const
  if (hasPassword) return { label: 'Aktiv', tone: 'good' } as const
  if (invitedUntil === null) return { label: 'Nicht eingeladen', tone: 'neutral' } as const
  return { label: 'Eingeladen', tone: 'warn' } as const
}
type AccessOf = { isActive: boolean; hasPassword: boolean; invitedUntil: string | null }

/** Whether every word sought is in the name or the address. */
export function isSought(person: { firstName: string; lastName: string; email: string }, sought: string): boolean {
  const text = `${person.firstName} ${person.lastName} ${person.email}`.toLocaleLowerCase('de')
  return sought
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .every((word) => text.includes(word))
}
