import { keysOf } from '../accounts/options.ts'

/** By what a provider reckons what it charges when a request is cancelled late. */
export const cancellationCharges = {
  percent: { label: 'Prozent' },
  per_room: { label: 'je Zimmer' },
  per_person: { label: 'je Person' },
  per_group: { label: 'je Gruppe' },
} as const
export type CancellationCharge = keyof typeof cancellationCharges
export const cancellationChargeKeys = keysOf(cancellationCharges)
