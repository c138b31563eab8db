import * as z from 'zod'
import { clientOfferStatusKeys } from '../accounts/options.ts'
import { dayInput, linkInput } from '../contract/wire-schema.ts'
import { serviceResources } from '../service-kinds.ts'

/** What is done to many services or requests in one call (000 §2.4, §7). */

const most = 500

/** The services or requests somebody has selected. @param noun 'Leistungen' */
export function selected<Item extends z.ZodType>(item: Item, noun: string) {
  return z.array(item).min(1, `Bitte ${noun} auswählen`).max(most, `Höchstens ${most} ${noun}`)
}

/** Body of `PUT /api/placeholders/sort_group`; null is 'Keine Gruppe (alle)'. */
export const groupOfServices = z.strictObject({
  placeholders: selected(linkInput('placeholders', serviceResources), 'Leistungen'),
  sortGroup: linkInput('sort_groups').nullable(),
})

/** What became of it: what could be changed is, and what could not is named with its reason. */
export const bulkAnswer = z.object({
  changed: z.array(z.int()),
  failed: z.array(z.object({ id: z.int(), message: z.string() })),
})
export type BulkAnswer = z.output<typeof bulkAnswer>

/** The same of services, and by which number all of it is taken back (`POST /api/plan_changes/:id/take_back`); null where nothing changed. */
export const changedServices = bulkAnswer.extend({ planChange: z.int().nullable() })
export type ChangedServices = z.output<typeof changedServices>

const service = linkInput('placeholders', serviceResources)

/** Body of `PUT /api/placeholders/delete` (EASE-02). */
export const manyServices = z.strictObject({ placeholders: selected(service, 'Leistungen') })

/** Body of `PUT /api/placeholders/day`: where each goes; `before` names the service in front of which it comes, null the end of the day. */
export const daysOfServices = z.strictObject({
  moves: selected(
    z.strictObject({
      placeholder: service,
      day: linkInput('days'),
      before: z
        .string()
        .regex(/^[a-z]{3,12}-\d{1,15}$/, 'Bitte eine Leistung wie ferry-7 angeben')
        .nullable()
        .default(null),
    }),
    'Leistungen',
  ),
})
export type ServiceMove = z.output<typeof daysOfServices>['moves'][number]

/** Body of `PUT /api/placeholders/client_offer`: each with its 'Abrechnung', so that undoing it is the same call. */
export const offersOfServices = z.strictObject({
  offers: selected(
    z.strictObject({ placeholder: service, status: z.enum(clientOfferStatusKeys, 'Unbekannte Abrechnung') }),
    'Leistungen',
  ),
})
export type OfferChange = z.output<typeof offersOfServices>['offers'][number]

/** Body of `POST /api/placeholders/copy`: which service stands once more on which day, with its requests or without. */
export const copiesOfServices = z.strictObject({
  copies: selected(z.strictObject({ placeholder: service, day: linkInput('days') }), 'Leistungen'),
  requests: z.boolean().default(true),
})
export type CopiesOfServices = z.output<typeof copiesOfServices>

/** What was made, and by which number it is taken back (`POST /api/plan_changes/:id/take_back`). */
export const copiedServices = z.object({ placeholders: z.array(z.int()), planChange: z.int() })
export type CopiedServicesAnswer = z.output<typeof copiedServices>

/** Body of `POST /api/days/:id/copy`: the date in its trip; whoever sees no such day is told so before it is missed. */
export const dateOfCopy = z.strictObject({ date: dayInput.optional() })
/** A day that was made, or the services that were added to the day which stood there. */
export const copiedDay = copiedServices.extend({ day: z.int().nullable() })
export type CopiedDayAnswer = z.output<typeof copiedDay>
