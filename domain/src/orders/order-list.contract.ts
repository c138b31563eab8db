import * as z from 'zod'
import { orderCategoryKeys, orderStatusKeys } from '../accounts/options.ts'
import { isCalendarDate } from '../calendar-date.ts'
import { orderColumnKeys } from './order-columns.ts'

const ids = z.array(z.int().positive()).max(100)
const date = z.string().refine(isCalendarDate)

/** What the trip list shows, apart from the page; it stands in the address and in saved views (LIST-02, LIST-03). */
export const orderListStateSchema = z.strictObject({
  q: z.string().max(200).optional(),
  status: z.array(z.enum(orderStatusKeys)).optional(),
  category: z.array(z.enum(orderCategoryKeys)).optional(),
  user: ids.optional(),
  client: ids.optional(),
  destination: ids.optional(),
  organisation: ids.optional(),
  tag: z.array(z.string().max(60)).max(100).optional(),
  from: date.optional(),
  to: date.optional(),
  /** 'startAt', '-startAt' for descending. */
  sort: z.templateLiteral([z.enum(['', '-']), z.enum(orderColumnKeys)]).optional(),
  size: z.int().min(1).max(500).optional(),
  hide: z.array(z.enum(orderColumnKeys)).optional(),
  rows: z.enum(['roomy']).optional(),
  mode: z.enum(['timeline']).optional(),
  scale: z.enum(['weeks']).optional(),
})
export type OrderListState = z.output<typeof orderListStateSchema>

export const mostTimelineOrders = 3_000

/** A trip as the timeline draws it: `GET /api/orders/timeline`, filtered as the list is; ordered by start. */
export const timelineSchema = z.object({
  total: z.number(),
  trips: z.array(
    z.object({
      id: z.number(),
      orderNumber: z.string(),
      name: z.string(),
      client: z.string().nullable(),
      startAt: z.string().meta({ description: 'YYYY-MM-DD' }),
      endAt: z.string().meta({ description: 'YYYY-MM-DD' }),
      status: z.enum(orderStatusKeys),
      isAdminOnly: z.boolean(),
      pax: z.number(),
    }),
  ),
})
export type Timeline = z.output<typeof timelineSchema>
export type TimelineTrip = Timeline['trips'][number]
