import { cancellationLossesSchema } from '@reisewerk/domain/calculation/cost/losses.contract.ts'
import { costsAsServed, servedCostsSchema } from '@reisewerk/domain/calculation/cost/served-costs.contract.ts'
import { ratesFileSchema, ratesReadSchema } from '@reisewerk/domain/calculation/exchange-rate.contract.ts'
import { calculationLinesSchema } from '@reisewerk/domain/calculation/lines.contract.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { calculationLines } from './calculation-lines.service.ts'
import { cancellationLosses } from './cancellation-losses.service.ts'
import { calculationCosts } from './costs.service.ts'
import { readRatesFile } from './exchange-rates.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})
const query = z.object({
  contingent_type: z
    .enum(['Reserved', 'Asked'], 'Erlaubt sind: Reserved, Asked')
    .describe('Buchungsstand (Reserved) oder Kontingent (Asked)')
    .optional(),
})

/** What a calculation comes to; the page reckons by itself, by the same engine. */
export function addCalculationRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/calculations/:id/lines',
    summary: 'Kalkulation: Zeilen mit Menge, Preis und Betrag, und die Summen',
    tag: 'calculations',
    permission: 'signedIn',
    params,
    query,
    answer: calculationLinesSchema,
    handle: (trx, asked) =>
      calculationLines(trx, platform.resources, asked.params.id, asked.query.contingent_type ?? 'Reserved'),
  })
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/calculations/:id/costs',
    summary: 'Kalkulation: Einkauf der Leistungen, Kosten und Marge',
    tag: 'calculations',
    permission: 'purchase',
    params,
    query,
    answer: servedCostsSchema,
    handle: async (trx, { params: { id }, query: { contingent_type: basis = 'Reserved' } }) =>
      costsAsServed(await calculationCosts(trx, platform.resources, id, basis)),
  })
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/calculations/:id/cancellation_losses',
    summary: 'Kalkulation: Verlust bei Storno heute',
    tag: 'calculations',
    permission: 'purchase',
    params,
    answer: cancellationLossesSchema,
    handle: (trx, asked) => cancellationLosses(trx, asked.params.id, deskOf(platform)),
  })
  addEndpoint(app, platform, {
    method: 'POST',
    path: '/api/organisations/:id/exchange_rates',
    summary: 'Kurse: die neuesten lesen, aus der mitgesandten Datei oder von der Adresse in den Einstellungen',
    tag: 'order_exchange_rates',
    permission: 'purchase',
    params,
    body: ratesFileSchema.nullish(),
    answer: ratesReadSchema,
    handle: async (trx, { params: { id }, body }) => {
      const { date, currencies, stayed } = await readRatesFile(trx, id, body?.content, deskOf(platform))
      const told = stayed.map(({ currency, rateDate }) => ({ currency, rateDate: wireOfDate(rateDate) }))
      return { date: wireOfDate(date), currencies: [...currencies], stayed: told }
    },
  })
}
