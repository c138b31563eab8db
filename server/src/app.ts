import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { accountingResources } from './features/accounting/accounting.resources.ts'
import { addAccountingRoutes } from './features/accounting/accounting.routes.ts'
import { addMarginRoutes } from './features/accounting/margin/margins.routes.ts'
import { addPayRunRoutes } from './features/accounting/pay-runs/pay-runs.routes.ts'
import { addSupplierFileRoutes } from './features/accounting/suppliers/supplier-files.routes.ts'
import { accountsResources } from './features/accounts/accounts.resources.ts'
import { inviteByMail } from './features/accounts/invitation-mail.ts'
import { offeredLists } from './features/accounts/option.service.ts'
import { profileRoutes } from './features/accounts/profile.routes.ts'
import { addSettingsRoutes } from './features/accounts/settings.routes.ts'
import { refuseCrossSite } from './features/accounts/sign-in/cross-site.ts'
import { tellByMail } from './features/accounts/sign-in/security-notice.ts'
import { sessionRoutes } from './features/accounts/sign-in/session.routes.ts'
import { createSessionService, type SessionService } from './features/accounts/sign-in/session.service.ts'
import { invitationRoutes, staffRoutes } from './features/accounts/staff.routes.ts'
import { translationResources } from './features/accounts/translation/translation.resources.ts'
import { addTranslationRoutes } from './features/accounts/translation/translation.routes.ts'
import { calculationResources } from './features/calculation/calculation.resources.ts'
import { addCalculationRoutes } from './features/calculation/calculation.routes.ts'
import { copyCalculation } from './features/calculation/copy-calculation.queries.ts'
import { conceptsResources } from './features/concepts/concepts.resources.ts'
import { addConceptsRoutes } from './features/concepts/concepts.routes.ts'
import { addCopiesRoutes } from './features/concepts/copies.routes.ts'
import { addPlanChangesRoutes } from './features/concepts/plan-changes/plan-changes.routes.ts'
import { addHouseLetterRoutes } from './features/documents/house/house-letter.routes.ts'
import { filesResources } from './features/files/files.resources.ts'
import { addFilesRoutes } from './features/files/files.routes.ts'
import { photosResources } from './features/files/photos/photos.resources.ts'
import { addPhotosRoutes } from './features/files/photos/photos.routes.ts'
import { addUploadRoutes } from './features/files/uploads.routes.ts'
import { geographyResources } from './features/geography/geography.resources.ts'
import { addFirstStepsRoutes } from './features/imports/first-steps/first-steps.routes.ts'
import { addImportsRoutes } from './features/imports/imports.routes.ts'
import { addHouseExportRoutes } from './features/imports/whole-house/house-exports.routes.ts'
import { addEInvoiceRoutes } from './features/invoices/e-invoice/e-invoice.routes.ts'
import { invoicesResources } from './features/invoices/invoices.resources.ts'
import { addInvoicesRoutes } from './features/invoices/invoices.routes.ts'
import { itineraryResources } from './features/itinerary/itinerary.resources.ts'
import { addItineraryRoutes } from './features/itinerary/itinerary.routes.ts'
import { keepRoads } from './features/itinerary/keep-roads.ts'
import { addManyServicesRoutes } from './features/itinerary/many/many.routes.ts'
import { copyAssignedEmails } from './features/mail/assignments.queries.ts'
import { mailResources } from './features/mail/mail.resources.ts'
import { addMailRoutes } from './features/mail/mail.routes.ts'
import { mailboxResources } from './features/mail/mailbox/mailbox.resources.ts'
import { addMailboxRoutes } from './features/mail/mailbox/mailbox.routes.ts'
import { mailServerResources } from './features/mail/outgoing/mail-servers.resources.ts'
import { addMailServerRoutes } from './features/mail/outgoing/mail-servers.routes.ts'
import { addPreparedLettersRoutes } from './features/mail/prepare-letters/prepare-letters.routes.ts'
import { addNoticesRoutes } from './features/notices/notices.routes.ts'
import { conditionsResources } from './features/offers/conditions.resources.ts'
import { offerTemplatesResources } from './features/offers/offer-templates.resources.ts'
import { offersResources } from './features/offers/offers.resources.ts'
import { addOffersRoutes } from './features/offers/offers.routes.ts'
import { offerVersionsResources } from './features/offers/versions/offer-versions.resources.ts'
import { addOfferVersionsRoutes } from './features/offers/versions/offer-versions.routes.ts'
import { addOrderListRoutes } from './features/orders/list/order-list.routes.ts'
import { orderViewsResources } from './features/orders/list/order-views.resources.ts'
import { isVisibleOrder } from './features/orders/orders.queries.ts'
import { ordersResources } from './features/orders/orders.resources.ts'
import { addOrdersRoutes } from './features/orders/orders.routes.ts'
import { addAllotmentRoutes } from './features/partners/allotments.routes.ts'
import { addMergesRoutes } from './features/partners/merges/merges.routes.ts'
import { partnersResources } from './features/partners/partners.resources.ts'
import { serviceCatalogueResources } from './features/partners/service-catalogue.resources.ts'
import { paymentsResources } from './features/payments/payments.resources.ts'
import { addPaymentsRoutes } from './features/payments/payments.routes.ts'
import { remindersResources } from './features/payments/reminders/reminders.resources.ts'
import { addReminderRoutes } from './features/payments/reminders/reminders.routes.ts'
import { addRadarRoutes } from './features/radar/radar.routes.ts'
import { addBulkRoutes } from './features/requests/bulk.routes.ts'
import { requestsResources } from './features/requests/requests.resources.ts'
import { addRequestsRoutes } from './features/requests/requests.routes.ts'
import { addRequestSheetRoutes } from './features/requests/sheets/request-sheets.routes.ts'
import { addSwapRoutes } from './features/requests/swap/swap.routes.ts'
import { addListChangeRoutes } from './features/room-lists/changes/changes.routes.ts'
import { hotelListsResources } from './features/room-lists/documents/hotel-lists.resources.ts'
import { addListDocumentRoutes } from './features/room-lists/documents/list-documents.routes.ts'
import { addImportRoutes } from './features/room-lists/import/import.routes.ts'
import { personalResources } from './features/room-lists/personal/personal.resources.ts'
import { roomListsResources } from './features/room-lists/room-lists.resources.ts'
import { addRoomListsRoutes } from './features/room-lists/room-lists.routes.ts'
import { tasksResources } from './features/tasks/tasks.resources.ts'
import { addTasksRoutes } from './features/tasks/tasks.routes.ts'
import { addCatalogRoutes } from './features/trip-documents/catalog/catalog.routes.ts'
import { copyTripDetails } from './features/trip-documents/details/copy-trip-details.queries.ts'
import { tripDetailsResources } from './features/trip-documents/details/trip-details.resources.ts'
import { addTripDetailsRoutes } from './features/trip-documents/details/trip-details.routes.ts'
import { documentTemplatesResources } from './features/trip-documents/document-templates.resources.ts'
import { addMenusRoutes } from './features/trip-documents/menus/menus.routes.ts'
import { addOutdatedPapersRoutes } from './features/trip-documents/outdated/outdated-papers.routes.ts'
import { tripPapersResources } from './features/trip-documents/papers/trip-papers.resources.ts'
import { addTripPapersRoutes } from './features/trip-documents/papers/trip-papers.routes.ts'
import { roadLinksResources } from './features/trip-documents/road/road-links.resources.ts'
import { addRoadLinksRoutes } from './features/trip-documents/road/road-links.routes.ts'
import { addRoadPageRoutes } from './features/trip-documents/road/road-page.routes.ts'
import { addTimetableRoutes } from './features/trip-documents/road/timetable.routes.ts'
import { voucherResource } from './features/trip-documents/vouchers/vouchers.resources.ts'
import { addVouchersRoutes } from './features/trip-documents/vouchers/vouchers.routes.ts'
import type { Database } from './platform/database/connect.ts'
import { signInSecret } from './platform/database/sign-in-secret.ts'
import { addDeletionRoutes } from './platform/deletion/deletion-routes.ts'
import { addApiDocument } from './platform/endpoint/api-document.ts'
import { compressAnswers } from './platform/endpoint/compress-answers.ts'
import { answerClientError, answerErrors } from './platform/endpoint/error-answer.ts'
import { readJsonOnly } from './platform/endpoint/json-body.ts'
import { refuseUnknownParameters } from './platform/endpoint/known-parameters.ts'
import { guardRoutes, isApi } from './platform/endpoint/permissions.ts'
import { addSecurityHeaders } from './platform/endpoint/security-headers.ts'
import { validate } from './platform/endpoint/validation.ts'
import { addWebApp } from './platform/endpoint/web-app.ts'
import { newFileKey } from './platform/file-store/file-key.ts'
import type { FileStore } from './platform/file-store/file-store.ts'
import type { Listener } from './platform/live/listen.ts'
import { addLiveEvents } from './platform/live/live-events.ts'
import { addPresence } from './platform/live/presence-routes.ts'
import { closeConnectionsOnStop } from './platform/observe/graceful-close.ts'
import { addHealthRoute, type HealthDeps, watchStorage } from './platform/observe/health-route.ts'
import { addRequestLog } from './platform/observe/logging.ts'
import { type Metrics, measureRequests } from './platform/observe/metrics.ts'
import { addMetricsRoute } from './platform/observe/metrics-route.ts'
import type { PdfService } from './platform/pdf/pdf-service.ts'
import type { Platform } from './platform/platform.ts'
import { hidesColumns } from './platform/resource/hidden-columns.ts'
import { resourceSet } from './platform/resource/resource.ts'
import { addResource } from './platform/resource/routes.ts'
import type { RoadService } from './platform/routing/road-service.ts'
import type { Seal } from './platform/seal/seal.ts'

export type AppDeps = {
  readonly database: Database
  readonly listener: Listener
  readonly files: FileStore
  readonly pdf: PdfService
  /** By which personal data is encrypted in the database. */
  readonly seal: Seal
  /** Whether mails of trips leave by a mail server of the installation (SMTP_URL). */
  readonly sendsMail: boolean
  /** Folder of the built web app. */
  readonly webFolder: string
  readonly version: string
  /** Whether people reach it under an address of another machine; then demo accounts are good for nobody. */
  readonly isPublic: boolean
  /** Addresses and networks of the proxies in front whose word counts; this machine's own unless told. */
  readonly trustProxy?: string | undefined
  readonly now?: () => Date
  readonly logging?: FastifyServerOptions
  readonly metrics?: Metrics
  /** Distances by road (DAY-03); without one they are estimated. */
  readonly roads?: RoadService | undefined
  /** Opens /metrics to whoever shows it, beside administrators. */
  readonly metricsToken?: string | undefined
}

/** The one list of features: what is kept, served as declared resources … */
export const resources = resourceSet([
  ...accountsResources,
  ...translationResources,
  ...geographyResources,
  ...filesResources,
  ...photosResources,
  ...partnersResources,
  ...serviceCatalogueResources,
  ...ordersResources,
  ...orderViewsResources,
  ...tasksResources,
  ...itineraryResources,
  ...requestsResources,
  ...conceptsResources,
  ...calculationResources,
  ...offersResources,
  ...offerVersionsResources,
  ...offerTemplatesResources,
  ...conditionsResources,
  ...roomListsResources,
  ...hotelListsResources,
  ...personalResources,
  ...documentTemplatesResources,
  ...tripDetailsResources,
  voucherResource,
  ...tripPapersResources,
  ...roadLinksResources,
  ...mailResources,
  ...mailboxResources,
  ...mailServerResources,
  ...invoicesResources,
  ...paymentsResources,
  ...remindersResources,
  ...accountingResources,
])
/** … and what is done beyond keeping it. */
const routes = [
  addDeletionRoutes,
  addOffersRoutes,
  addOfferVersionsRoutes,
  addCalculationRoutes,
  addSettingsRoutes,
  addHouseLetterRoutes,
  addTranslationRoutes,
  addFilesRoutes,
  addUploadRoutes,
  addPhotosRoutes,
  addOrdersRoutes,
  addAllotmentRoutes,
  addMergesRoutes,
  addTasksRoutes,
  addOrderListRoutes,
  addItineraryRoutes,
  addManyServicesRoutes,
  addRequestsRoutes,
  addSwapRoutes,
  addRequestSheetRoutes,
  addBulkRoutes,
  addCopiesRoutes,
  addPlanChangesRoutes,
  addConceptsRoutes([
    { when: 'calculation', copy: copyCalculation },
    { when: 'always', copy: copyTripDetails },
    { when: 'emails', copy: copyAssignedEmails },
  ]),
  addListDocumentRoutes,
  addImportRoutes,
  addMenusRoutes,
  addCatalogRoutes,
  addTripDetailsRoutes,
  addRoomListsRoutes,
  addListChangeRoutes,
  addVouchersRoutes,
  addTripPapersRoutes,
  addOutdatedPapersRoutes,
  addTimetableRoutes,
  addRoadLinksRoutes,
  addRoadPageRoutes,
  addMailRoutes,
  addPreparedLettersRoutes,
  addMailboxRoutes,
  addMailServerRoutes,
  addRadarRoutes,
  addInvoicesRoutes,
  addEInvoiceRoutes,
  addPaymentsRoutes,
  addReminderRoutes,
  addAccountingRoutes,
  addSupplierFileRoutes,
  addPayRunRoutes,
  addMarginRoutes,
  addImportsRoutes,
  addHouseExportRoutes,
  addNoticesRoutes,
  addFirstStepsRoutes,
]

/** Puts the server together. It owns nothing it was given: who opened the database and the services closes them. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { database, listener, files, pdf } = deps
  const app = Fastify({
    trustProxy: deps.trustProxy ?? 'loopback',
    bodyLimit: 1024 * 1024,
    // All routes are one plugin; a busy machine takes longer for them than the usual ten seconds.
    pluginTimeout: 120_000,
    // A request has arrived by then, an upload over a slow line included; who sends half of one is let go.
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // What cannot even be an address: '/api/orders/%FF'.
    frameworkErrors: answerErrors(new Map()),
    // … and what is no request at all.
    clientErrorHandler: answerClientError,
    ...deps.logging,
  })
  const platform: Platform = {
    database,
    resources,
    files,
    pdf,
    roads: deps.roads ?? null,
    houseLists: offeredLists,
    seal: deps.seal,
    sendsMail: deps.sendsMail,
    now: deps.now ?? (() => new Date()),
  }
  const constraints = [...resources.values()].flatMap(({ binding }) => Object.entries(binding.constraints ?? {}))
  readJsonOnly(app)
  app.setValidatorCompiler(validate)
  // Items are put together field by field from the contract; a second pass through a schema would only cost time.
  app.setSerializerCompiler(() => JSON.stringify)
  app.addHook('onSend', (_request, _reply, payload, done) => done(null, inOnePiece(payload)))
  const storage = watchStorage()
  app.setErrorHandler(answerErrors(new Map(constraints), storage.fail))
  closeConnectionsOnStop(app)
  await addSecurityHeaders(app)
  await compressAnswers(app)
  const sessions = await createSessionService({
    authPool: database.auth,
    listener,
    secret: await signInSecret(database.adminUrl),
  })
  app.decorateRequest('actor', null)
  app.addHook('onRequest', refuseCrossSite)
  app.addHook('onRequest', async (request) => {
    // Pages and assets are the same for everybody; they load even while the database is away.
    if (!isApi(request.url) && !request.url.startsWith('/metrics')) return
    request.actor = await sessions.authenticate(request)
  })
  guardRoutes(app)
  refuseUnknownParameters(app)
  observe(app, deps, storage.isFull)
  await addApiDocument(app, deps.version)
  const tell = tellByMail(database.app, app.log)
  await app.register(sessionRoutes, { sessions, appPool: database.app, isPublic: deps.isPublic, tell })
  await app.register(staffRoutes, { sessions, tell, invite: inviteByMail(database.app) })
  await app.register(invitationRoutes, { sessions, tell })
  await app.register(profileRoutes, { sessions, files, appPool: database.app })
  await app.register(async (api) => {
    for (const resource of resources.values()) addResource(api, platform, resource)
    for (const addRoutes of routes) addRoutes(api, platform)
    await addLive(api, deps, sessions)
  })
  if (deps.roads !== undefined) {
    const onError = (err: unknown) => app.log.warn({ err }, 'Distances by road could not be kept up')
    await keepRoads({ pool: database.app, listener, roads: deps.roads, onError })
  }
  await addWebApp(app, deps.webFolder)
  return app
}

/**
 * A long text as bytes. Node counts the bytes of a text first and makes them anew while writing, which takes a quarter longer
 * for a day plan of 100 kB; for short ones it makes no difference.
 */
function inOnePiece(payload: unknown): unknown {
  return typeof payload === 'string' && payload.length > 65_536 ? Buffer.from(payload) : payload
}

/** Logs without personal data, figures, and whether the server is well (APP-16). */
function observe(
  app: FastifyInstance,
  { database, files, listener, version, metrics, metricsToken }: AppDeps,
  isFull: NonNullable<HealthDeps['isFull']>,
) {
  addRequestLog(app)
  const databaseUrl = database.urlOf('reisewerk_app')
  const tryFile = async () => {
    const key = newFileKey()
    await files.put(key, new Uint8Array(8_192), 'application/octet-stream')
    await files.remove(key)
  }
  addHealthRoute(app, { databaseUrl, version, isListening: listener.isConnected, isFull, tryFile })
  if (metrics === undefined) return
  measureRequests(app, metrics)
  addMetricsRoute(app, metrics, metricsToken)
}

async function addLive(app: FastifyInstance, { database, listener, metrics }: AppDeps, sessions: SessionService) {
  const clients = await addLiveEvents(app, {
    listener,
    pool: database.app,
    authenticate: sessions.authenticate,
    hidesColumns: (actor, table, columns) => hidesColumns(resources, actor, table, columns),
  })
  metrics?.watchLiveClients(clients.count)
  await addPresence(app, { listener, clients, pool: database.app, seesOrder: isVisibleOrder })
}
