import {
  bankFileLimit,
  bankImportSchema,
  bankProposalsSchema,
  bookLineBody,
} from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import { openItemSumsSchema } from '@reisewerk/domain/payments/open-items.contract.ts'
import { overdueViews } from '@reisewerk/domain/payments/sought.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Transaction } from '../../platform/database/transaction.ts'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { fileBody, fileNameInQuery, takingFiles } from '../../platform/endpoint/upload.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { readItem } from '../../platform/resource/list.ts'
import { resourceOf } from '../../platform/resource/resource.ts'
import { sheetAnswer } from '../../platform/sheet/sheet.ts'
import { bankFileTooLarge, importBankFile } from './bank-import.service.ts'
import { bookLine, proposeFor, releaseLine } from './book-line.service.ts'
import { sumOpenItems } from './open-items.service.ts'
import { sheetOfClientSums, sheetOfOverdue } from './payment-sheets.ts'

const house = z
  .string()
  .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
  .transform(Number)

const housesOf = (asked: number | undefined) => (asked === undefined ? null : [asked])

const params = z.object({ id: house })
const ofLines = { permission: 'signedIn', tag: 'bank_lines' } as const

/** What is still to come in, over all trips, and what came in on the accounts of the house. */
export function addPaymentsRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/open_items',
    summary: 'Offene Posten: Summen nach Alter, im Ganzen und je Kunde',
    tag: 'client_invoices',
    permission: 'signedIn',
    query: z.object({ organisation: house.optional() }),
    answer: openItemSumsSchema,
    atOnce: true,
    handle: (trx, { query: { organisation } }) => sumOpenItems(trx, housesOf(organisation), deskOf(platform)),
  })
  const asked = { organisation: house.optional(), _search: z.string().max(200).default('') }
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/open_items/export.xlsx',
    summary: 'Offene Posten je Kunde: Liste als Excel-Datei',
    tag: 'client_invoices',
    permission: 'signedIn',
    query: z.object(asked),
    handle: async (trx, { query: { organisation, _search: sought }, reply }) =>
      sheetAnswer(reply, await sheetOfClientSums(trx, { houses: housesOf(organisation), sought }, deskOf(platform))),
  })
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/reminders/due/export.xlsx',
    summary: 'Mahnwesen: was überfällig ist, als Excel-Datei',
    tag: 'reminders',
    permission: 'signedIn',
    query: z.object({ ...asked, view: z.enum(overdueViews).default('due') }),
    handle: async (trx, { query: { organisation, _search: sought, view }, reply }) => {
      const sheet = await sheetOfOverdue(trx, { houses: housesOf(organisation), sought, view }, deskOf(platform))
      return sheetAnswer(reply, sheet)
    },
  })
  takingFiles(app, { limit: bankFileLimit, tooLarge: bankFileTooLarge }, (uploads) =>
    addEndpoint(uploads, platform, {
      ...ofLines,
      method: 'POST',
      path: '/api/bank_statements',
      status: 201,
      summary:
        'Kontoauszug (camt.053, MT940, CSV) einlesen; bekannte Umsätze bleiben, wie sie sind, und nichts wird gebucht',
      query: z.object({ name: fileNameInQuery, organisation: house }),
      body: fileBody,
      answer: bankImportSchema,
      // A little more than is read, so that whoever sends too much is told so in words.
      bodyLimit: bankFileLimit + 1024 * 1024,
      handle: (trx, { query: { name, organisation: organisationId }, body: bytes }) =>
        importBankFile(trx, { name, bytes, organisationId }, deskOf(platform)),
    }),
  )
  addEndpoint(app, platform, {
    ...ofLines,
    method: 'GET',
    path: '/api/bank_lines/:id/proposals',
    summary: 'Umsatz: für welche Rechnungen er sein kann, mit dem, was dafür spricht',
    params,
    answer: bankProposalsSchema,
    handle: (trx, { params: { id } }) => proposeFor(trx, id),
  })
  const line = (trx: Transaction, id: number) =>
    readItem(trx, platform.resources, resourceOf(platform.resources, 'bank_lines'), id, new Set())
  addEndpoint(app, platform, {
    ...ofLines,
    method: 'POST',
    path: '/api/bank_lines/:id/book',
    summary: 'Umsatz: auf eine oder mehrere Rechnungen buchen, ganz oder gar nicht',
    params,
    body: bookLineBody,
    handle: async (trx, { params: { id }, body }) => {
      await bookLine(trx, id, body, deskOf(platform))
      return line(trx, id)
    },
  })
  addEndpoint(app, platform, {
    ...ofLines,
    method: 'POST',
    path: '/api/bank_lines/:id/release',
    summary: 'Umsatz: seine Buchungen zurücknehmen',
    params,
    handle: async (trx, { params: { id } }) => {
      await releaseLine(trx, id, deskOf(platform))
      return line(trx, id)
    },
  })
}
