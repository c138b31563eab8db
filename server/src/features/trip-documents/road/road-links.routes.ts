import { localeKeys } from '@reisewerk/domain/accounts/options.ts'
import { itemSchema } from '@reisewerk/domain/contract/body-schema.ts'
import { roadLinkContract } from '@reisewerk/domain/trip-documents/road/road-link.contract.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { readItem } from '../../../platform/resource/list.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import { makeRoadLink, revokeRoadLink } from './road-links.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})
const newLink = z.strictObject({
  recipient: z.string('Bitte einen Text angeben').trim().max(100, 'Höchstens 100 Zeichen').optional(),
  withNames: z.boolean('Ja oder nein').optional(),
  locale: z.enum(localeKeys, 'Bitte eine der Sprachen wählen').optional(),
  expiresOn: z
    .string('Bitte einen Tag wie 31.12.2027 angeben')
    .transform((text, context) => {
      const day = dateOfWire(text)
      if (day === null) context.addIssue({ code: 'custom', message: 'Bitte einen Tag wie 31.12.2027 angeben' })
      return day ?? z.NEVER
    })
    .optional(),
})
const item = itemSchema(roadLinkContract, new Set())

/** Making and revoking the private links of a trip. */
export function addRoadLinksRoutes(app: FastifyInstance, platform: Platform): void {
  const common = { method: 'POST', tag: 'road_links', permission: 'signedIn', params } as const
  const read = (trx: Parameters<typeof readItem>[0], id: number) =>
    readItem(trx, platform.resources, resourceOf(platform.resources, 'road_links'), id, new Set())
  addEndpoint(app, platform, {
    ...common,
    path: '/api/orders/:id/road_links',
    summary: 'Reise: einen privaten Link für unterwegs anlegen; seine Adresse wird nur hier genannt',
    body: newLink,
    status: 201,
    answer: item.and(z.object({ path: z.string() })),
    // The answer opens the trip; a repeat gets the same one, which until then is kept encrypted.
    isPersonal: true,
    handle: async (trx, { params: { id: orderId }, body }) => {
      const { id, token } = await makeRoadLink(trx, orderId, body, deskOf(platform))
      return { ...(await read(trx, id)), path: `/unterwegs/${token}` }
    },
  })
  addEndpoint(app, platform, {
    ...common,
    path: '/api/road_links/:id/revoke',
    summary: 'Privater Link: sofort widerrufen',
    answer: item,
    handle: async (trx, { params: { id } }) => {
      await revokeRoadLink(trx, id, deskOf(platform))
      return read(trx, id)
    },
  })
}
