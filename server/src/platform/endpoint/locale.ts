import { localeNamed } from '@reisewerk/domain/accounts/document-locale.ts'
import { type Locale, localeKeys } from '@reisewerk/domain/accounts/options.ts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { badRequest } from '../errors.ts'

/** What an endpoint that makes documents declares. */
export const localeHeader = z.looseObject({
  'x-locale': z
    .string()
    .optional()
    .meta({ description: `Sprache des Dokuments: ${localeKeys.join(', ')}. Ohne sie gilt die der Reise.` }),
})

/**
 * The language a document is asked for in (X-LOCALE, 002 §7); null when the request does not say.
 * @throws ApiError 400 for a language we do not have, with those we have
 */
export function localeAsked(request: FastifyRequest): Locale | null {
  const name = request.headers['x-locale']
  if (typeof name !== 'string' || name.trim() === '') return null
  const locale = localeNamed(name)
  if (locale === null) throw badRequest(`X-LOCALE kennt diese Sprachen: ${localeKeys.join(', ')}.`)
  return locale
}
