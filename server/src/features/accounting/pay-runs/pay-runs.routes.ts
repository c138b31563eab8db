import { newPayRunBody, payRunTransfersSchema } from '@reisewerk/domain/accounting/pay-runs/pay-run.contract.ts'
import { type PayRunAction, payRunActions } from '@reisewerk/domain/accounting/pay-runs/pay-run-types.ts'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { sentFile } from '../../../platform/endpoint/sent-file.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { readItem } from '../../../platform/resource/list.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import { idInPath } from '../id-in-path.ts'
import { makePayRun } from './make-pay-run.service.ts'
import { actOnPayRun, payRunFile, payRunTransfers } from './pay-runs.service.ts'

/** Files for the bank, for whoever has the right 'Einkauf sehen' (decision 061). */
export function addPayRunRoutes(app: FastifyInstance, platform: Platform): void {
  const common = { permission: 'purchase', tag: 'pay_runs', params: idInPath } as const
  const run = (trx: Transaction, id: number) =>
    readItem(trx, platform.resources, resourceOf(platform.resources, 'pay_runs'), id, new Set())
  addEndpoint(app, platform, {
    ...common,
    method: 'POST',
    path: '/api/organisations/:id/pay_runs',
    summary: 'Zahllauf: freigegebene Lieferantenrechnungen zur Zahlung anweisen, jede nur einmal',
    body: newPayRunBody,
    status: 201,
    handle: async (trx, { params: { id }, body }) => run(trx, await makePayRun(trx, id, body, deskOf(platform))),
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'GET',
    path: '/api/pay_runs/:id/transfers',
    summary: 'Zahllauf: seine Überweisungen mit ihren Rechnungen',
    answer: payRunTransfersSchema,
    handle: (trx, { params: { id } }) => payRunTransfers(trx, id),
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'GET',
    path: '/api/pay_runs/:id/file',
    summary: 'Zahllauf: die Datei für die Bank (pain.001.001.09), sobald er an die Bank gegeben ist',
    handle: async (trx, { params: { id }, reply }) => sentFile(reply, await payRunFile(trx, id), 'application/xml'),
  })
  const actions = Object.keys(payRunActions) as PayRunAction[] // its own keys
  for (const action of actions) {
    addEndpoint(app, platform, {
      ...common,
      method: 'POST',
      path: `/api/pay_runs/:id/${action}`,
      summary: `Zahllauf: ${payRunActions[action].label.toLowerCase()}`,
      handle: async (trx, { params: { id } }) => {
        await actOnPayRun(trx, id, action, deskOf(platform))
        return run(trx, id)
      },
    })
  }
}
