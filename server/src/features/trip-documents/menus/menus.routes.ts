import { mealKeys } from '@reisewerk/domain/trip-documents/menus/menu-words.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { localeAsked, localeHeader } from '../../../platform/endpoint/locale.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readItem } from '../../../platform/resource/list.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import { drawDocument, generateDocument } from '../../documents/generate.service.ts'
import { menuListKind } from './menu-list.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
})
const meal = z.enum(mealKeys, `Erlaubt sind: ${mealKeys.join(', ')}`)
const meals = z
  .union([meal.transform((one) => [one]), z.array(meal)])
  .describe('Welche Mahlzeiten die Liste nennt; ohne Angabe alle')
  .optional()

const ofTrip = {
  method: 'POST',
  tag: 'menus',
  permission: 'signedIn',
  params,
  query: z.object({ meals, 'meals[]': meals }),
  headers: localeHeader,
} as const

/** 'Menüliste generieren' (002 §7), and how it would look. */
export function addMenusRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    ...ofTrip,
    path: '/api/orders/:id/menu/generate-document',
    summary: 'Reise: die Menüliste erstellen und ablegen',
    handle: async (trx, { params: { id: orderId }, query, request }) => {
      const kind = menuListKind(query.meals ?? query['meals[]'])
      const id = await generateDocument(trx, platform, kind, { orderId, attached: [] }, localeAsked(request))
      return readItem(trx, platform.resources, resourceOf(platform.resources, 'documents'), id, new Set())
    },
  })
  addEndpoint(app, platform, {
    ...ofTrip,
    path: '/api/orders/:id/menu/preview',
    summary: 'Reise: wie die Menüliste jetzt aussähe, als Bilder der Seiten',
    answer: z.object({ svg: z.string(), pages: z.int() }),
    handle: async (trx, { params: { id: orderId }, query, request }) => {
      const kind = menuListKind(query.meals ?? query['meals[]'])
      const { svg, pages } = await drawDocument(trx, platform, kind, { orderId, attached: [] }, localeAsked(request))
      return { svg, pages }
    },
  })
}
