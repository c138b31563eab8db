import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { ErrorPage } from './app/error-page.tsx'
import { LoadingPage } from './app/loading-page.tsx'
import { fetched } from './app/missing-code.ts'
import { NotFoundPage } from './app/not-found-page.tsx'
import { readAccountingSearch } from './features/accounting/accounting-search.ts'
import { readConceptSearch } from './features/concepts/concept-search.ts'
import { readHotelPriceSearch } from './features/drawer/hotel-prices/hotel-price-search.ts'
import { readInvoiceSearch } from './features/invoices/invoice-search.ts'
import { readMailboxSearch } from './features/mail/mailbox/mailbox-search.ts'
import { readKindSearch } from './features/master-data/kind-search.ts'
import { readNewOrderSearch } from './features/orders/new-order/new-order-search.ts'
import { isBare, readSearch } from './features/orders/order-list-search.ts'
import { readBankLineSearch } from './features/payments/bank/bank-line-search.ts'
import { readOpenItemSearch } from './features/payments/open-item-search.ts'
import { readReminderSearch } from './features/payments/reminders/reminder-search.ts'
import { readRequestSearch } from './features/requests/request-search.ts'
import { readTripDetailsSearch } from './features/trip-documents/details/trip-details-search.ts'
import { sessionQuery } from './lib/session.ts'
import { TripFailure } from './pages/trip-failure.tsx'
import { checkAdmin, checkConceptId, checkKind, checkOrderId, checkPurchase } from './route-checks.ts'

type Context = { queryClient: QueryClient }

const page: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(fetched(load), name)

const rootRoute = createRootRouteWithContext<Context>()({ component: Outlet })

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: (search): { to?: string } => (isOwnAddress(search.to) ? { to: search.to } : {}),
  component: page(() => import('./pages/sign-in-page.tsx'), 'SignInPage'),
})

/** Where an invitation leads; whoever comes here has no password yet. */
const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation',
  component: page(() => import('./pages/invitation-page.tsx'), 'InvitationPage'),
})

/** All pages behind the sign-in stand in the shell: top bar, search, banners. */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/sign-in', search: { to: location.href } })
  },
  component: page(() => import('./app/shell.tsx'), 'Shell'),
})

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/orders' })
  },
})

const ordersLoader = fetched(() => import('./features/orders/load-orders.ts'))
const tripLoader = fetched(() => import('./pages/trip/trip-loader.ts'))
const userDashboardLoader = fetched(() => import('./features/tasks/dashboard/load-user-dashboard.ts'))

const ordersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders',
  validateSearch: readSearch,
  beforeLoad: async ({ context, search }) => {
    const view = isBare(search) ? await (await ordersLoader()).defaultView(context.queryClient) : null
    if (view !== null) throw redirect({ to: '/orders', search: view, replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await ordersLoader()).loadOrders(context.queryClient, deps),
  component: page(() => import('./pages/orders-page.tsx'), 'OrdersPage'),
})

const newOrderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/add',
  validateSearch: readNewOrderSearch,
  component: page(() => import('./pages/new-order-page.tsx'), 'NewOrderPage'),
})

/** At every address of a deleted trip an admin finds what is left of it (APP-11). */
const ofTrip = { getParentRoute: () => shellRoute, beforeLoad: checkOrderId, errorComponent: TripFailure }

/** The same, and what all its pages show is asked for at once. */
const loadedTrip = {
  ...ofTrip,
  loader: async ({ context, params }: { context: Context; params: { orderId: string } }) =>
    (await tripLoader()).loadTrip(context.queryClient, Number(params.orderId)),
}

const orderRoute = createRoute({
  path: '/orders/$orderId',
  ...ofTrip,
  loader: async ({ context, params }) => (await tripLoader()).loadMask(context.queryClient, Number(params.orderId)),
  component: page(() => import('./pages/trip/order-page.tsx'), 'OrderPage'),
})

const requestsRoute = createRoute({
  path: '/orders/$orderId/requests',
  validateSearch: readRequestSearch,
  ...loadedTrip,
  component: page(() => import('./pages/trip/requests-page.tsx'), 'RequestsPage'),
})

const hotelPricesRoute = createRoute({
  path: '/orders/$orderId/services',
  validateSearch: readHotelPriceSearch,
  ...loadedTrip,
  component: page(() => import('./pages/trip/hotel-prices-page.tsx'), 'HotelPricesPage'),
})

const offerRoute = createRoute({
  path: '/orders/$orderId/offer',
  ...ofTrip,
  component: page(() => import('./pages/trip/offer-page.tsx'), 'OfferPage'),
})

const calculationRoute = createRoute({
  path: '/orders/$orderId/calculations',
  ...loadedTrip,
  component: page(() => import('./pages/trip/calculation-page.tsx'), 'CalculationPage'),
})

const invoicesRoute = createRoute({
  path: '/orders/$orderId/invoices',
  ...loadedTrip,
  component: page(() => import('./pages/trip/invoices/invoices-page.tsx'), 'InvoicesPage'),
})

const clientInvoiceRoute = createRoute({
  path: '/orders/$orderId/client-invoice',
  validateSearch: readInvoiceSearch,
  ...loadedTrip,
  component: page(() => import('./pages/trip/invoices/client-invoice-page.tsx'), 'ClientInvoicePage'),
})

const roomListRoute = createRoute({
  path: '/orders/$orderId/roomlist',
  ...loadedTrip,
  component: page(() => import('./pages/trip/room-list-page.tsx'), 'RoomListPage'),
})

const tripDetailsRoute = createRoute({
  path: '/orders/$orderId/trip-details',
  validateSearch: readTripDetailsSearch,
  ...loadedTrip,
  component: page(() => import('./pages/trip/trip-details-page.tsx'), 'TripDetailsPage'),
})

const voucherRoute = createRoute({
  path: '/orders/$orderId/voucher',
  ...loadedTrip,
  component: page(() => import('./pages/trip/voucher-page.tsx'), 'VoucherPage'),
})

const menusRoute = createRoute({
  path: '/orders/$orderId/menus',
  validateSearch: ({ tab }): { tab?: 'list' | undefined } => ({ tab: tab === 'list' ? tab : undefined }),
  ...loadedTrip,
  component: page(() => import('./pages/trip/menus-page.tsx'), 'MenusPage'),
})

const catalogRoute = createRoute({
  path: '/orders/$orderId/catalog',
  validateSearch: ({ tab }): { tab?: 'documents' | undefined } => ({ tab: tab === 'documents' ? tab : undefined }),
  ...loadedTrip,
  component: page(() => import('./pages/trip/catalog-page.tsx'), 'CatalogPage'),
})

const emailsRoute = createRoute({
  path: '/orders/$orderId/emails',
  ...ofTrip,
  component: page(() => import('./pages/trip/emails-page.tsx'), 'EmailsPage'),
})

const documentsRoute = createRoute({
  path: '/orders/$orderId/documents',
  ...ofTrip,
  component: page(() => import('./pages/trip/documents-page.tsx'), 'DocumentsPage'),
})

const historyRoute = createRoute({
  path: '/orders/$orderId/history',
  ...ofTrip,
  component: page(() => import('./pages/trip/history-page.tsx'), 'HistoryPage'),
})

const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/account',
  component: page(() => import('./pages/account-page.tsx'), 'AccountPage'),
})

const masterDataRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/master-data',
  component: page(() => import('./features/master-data/master-data-index.tsx'), 'MasterDataIndex'),
})

/** The lists and pages of master data: '/hotels', '/hotels/12' (features/master-data/kind-names.ts). */
const masterListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/$kind',
  validateSearch: readKindSearch,
  beforeLoad: checkKind,
  component: page(() => import('./pages/master-list-page.tsx'), 'MasterListPage'),
})

const masterItemRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/$kind/$id',
  beforeLoad: checkKind,
  component: page(() => import('./pages/master-item-page.tsx'), 'MasterItemPage'),
})

const conceptsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/concepts',
  validateSearch: readConceptSearch,
  component: page(() => import('./pages/concepts-page.tsx'), 'ConceptsPage'),
})

/** What clients owe, over all trips (INV-08). */
const openItemsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/open-items',
  validateSearch: readOpenItemSearch,
  component: page(() => import('./pages/payments/open-items-page.tsx'), 'OpenItemsPage'),
})

/** What is overdue, and the letters that remind of it (INV-08). */
const remindersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reminders',
  validateSearch: readReminderSearch,
  component: page(() => import('./pages/payments/reminders-page.tsx'), 'RemindersPage'),
})

/** What the banks say came in, and for which invoices (INV-08). */
const bankStatementsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/bank-statements',
  validateSearch: readBankLineSearch,
  component: page(() => import('./pages/payments/bank-statements-page.tsx'), 'BankStatementsPage'),
})

const mailboxRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/emails',
  validateSearch: readMailboxSearch,
  component: page(() => import('./pages/mailbox-page.tsx'), 'MailboxPage'),
})

const orderConceptRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/order_concepts/$id',
  beforeLoad: checkConceptId,
  component: page(() => import('./pages/order-concept-page.tsx'), 'OrderConceptPage'),
})

const dayConceptRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/day_concepts/$id',
  beforeLoad: checkConceptId,
  component: page(() => import('./pages/day-concept-page.tsx'), 'DayConceptPage'),
})

const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings',
  validateSearch: (search): { organisation?: number | undefined; area?: string; list?: string } => ({
    ...(Number.isSafeInteger(search.organisation) ? { organisation: Number(search.organisation) } : {}),
    ...(typeof search.area === 'string' ? { area: search.area } : {}),
    ...(typeof search.list === 'string' ? { list: search.list } : {}),
  }),
  beforeLoad: checkAdmin,
  component: page(() => import('./pages/settings-page.tsx'), 'SettingsPage'),
})

const accountingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/accounting',
  validateSearch: readAccountingSearch,
  beforeLoad: checkPurchase,
  component: page(() => import('./pages/accounting-page.tsx'), 'AccountingPage'),
})

const importsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/imports',
  beforeLoad: checkAdmin,
  component: page(() => import('./pages/imports-page.tsx'), 'ImportsPage'),
})

const staffRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/users',
  beforeLoad: checkAdmin,
  component: page(() => import('./pages/staff-page.tsx'), 'StaffPage'),
})

const userDashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/user-dashboard',
  loader: async ({ context }) => (await userDashboardLoader()).loadUserDashboard(context.queryClient),
  component: page(() => import('./pages/user-dashboard-page.tsx'), 'UserDashboardPage'),
})

const taskTemplatesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/master-data/task-templates',
  component: page(() => import('./pages/task-templates-page.tsx'), 'TaskTemplatesPage'),
})

const unknownRoute = createRoute({ getParentRoute: () => shellRoute, path: '$', component: NotFoundPage })

const routeTree = rootRoute.addChildren([
  signInRoute,
  invitationRoute,
  shellRoute.addChildren([
    homeRoute,
    userDashboardRoute,
    taskTemplatesRoute,
    ordersRoute,
    newOrderRoute,
    orderRoute,
    requestsRoute,
    hotelPricesRoute,
    calculationRoute,
    offerRoute,
    invoicesRoute,
    clientInvoiceRoute,
    roomListRoute,
    tripDetailsRoute,
    voucherRoute,
    menusRoute,
    catalogRoute,
    emailsRoute,
    documentsRoute,
    historyRoute,
    accountRoute,
    settingsRoute,
    accountingRoute,
    staffRoute,
    importsRoute,
    conceptsRoute,
    openItemsRoute,
    remindersRoute,
    bankStatementsRoute,
    mailboxRoute,
    orderConceptRoute,
    dayConceptRoute,
    masterDataRoute,
    masterListRoute,
    masterItemRoute,
    unknownRoute,
  ]),
])

/** Only addresses of this app may be gone to after the sign-in. */
function isOwnAddress(address: unknown): address is string {
  return typeof address === 'string' && /^\/(?![/\\])/.test(address)
}

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // What a page needs is kept by the query client; the router only asks it.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: LoadingPage,
    defaultPendingMs: 300,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
