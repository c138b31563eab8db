import type { OtherServiceCategory, PassageType } from '@reisewerk/domain/accounts/options.ts'
import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { driverChoiceRefusal } from '@reisewerk/domain/itinerary/service-changes.ts'
import { type ServiceKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { ApiError } from '../../lib/http.ts'
import type { Stored } from '../../ui/sheet/typed-cells.ts'

/** The types and categories for which the agency wants to know whether the driver takes part (APP-05). */
export type DriverAsked = Settings['itinerary']['driverChoice']

/**
 * Why a service that was only just begun is not complete yet: nobody has said whether the driver takes part (001 §5). Until
 * then it stays a draft, in which every other cell can be filled in (decision 005).
 */
export function driverMissing(kind: ServiceKind | null, fieldAt: Stored, asked: DriverAsked): string | null {
  const by = kind === null ? null : serviceKinds[kind].asksDriverBy
  if (kind === null || by === null || fieldAt('isBrandNew') !== true) return null
  const asking: Partial<Record<ServiceKind, readonly (PassageType | OtherServiceCategory)[]>> = asked
  // The contract says what a service of the kind holds.
  const choice = (fieldAt(by) ?? null) as PassageType | OtherServiceCategory | null
  const without = (fieldAt('driverNotParticipating') ?? null) as boolean | null
  return driverChoiceRefusal<PassageType | OtherServiceCategory>(choice, without, asking[kind] ?? [])?.message ?? null
}

export function isForDriver({ violations }: ApiError): boolean {
  return violations.some(({ propertyPath }) => propertyPath === 'driverNotParticipating')
}
