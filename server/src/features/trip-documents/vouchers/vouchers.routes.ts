import { keysOf } from '@reisewerk/domain/accounts/options.ts'
import { voucherPrintModes } from '@reisewerk/domain/accounts/settings.ts'
import { itemSchema } from '@reisewerk/domain/contract/body-schema.ts'
import { fieldsIn, type VoucherField } from '@reisewerk/domain/trip-documents/vouchers/voucher-fields.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { localeAsked, localeHeader } from '../../../platform/endpoint/locale.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { readItem } from '../../../platform/resource/list.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import { getEndpoint, updateEndpoint } from '../../../platform/resource/routes.ts'
import { generateVouchers } from './voucher-document.service.ts'
import { resetVoucher, resetVouchers } from './vouchers.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})
const yesNo = z
  .enum(['true', 'false', '1', '0', ''], 'Erlaubt sind: true, false')
  .transform((value) => value === 'true' || value === '1')
const printModes = keysOf(voucherPrintModes)
const document = z.literal('document_read', 'Bekannt ist die Gruppe document_read.')
const groups = z.union([document, z.array(document)]).optional()
const generateQuery = z.object({
  ...{ '_groups[]': groups, _groups: groups },
  _print: yesNo.describe('Für den Druck ohne Logo, wo keine Druckart gewählt ist').optional(),
  _print_mode: z.enum(printModes, `Erlaubt sind: ${printModes.join(', ')}`).optional(),
  _internal: yesNo.describe('Interne Voucher: mit den Notizen der Anfrage').optional(),
  _requestLanguage: z
    .enum(['client', 'request', 'true', 'false', '1', '0', ''], 'Erlaubt sind: client, request')
    .transform((value) => (['request', 'true', '1'].includes(value) ? ('request' as const) : ('client' as const)))
    .describe('Kundensprache (client) oder Sprache der LT (request)')
    .optional(),
})
const noGroups: ReadonlySet<string> = new Set()

/** What the documents do with vouchers beyond reading them (002 §7). */
export function addVouchersRoutes(app: FastifyInstance, platform: Platform): void {
  const { resources } = platform
  const resource = resourceOf(resources, 'vouchers')
  const common = { tag: 'vouchers', permission: 'signedIn' } as const
  const shown = (voucher: unknown, request: FastifyRequest) => {
    const locale = localeAsked(request)
    // Read by the contract of vouchers, which has them.
    const { fields } = voucher as { fields: readonly VoucherField[] }
    return locale === null ? voucher : { ...(voucher as object), fields: fieldsIn(locale, fields) }
  }
  const get = getEndpoint(platform, resource)
  addEndpoint(app, platform, {
    ...{ ...get, ...common },
    path: '/api/vouchers/:id',
    answer: itemSchema(resource.contract, noGroups),
    headers: localeHeader,
    handle: async (trx, input) => shown(await get.handle(trx, input), input.request),
  })
  for (const method of ['PUT', 'PATCH'] as const) {
    const change = updateEndpoint(platform, resource)
    addEndpoint(app, platform, {
      ...{ ...change, ...common, method },
      path: '/api/vouchers/:id',
      headers: localeHeader,
      handle: async (trx, input) => {
        const body = inLanguageAsked(input.body, input.request)
        return shown(await change.handle(trx, { ...input, body }), input.request)
      },
    })
  }
  addEndpoint(app, platform, {
    ...common,
    method: 'POST',
    path: '/api/orders/:id/voucher/generate-document',
    summary: 'Reise: Voucher erstellen und ablegen',
    params,
    query: generateQuery,
    headers: localeHeader,
    handle: async (trx, { params: { id: orderId }, query: asked, request }) => {
      const { _print: isPrint = false, _print_mode: mode, _internal: isInternal = false, _requestLanguage } = asked
      const printMode = mode ?? (isPrint ? 'withoutLogo' : null)
      const wanted = { printMode, isInternal, language: _requestLanguage ?? 'client' }
      const id = await generateVouchers(trx, platform, orderId, wanted, localeAsked(request))
      return readItem(trx, resources, resourceOf(resources, 'documents'), id, noGroups)
    },
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'POST',
    path: '/api/vouchers/:id/reset',
    summary: 'Voucher: auf die Angaben der Leistung zurücksetzen',
    params,
    headers: localeHeader,
    handle: async (trx, { params: { id }, request }) => {
      await resetVoucher(trx, id, deskOf(platform).now)
      return shown(await readItem(trx, resources, resource, id, noGroups), request)
    },
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'POST',
    path: '/api/orders/:id/voucher/reset',
    summary: 'Reise: alle Voucher auf die Angaben der Leistungen zurücksetzen',
    params,
    handle: async (trx, { params: { id } }) => {
      await resetVouchers(trx, id, deskOf(platform).now)
      return readItem(trx, resources, resourceOf(resources, 'orders'), id, noGroups)
    },
  })
}

/** The words of an edit are in the language of the request (X-LOCALE), unless it says so of each. */
function inLanguageAsked(body: unknown, request: FastifyRequest): unknown {
  const locale = localeAsked(request)
  const { fields } = (body ?? {}) as { fields?: readonly object[] } // read by the contract of vouchers
  if (locale === null || fields === undefined) return body
  return { ...(body as object), fields: fields.map((field) => ({ locale, ...field })) }
}
