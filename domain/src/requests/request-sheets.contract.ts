import * as z from 'zod'
import { deadlineKeys } from './listed-requests.ts'
import { hotelSortKeys } from './sorted-hotels.ts'

const several = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat())

/** Query of `GET /api/orders/:id/requests/export.xlsx`: as the page 'Anfragen' is narrowed. */
export const requestSheetQuery = z.object({
  'status[]': several.optional(),
  'kind[]': several.optional(),
  'agency[]': several.optional(),
  'deadline[]': z
    .union([z.enum(deadlineKeys), z.array(z.enum(deadlineKeys))])
    .transform((value) => [value].flat())
    .optional(),
  sort: z.literal('deadline').optional(),
})

/** Query of `GET /api/orders/:id/hotel_prices/export.xlsx`: as the page 'Hotelpreise' is narrowed and sorted. */
export const hotelPriceSheetQuery = z.object({
  sort: z.enum(hotelSortKeys).optional(),
  order: z.literal('desc').optional(),
  declined: z.literal('hidden').optional(),
})
