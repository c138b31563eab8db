import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { daysAsked } from '@reisewerk/domain/itinerary/days-asked.ts'
import { listedOrderFields } from '@reisewerk/domain/orders/order-columns.ts'
import { accountsResources } from '@reisewerk/server/features/accounts/accounts.resources.ts'
import { calculationResources } from '@reisewerk/server/features/calculation/calculation.resources.ts'
import { filesResources } from '@reisewerk/server/features/files/files.resources.ts'
import { geographyResources } from '@reisewerk/server/features/geography/geography.resources.ts'
import { invoicesResources } from '@reisewerk/server/features/invoices/invoices.resources.ts'
import { itineraryResources } from '@reisewerk/server/features/itinerary/itinerary.resources.ts'
import { ordersResources } from '@reisewerk/server/features/orders/orders.resources.ts'
import { partnersResources } from '@reisewerk/server/features/partners/partners.resources.ts'
import { serviceCatalogueResources } from '@reisewerk/server/features/partners/service-catalogue.resources.ts'
import { readOpenSums } from '@reisewerk/server/features/payments/open-items.queries.ts'
import { requestsResources } from '@reisewerk/server/features/requests/requests.resources.ts'
import { tasksResources } from '@reisewerk/server/features/tasks/tasks.resources.ts'
import { listItems, readItem } from '@reisewerk/server/platform/resource/list.ts'
import { readGroups, readListQuery } from '@reisewerk/server/platform/resource/list-query.ts'
import { type Desk, type Resource, resourceOf, resourceSet } from '@reisewerk/server/platform/resource/resource.ts'
import { sealWith } from '@reisewerk/server/platform/seal/seal.ts'
import { type ByHand, readByHand } from '../by-hand/read-by-hand.ts'
import { costsStep } from './calculation-steps.ts'
import { marked, recordStatements, type Sample, type Step } from './statement.ts'

export type OperationName = 'list' | 'search' | 'dashboard' | 'long' | 'calculation' | 'save' | 'mask' | 'openItems'
export type Operation = {
  readonly name: OperationName
  readonly title: string
  readonly steps: readonly Step[]
  /** Lasts a few milliseconds, which scatter as widely as they last: its median takes more rounds to settle. */
  readonly isQuick?: boolean
  /** The steps are asked for all at once, each on a connection of its own. */
  readonly isOneRound?: boolean
  /** The best statements by hand for what its screen shows; of screens that are measured against them. */
  readonly byHand?: readonly ByHand[]
}

const resources = resourceSet([
  ...accountsResources,
  ...geographyResources,
  ...filesResources,
  ...partnersResources,
  ...serviceCatalogueResources,
  ...ordersResources,
  ...tasksResources,
  ...itineraryResources,
  ...requestsResources,
  ...calculationResources,
  ...invoicesResources,
])
const named = (name: string) => resourceOf(resources, name)
const orders = named('orders')
const days = named('days')

/** What people do all day, as the web app asks for it; of trips usual ones and one of the largest. */
export async function readOperations(): Promise<Operation[]> {
  const listed = {
    '_groups[]': 'order_list_read',
    '_order[startAt]': 'asc',
    _itemsPerPage: '30',
    _fields: listedOrderFields.join(),
  }
  return [
    {
      name: 'list',
      title: 'Reiseliste',
      steps: [await listStep(orders, () => ({ ...listed, _page: '1' }))],
      isQuick: true,
      byHand: await readByHand(['list']),
    },
    {
      name: 'search',
      title: 'Suche',
      steps: [await listStep(orders, ({ term }) => ({ ...listed, _search: term, _page: '1' }))],
      isQuick: true,
      byHand: await readByHand(['search']),
    },
    {
      name: 'dashboard',
      title: 'Reisemaske',
      steps: await openingSteps('id'),
      byHand: await readByHand(['head', 'days']),
    },
    {
      name: 'long',
      title: 'Reise mit 21 Tagen',
      steps: await openingSteps('long'),
      byHand: await readByHand(['head', 'days'], 'long'),
    },
    {
      name: 'calculation',
      title: 'Kalkulation mit 150 Leistungen, 300 Anfragen, 40 Zeilen',
      steps: await calculationSteps(),
    },
    {
      name: 'save',
      title: 'Ein Feld speichern',
      steps: [await saveStep()],
      isQuick: true,
      byHand: await readByHand(['save']),
    },
    {
      name: 'mask',
      title: 'Reisemaske, alle Bereiche offen',
      steps: await maskSteps(),
      isOneRound: true,
      byHand: await readByHand(['head', 'days', 'panels']),
    },
    { name: 'openItems', title: 'Offene Posten von 100.000 Rechnungen', steps: await openItemSteps() },
  ]
}

/** The open items as their page asks for them: the first fifty, and all summed by age and client. */
async function openItemSteps(): Promise<Step[]> {
  const groups = ['client_invoice_read', 'open_item_read']
  const now = new Date().toISOString().slice(0, 10)
  return [
    await listStep(named('client_invoices'), () => ({
      ...{ isOpen: 'true', '_order[dueAt]': 'asc', '_groups[]': groups, _page: '1', _itemsPerPage: '50' },
    })),
    {
      method: 'GET',
      url: () => '/api/open_items',
      statements: await recordStatements((trx) => readOpenSums(trx, now, null)),
    },
  ]
}

/** Opening the calculation of one of the largest trips: its rows, and what services and the trip itself cost. */
async function calculationSteps(): Promise<Step[]> {
  const ofTrip = ({ long }: Sample) => ({ 'order.id': String(long) })
  return [
    await listStep(named('calculations'), (sample) => ({ ...ofTrip(sample), '_groups[]': 'calculation_read' })),
    await costsStep(resources),
    await listStep(named('calculation_costs'), ofTrip),
    await listStep(named('calculation_targets'), ofTrip),
  ]
}

type Query = Record<string, string | string[]>

/** Opening a trip: its head and its days with everything on them. */
async function openingSteps(which: 'id' | 'long'): Promise<Step[]> {
  const dashboard = { '_groups[]': 'trip_dashboard_read' }
  return [
    await itemStep(orders, which, dashboard),
    await listStep(days, ({ [which]: id }) => ({
      ...dashboard,
      ...daysAsked.query,
      'order.id': String(id),
      _itemsPerPage: String(daysAsked.query._itemsPerPage),
    })),
  ]
}

/** Opening a trip with all panels of its mask: what web/src/pages/trip/trip-loader.ts asks for. */
async function maskSteps(): Promise<Step[]> {
  const ofTrip = ({ id }: Sample) => ({ 'order.id': String(id) })
  const open = { 'status[]': ['open', 'waiting'], specialOrderStatus: 'true', specialRequestStatus: 'true' }
  const urgent = { ...open, '_groups[]': 'order_list_read', '_order[dueDate]': 'asc' }
  return [
    ...(await openingSteps('id')),
    await listStep(named('todos'), (sample) => ({ ...ofTrip(sample), ...urgent, _itemsPerPage: '5' })),
    await listStep(named('todos'), (sample) => ({
      ...ofTrip(sample),
      ...urgent,
      '_groups[]': 'trip_dashboard_read',
      'dueDate[exists]': 'true',
      _itemsPerPage: '1',
    })),
    await listStep(named('checklist_items'), (sample) => ({ ...ofTrip(sample), _itemsPerPage: '500' })),
    await listStep(named('complexities'), ofTrip),
    await listStep(named('documents'), (sample) => ({ ...ofTrip(sample), 'type[]': 'offer', _itemsPerPage: '1' })),
    await listStep(named('order_contacts'), (sample) => ({
      ...ofTrip(sample),
      '_groups[]': ['contact_read', 'room_type', 'cabin_type'],
      _itemsPerPage: '500',
    })),
    await itemStep(orders, 'id', { '_groups[]': ['provider_contacts', 'contact_read'] }),
  ]
}

async function listStep(resource: Resource, query: (sample: Sample) => Query): Promise<Step> {
  const asked = readListQuery(resource.contract, query(marked))
  return {
    method: 'GET',
    url: (sample) => `${pathOf(resource.contract)}?${parameters(query(sample))}`,
    statements: await recordStatements((trx) => listItems(trx, resources, resource, asked)),
  }
}

async function itemStep(resource: Resource, which: 'id' | 'long', query: Query): Promise<Step> {
  const groups = readGroups(resource.contract, query)
  return {
    method: 'GET',
    url: ({ [which]: id }) => `${pathOf(resource.contract)}/${id}?${parameters(query)}`,
    statements: await recordStatements((trx) => readItem(trx, resources, resource, marked[which], groups)),
  }
}

/** One field of a trip: written, logged, read back. */
async function saveStep(): Promise<Step> {
  const now = new Date()
  const desk: Desk = {
    resources,
    now,
    today: now.toISOString().slice(0, 10),
    seal: sealWith(new Uint8Array(32)),
    sendsMail: false,
  }
  return {
    method: 'PATCH',
    url: ({ id }) => `${pathOf(orders.contract)}/${id}`,
    body: ({ text }) => ({ groupName: text }),
    statements: await recordStatements(async (trx) => {
      await orders.binding.update?.(trx, marked.id, { groupName: marked.text }, desk)
      await readItem(trx, resources, orders, marked.id, new Set())
    }),
  }
}

function parameters(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value]))
  return new URLSearchParams(pairs).toString()
}

function pathOf(contract: Contract): string {
  return `/api/${contract.name}`
}
