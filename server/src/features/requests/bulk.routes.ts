import { bulkAnswer } from '@reisewerk/domain/itinerary/bulk.contract.ts'
import { deadlineOfRequests, manyRequests, statusOfRequests } from '@reisewerk/domain/requests/bulk.contract.ts'
import type { FastifyInstance } from 'fastify'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { alignRequests } from './align.service.ts'
import { changeDeadlineOfRequests, changeStatusOfRequests, confirmRequests } from './bulk.service.ts'

const ofRequests = { method: 'PUT', tag: 'requests', permission: 'signedIn', answer: bulkAnswer } as const

export function addBulkRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    ...ofRequests,
    path: '/api/requests/status',
    summary: 'Anfragen: Status von vielen ändern',
    body: statusOfRequests,
    handle: (trx, { body: { requests, status } }) => changeStatusOfRequests(trx, requests, status, deskOf(platform)),
  })
  addEndpoint(app, platform, {
    ...ofRequests,
    path: '/api/requests/confirm',
    summary: 'Anfragen: wie sie jetzt sind bestätigt',
    body: manyRequests,
    handle: (trx, { body: { requests } }) => confirmRequests(trx, requests),
  })
  addEndpoint(app, platform, {
    ...ofRequests,
    path: '/api/requests/align',
    summary: 'Anfragen: an das Kontingent angleichen',
    body: manyRequests,
    handle: (trx, { body: { requests } }) => alignRequests(trx, requests, deskOf(platform)),
  })
  addEndpoint(app, platform, {
    ...ofRequests,
    path: '/api/requests/option_deadline',
    summary: 'Anfragen: Optionstermin von vielen ändern',
    body: deadlineOfRequests,
    handle: (trx, { body: { requests, dueDate } }) =>
      changeDeadlineOfRequests(trx, requests, dueDate, deskOf(platform)),
  })
}
