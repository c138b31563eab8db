import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { ErrorPage } from './app/error-page.tsx'
import { LoadingPage } from './app/loading-page.tsx'
import { fetched } from './app/missing-code.ts'
import { NotFoundPage } from './app/not-found-page.tsx'
import { readAccountingSearch } from './features/accounting/accounting-search.ts'
import { readConceptSearch } from './features/concepts/concept-search.ts'
import { readMailboxSearch } from './features/mail/mailbox/mailbox-search.ts'
import { readKindSearch } from './features/master-data/kind-search.ts'
import { readNewOrderSearch } from './features/orders/new-order/new-order-search.ts'
import { isBare, readSearch } from './features/orders/order-list-search.ts'
import { readBankLineSearch } from './features/payments/bank/bank-line-search.ts'
import { readOpenItemSearch } from './features/payments/open-item-search.ts'
import { readReminderSearch } from './features/payments/reminders/reminder-search.ts'
import { readRadarSearch } from './features/radar/radar-search.ts'
import { checkAdmin, checkChapter, checkConceptId, checkKind, checkPurchase } from './route-checks.ts'
import { page, rootRoute, shellRoute } from './shell-route.ts'
import { tripRoutes } from './trip-routes.ts'

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

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/orders' })
  },
})

const ordersLoader = fetched(() => import('./features/orders/load-orders.ts'))
const userDashboardLoader = fetched(() => import('./features/tasks/dashboard/load-user-dashboard.ts'))

const ordersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders',
  validateSearch: readSearch,
  beforeLoad: async ({ context, search }) => {
    const view = isBare(search) ? await (await ordersLoader()).defaultView(context.queryClient) : null
    if (view !== null) throw redirect({ to: '/orders', search: view, replace: true })
  },
  // The search is no dependency of the loader: the router would take another search for another page and might put its waiting
  // page over this one, and with it take the focus away.
  loader: async ({ context, location }) =>
    (await ordersLoader()).loadOrders(context.queryClient, readSearch(location.search)),
  component: page(() => import('./pages/orders-page.tsx'), 'OrdersPage'),
})

const newOrderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/add',
  validateSearch: readNewOrderSearch,
  component: page(() => import('./pages/new-order-page.tsx'), 'NewOrderPage'),
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

/** Which options run out, over all trips (EASE-06). */
const optionsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/options',
  validateSearch: readRadarSearch,
  component: page(() => import('./pages/option-radar-page.tsx'), 'OptionRadarPage'),
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

/** '/hilfe' begins with the first chapter (EASE-12). */
const helpRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/hilfe/{-$chapter}',
  beforeLoad: checkChapter,
  component: page(() => import('./pages/help-page.tsx'), 'HelpPage'),
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
    ...tripRoutes,
    accountRoute,
    settingsRoute,
    accountingRoute,
    staffRoute,
    importsRoute,
    conceptsRoute,
    optionsRoute,
    openItemsRoute,
    remindersRoute,
    bankStatementsRoute,
    mailboxRoute,
    orderConceptRoute,
    dayConceptRoute,
    helpRoute,
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
