import { optionListSchema, optionListsSchema } from '@reisewerk/domain/accounts/option.contract.ts'
import { optionListNames } from '@reisewerk/domain/accounts/option-lists.ts'
import { settingsSchema } from '@reisewerk/domain/accounts/settings.contract.ts'
import { settingsChangeSchema } from '@reisewerk/domain/accounts/stored-settings.contract.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { badRequest } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { arrangeOptions, readOptionLists } from './option.service.ts'
import { changeSettings, readSettings, type VersionedSettings } from './settings.service.ts'

const organisationId = z
  .string()
  .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
  .transform(Number)
const ofOrganisation = z.object({ organisationId })

/** Feature switches and option lists of an organisation: read by its members, changed by admins (APP-05). */
export function addSettingsRoutes(app: FastifyInstance, platform: Platform): void {
  const settings = {
    path: '/api/settings/:organisationId',
    tag: 'settings',
    params: ofOrganisation,
    answer: settingsSchema,
  }
  addEndpoint(app, platform, {
    ...settings,
    method: 'GET',
    summary: 'Einstellungen: lesen',
    permission: 'signedIn',
    handle: async (trx, { params, reply }) => withTag(reply, await readSettings(trx, params.organisationId)),
  })
  for (const method of ['PUT', 'PATCH'] as const) {
    addEndpoint(app, platform, {
      ...settings,
      method,
      summary: 'Einstellungen: ändern',
      permission: 'admin',
      body: settingsChangeSchema,
      handle: async (trx, { params, body, request, reply }) => {
        const version = versionOf(request.headers['if-match'])
        return withTag(reply, await changeSettings(trx, params.organisationId, body, version))
      },
    })
  }
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/options/:organisationId',
    tag: 'options',
    summary: 'Auswahllisten: lesen',
    permission: 'signedIn',
    params: ofOrganisation,
    answer: optionListsSchema,
    handle: (trx, { params }) => readOptionLists(trx, params.organisationId, platform.now()),
  })
  addEndpoint(app, platform, {
    method: 'PUT',
    path: '/api/options/:organisationId/:list',
    tag: 'options',
    summary: 'Auswahllisten: anordnen',
    permission: 'admin',
    params: ofOrganisation.extend({ list: z.enum(optionListNames, 'Diese Liste gibt es nicht') }),
    body: optionListSchema,
    answer: optionListSchema,
    handle: (trx, { params, body }) => arrangeOptions(trx, params.organisationId, params.list, body),
  })
}

function withTag(reply: FastifyReply, { version, settings }: VersionedSettings) {
  reply.header('etag', `"${version}"`)
  return settings
}

/** @throws ApiError 400 when the header is no version of ours */
function versionOf(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined || ifMatch === '*') return null
  const version = /^"(\d{1,9})"$/.exec(ifMatch)?.[1]
  if (version === undefined) throw badRequest('If-Match erwartet die Version, die mit der Antwort kam.')
  return Number(version)
}
