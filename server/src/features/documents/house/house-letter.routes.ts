import { logoLimits } from '@reisewerk/domain/accounts/house/logo.ts'
import { organisationContract } from '@reisewerk/domain/accounts/organisation.contract.ts'
import { itemSchema, updateSchema } from '@reisewerk/domain/contract/body-schema.ts'
import { houseLetterSchema } from '@reisewerk/domain/documents/house-letter.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { fileBody, takingFiles } from '../../../platform/endpoint/upload.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readItem } from '../../../platform/resource/list.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import { changeLogo, drawHouseLetter, removeLogo, type TypedFacts } from './house-letter.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})
const groups = new Set(['house'])

/** What a house looks like on paper: its letter while its facts are typed, and its logo (MOVE-01). */
export function addHouseLetterRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'POST',
    path: '/api/organisations/:id/letter',
    summary: 'Organisation: Brief ansehen',
    tag: 'organisations',
    permission: 'admin',
    params,
    body: updateSchema(organisationContract),
    answer: houseLetterSchema,
    // The schema is made of the fields of the contract, which are the facts.
    handle: (trx, { params: { id }, body }) => drawHouseLetter(trx, platform, id, body as TypedFacts),
  })
  const tooLarge = new ApiError(413, 'logo_refused', 'Das Logo ist zu groß. Bitte eine Datei bis 300 KB wählen.')
  const item = (trx: Parameters<typeof readItem>[0], id: number) =>
    readItem(trx, platform.resources, resourceOf(platform.resources, 'organisations'), id, groups)
  const logo = { path: '/api/organisations/:id/logo', tag: 'organisations', permission: 'admin', params } as const
  takingFiles(app, { limit: logoLimits.bytes + 1024, tooLarge }, (uploads) =>
    addEndpoint(uploads, platform, {
      ...logo,
      method: 'PUT',
      summary: 'Organisation: Logo ersetzen',
      body: fileBody,
      answer: itemSchema(organisationContract, groups),
      bodyLimit: logoLimits.bytes + 64 * 1024,
      handle: async (trx, { params: { id }, body }) => {
        await changeLogo(trx, platform, id, body)
        return item(trx, id)
      },
    }),
  )
  addEndpoint(app, platform, {
    ...logo,
    method: 'DELETE',
    summary: 'Organisation: Logo entfernen',
    answer: itemSchema(organisationContract, groups),
    handle: async (trx, { params: { id } }) => {
      await removeLogo(trx, id)
      return item(trx, id)
    },
  })
}
