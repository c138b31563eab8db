import { localeNamed } from '@reisewerk/domain/accounts/document-locale.ts'
import { type Locale, localeKeys } from '@reisewerk/domain/accounts/options.ts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { badRequest } from '../errors.ts'
import type { Query } from '../resource/list-query.ts'

/** What an endpoint that makes documents declares. */
export const localeHeader = z.looseObject({
  'x-locale': z
    .string()
    .optional()
    .meta({ description: `Sprache des Dokuments: ${localeKeys.join(', ')}. Ohne sie gilt die der Reise.` }),
})

/**
 * A list of entries kept in several languages is of the one asked for, unless its query names languages itself (002 §7: 'GET
 * menus with … locale header').
 */
export function inLocaleAsked(filters: object, query: Query, request: FastifyRequest): Query {
  if (!('locale' in filters) || 'locale' in query || 'locale[]' in query) return query
  const locale = localeAsked(request)
  return locale === null ? query : { ...query, locale }
}

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
