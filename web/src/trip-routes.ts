import { createRoute } from '@tanstack/react-router'
import { fetched } from './app/missing-code.ts'
import { readHotelPriceSearch } from './features/drawer/hotel-prices/hotel-price-search.ts'
import { readInvoiceSearch } from './features/invoices/invoice-search.ts'
import { readRequestSearch } from './features/requests/request-search.ts'
import { readTripDetailsSearch } from './features/trip-documents/details/trip-details-search.ts'
import { positiveIn } from './list/read-address.ts'
import { TripFailure } from './pages/trip-failure.tsx'
import { checkOrderId } from './route-checks.ts'
import { type Context, page, shellRoute } from './shell-route.ts'

const tripLoader = fetched(() => import('./pages/trip/trip-loader.ts'))

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
  /** The list that is open; the first one without it. */
  validateSearch: ({ list }): { list?: number | undefined } => ({ list: positiveIn(list) }),
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

/** The pages of a trip. */
export const tripRoutes = [
  orderRoute,
  requestsRoute,
  hotelPricesRoute,
  offerRoute,
  calculationRoute,
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
] as const
