import * as z from 'zod'
import { requestStatusKeys } from '../accounts/options.ts'
import { emptiedDay, linkInput } from '../contract/wire-schema.ts'
import { selected } from '../itinerary/bulk.contract.ts'
import { swapped } from '../itinerary/plan-change.contract.ts'
import { requestResources } from '../service-kinds.ts'

const requests = selected(linkInput('requests', requestResources), 'Anfragen')

/** Body of `PUT /api/requests/status` (BULK-02). */
export const statusOfRequests = z.strictObject({ requests, status: z.enum(requestStatusKeys, 'Unbekannter Status') })

/** Body of `PUT /api/requests/option_deadline`; null or an empty text clears it (BULK-02). */
export const deadlineOfRequests = z.strictObject({ requests, dueDate: emptiedDay.nullable() })

/** Body of `PUT /api/requests/confirm`: their partners have said yes to them as they stand (TRUE-02). */
export const manyRequests = z.strictObject({ requests })

/** Body of `POST /api/hotel_placeholders/:id/swap` (EASE-02); whoever sees no such service is told so before the house is missed. */
export const otherHouse = z.strictObject({ hotel: linkInput('hotels', ['providers']).optional() })

/** Its answer: what the swap has made, and by which number it is taken back (`POST /api/plan_changes/:id/take_back`). */
export const swapAnswer = swapped.extend({ planChange: z.int() })
