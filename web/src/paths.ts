import { linkOptions } from '@tanstack/react-router'
import type { AccountingSearch } from './features/accounting/accounting-search.ts'
import type { ConceptSearch } from './features/concepts/concept-search.ts'
import type { HotelPriceSearch } from './features/drawer/hotel-prices/hotel-price-search.ts'
import type { InvoiceSearch } from './features/invoices/invoice-search.ts'
import type { MailboxSearch } from './features/mail/mailbox/mailbox-search.ts'
import type { ChapterKey } from './features/manual/chapter-heads.ts'
import type { KindName } from './features/master-data/kind-names.ts'
import type { KindSearch } from './features/master-data/kind-search.ts'
import type { OrderListSearch } from './features/orders/order-list-search.ts'
import type { BankLineSearch } from './features/payments/bank/bank-line-search.ts'
import type { OpenItemSearch } from './features/payments/open-item-search.ts'
import type { ReminderSearch } from './features/payments/reminders/reminder-search.ts'
import type { RadarSearch } from './features/radar/radar-search.ts'
import type { RequestSearch } from './features/requests/request-search.ts'
import type { TripDetailsSearch } from './features/trip-documents/details/trip-details-search.ts'

/**
 * Every link of the app: `<Link {...paths.order(12)}>`, `navigate(paths.orders())`. A wrong route or parameter does not
 * compile.
 */
export const paths = {
  signIn: (to?: string) => linkOptions({ to: '/sign-in', search: { to } }),
  userDashboard: () => linkOptions({ to: '/user-dashboard' }),
  taskTemplates: () => linkOptions({ to: '/master-data/task-templates' }),
  orders: (search: OrderListSearch = {}) => linkOptions({ to: '/orders', search }),
  newOrder: (copy?: number) => linkOptions({ to: '/orders/add', search: { copy } }),
  newOrderFor: (client: number) => linkOptions({ to: '/orders/add', search: { client } }),
  newOrderOfMail: (mail: number) => linkOptions({ to: '/orders/add', search: { mail } }),
  order: (id: number) => linkOptions({ to: '/orders/$orderId', params: { orderId: String(id) } }),
  history: (id: number) => linkOptions({ to: '/orders/$orderId/history', params: { orderId: String(id) } }),
  requests: (id: number, search: RequestSearch = {}) =>
    linkOptions({ to: '/orders/$orderId/requests', params: { orderId: String(id) }, search }),
  hotelPrices: (id: number, search: HotelPriceSearch = {}) =>
    linkOptions({ to: '/orders/$orderId/services', params: { orderId: String(id) }, search }),
  calculation: (id: number) => linkOptions({ to: '/orders/$orderId/calculations', params: { orderId: String(id) } }),
  offer: (id: number) => linkOptions({ to: '/orders/$orderId/offer', params: { orderId: String(id) } }),
  invoices: (id: number) => linkOptions({ to: '/orders/$orderId/invoices', params: { orderId: String(id) } }),
  clientInvoice: (id: number, search: InvoiceSearch = {}) =>
    linkOptions({ to: '/orders/$orderId/client-invoice', params: { orderId: String(id) }, search }),
  roomList: (id: number) => linkOptions({ to: '/orders/$orderId/roomlist', params: { orderId: String(id) } }),
  tripDetails: (id: number, search: TripDetailsSearch = {}) =>
    linkOptions({ to: '/orders/$orderId/trip-details', params: { orderId: String(id) }, search }),
  vouchers: (id: number) => linkOptions({ to: '/orders/$orderId/voucher', params: { orderId: String(id) } }),
  menus: (id: number, search: { tab?: 'list' | undefined } = {}) =>
    linkOptions({ to: '/orders/$orderId/menus', params: { orderId: String(id) }, search }),
  catalog: (id: number, search: { tab?: 'documents' | undefined } = {}) =>
    linkOptions({ to: '/orders/$orderId/catalog', params: { orderId: String(id) }, search }),
  emails: (id: number) => linkOptions({ to: '/orders/$orderId/emails', params: { orderId: String(id) } }),
  documents: (id: number) => linkOptions({ to: '/orders/$orderId/documents', params: { orderId: String(id) } }),
  options: (search: RadarSearch = {}) => linkOptions({ to: '/options', search }),
  openItems: (search: OpenItemSearch = {}) => linkOptions({ to: '/open-items', search }),
  reminders: (search: ReminderSearch = {}) => linkOptions({ to: '/reminders', search }),
  bankStatements: (search: BankLineSearch = {}) => linkOptions({ to: '/bank-statements', search }),
  mailbox: (search: MailboxSearch = {}) => linkOptions({ to: '/emails', search }),
  accounting: (search: AccountingSearch = {}) => linkOptions({ to: '/accounting', search }),
  account: () => linkOptions({ to: '/account' }),
  settings: (search: { organisation?: number | undefined; area?: string; list?: string } = {}) =>
    linkOptions({ to: '/settings', search }),
  imports: () => linkOptions({ to: '/imports' }),
  staff: () => linkOptions({ to: '/users' }),
  concepts: (search: ConceptSearch = {}) => linkOptions({ to: '/concepts', search }),
  orderConcept: (id: number) => linkOptions({ to: '/order_concepts/$id', params: { id: String(id) } }),
  dayConcept: (id: number) => linkOptions({ to: '/day_concepts/$id', params: { id: String(id) } }),
  help: (chapter: ChapterKey) => linkOptions({ to: '/hilfe/{-$chapter}', params: { chapter } }),
  news: () => linkOptions({ to: '/hilfe/{-$chapter}', params: { chapter: 'neu' } }),
  masterData: () => linkOptions({ to: '/master-data' }),
  masterList: (kind: KindName, search: KindSearch = {}) => linkOptions({ to: '/$kind', params: { kind }, search }),
  masterItem: (kind: KindName, id: number) => linkOptions({ to: '/$kind/$id', params: { kind, id: String(id) } }),
}
