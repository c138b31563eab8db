import * as z from 'zod'
import { requestStatusKeys } from '../accounts/options.ts'
import type { OfferChange, ServiceMove } from './bulk.contract.ts'

/** What a swap of a hotel has made and what it has cancelled. */
export const swapped = z.object({
  request: z.int(),
  earlier: z
    .object({
      request: z.int(),
      status: z.enum(requestStatusKeys),
      isChosen: z.boolean(),
      /** An offer named its house. */
      isOffered: z.boolean(),
    })
    .nullable(),
})
export type Swapped = z.output<typeof swapped>

/** What a copy, a swap or a change of several services has done to the plan of a trip: all it takes to undo it (EASE-02). */
export type PlanChange =
  | { readonly kind: 'services'; readonly placeholders: readonly number[] }
  /** `tookPlace` of a day without services. */
  | { readonly kind: 'day'; readonly day: number; readonly tookPlace: boolean }
  | { readonly kind: 'swap'; readonly placeholder: number; readonly swapped: Swapped }
  /** Where services stood, the last one of a day first: whoever goes back first is there when another comes before it. */
  | { readonly kind: 'moves'; readonly moves: readonly ServiceMove[] }
  /** How services were offered. */
  | { readonly kind: 'offers'; readonly offers: readonly OfferChange[] }

export const planChangeKinds = {
  services: 'Leistungen kopiert',
  day: 'Tag kopiert',
  swap: 'Hotel getauscht',
  moves: 'Leistungen verschoben',
  offers: 'Abrechnung geändert',
} as const satisfies Record<PlanChange['kind'], string>

/** Answer of `GET /api/plan_changes`: what can still be undone from the history of a trip, the latest first. */
export const planChanges = z.array(
  z.object({ id: z.int(), at: z.string(), userName: z.string(), title: z.string(), name: z.string() }),
)
export type ListedPlanChange = z.output<typeof planChanges>[number]
