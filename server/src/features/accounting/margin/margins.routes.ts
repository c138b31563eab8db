import { marginListSchema, marginPeriodQuery } from '@reisewerk/domain/accounting/margin/margin-list.contract.ts'
import type { FastifyInstance } from 'fastify'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sheetAnswer } from '../../../platform/sheet/sheet.ts'
import { idInPath } from '../id-in-path.ts'
import { marginSheet } from './margin-sheet.ts'
import { marginList } from './margins.service.ts'

/** Margins under § 25 UStG, for whoever has the right 'Einkauf sehen' (decision 048). */
export function addMarginRoutes(app: FastifyInstance, platform: Platform): void {
  const common = { permission: 'purchase', tag: 'datev_exports', params: idInPath, query: marginPeriodQuery } as const
  addEndpoint(app, platform, {
    ...common,
    method: 'GET',
    path: '/api/organisations/:id/margins',
    summary: 'Margen nach § 25 UStG: die Reisen, die in einem Zeitraum endeten',
    answer: marginListSchema,
    handle: (trx, { params: { id }, query }) => marginList(trx, platform.resources, id, query),
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'GET',
    path: '/api/organisations/:id/margins/sheet',
    summary: 'Margen nach § 25 UStG: dieselbe Liste als Excel-Datei mit Formeln',
    handle: async (trx, { params: { id }, query, reply }) => {
      const list = await marginList(trx, platform.resources, id, query)
      // The list has refused what is no period.
      const { from = '', to = '' } = query
      return sheetAnswer(reply, marginSheet(list, { from, to }))
    },
  })
}
