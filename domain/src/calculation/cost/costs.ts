import { rounded } from '../../money.ts'
import { serviceKinds } from '../../service-kinds.ts'
import { converted } from '../exchange-rate.ts'
import { type Group, groupOf } from '../group.ts'
import { dayMark, toldApart } from '../row-names.ts'
import type { CostGap, CostLine, DoublePrice } from './cost-line.ts'
import type { CostGiven, OwnCost, PurchasePrice, PurchaseService } from './cost-service.ts'
import type { CountedCost } from './counted-cost.ts'
import { requestInForce } from './request-in-force.ts'
import { countedCosts, groupsOf, missingOf, otherPax, pricedTwice } from './service-costs.ts'

/** In cents of the trip's currency. */
export type CostTotals = {
  readonly purchase: number
  readonly overhead: number
  /** Purchase and overhead. */
  readonly cost: number
}

export type Costs = {
  readonly group: Group
  readonly lines: readonly CostLine[]
  readonly gaps: readonly CostGap[]
  readonly doubles: readonly DoublePrice[]
  readonly totals: CostTotals
}

/**
 * What a trip costs the agency (money.md §4): every price of the requests that count, and costs of its own, with how often
 * they are paid. Both kinds of free places are in it: guests who travel free with us cost, those whom a provider does not
 * charge do not. What cannot be told is a gap, never 0 in silence.
 */
export function costsOf(given: CostGiven): Costs {
  const group = groupOf(given.contingent, given.basis)
  const expected = group.pax > 0 ? null : expectedGroup(given)
  const titles = costTitles(given.services)
  const told = [
    ...given.services.map((service) => {
      const title = titles.get(service.id) ?? costName(service)
      const counted = costsOfService(service, title, given, group)
      return expected === null ? counted : { ...counted, gaps: costsOfService(service, title, ...expected).gaps }
    }),
    ...given.ownCosts.map((cost) => ownCost(cost, given, group)),
  ]
  const lines = told.flatMap((part) => part.lines)
  const purchase = lines.reduce((sum, { cents }) => sum + cents, 0)
  const overhead = overheadOf(purchase, given) + given.overhead.centsPerPerson * group.pax
  return {
    group,
    lines,
    gaps: told.flatMap((part) => part.gaps),
    doubles: told.flatMap((part) => part.doubles),
    totals: { purchase, overhead, cost: purchase + overhead },
  }
}

/** As long as nobody is there on a basis, what is unknown is told for those of the other one: 0 guests need no price. */
function expectedGroup(given: CostGiven): [CostGiven, Group] | null {
  const basis = given.basis === 'Asked' ? 'Reserved' : 'Asked'
  const group = groupOf(given.contingent, basis)
  return group.pax === 0 ? null : [{ ...given, basis }, group]
}

/** @returns what general expenses add to a purchase, those by guest apart */
export function overheadOf(purchase: number, { overhead }: Pick<CostGiven, 'overhead'>): number {
  return rounded((purchase * overhead.percent) / 100)
}

type Told = Pick<Costs, 'lines' | 'gaps' | 'doubles'>

const notPaidByUs: Readonly<Record<string, string>> = {
  optional: 'Nur eine Möglichkeit',
  atLocation: 'Zahlt der Gast vor Ort',
}

function costsOfService(service: PurchaseService, title: string, given: CostGiven, group: Group): Told {
  const { id, kind, status } = service
  if (status in notPaidByUs) return { lines: [], gaps: [], doubles: [] }
  const request = requestInForce(service)
  const gap = (reason: string): CostGap => ({ service: id, kind, title, reason })
  if (typeof request === 'string') return { lines: [], gaps: service.isHidden ? [] : [gap(request)], doubles: [] }
  const counting = { ...given, group }
  const counted = countedCosts(service, request, counting)
  const share = status === 'additional' ? 'additional' : 'package'
  const of = {
    service: id,
    kind,
    title,
    key: `request-${request.id}-`,
    requestPax: otherPax(service, request, counting),
  }
  const told = counted.map((cost) => {
    const hidden = service.isHidden ? { ...cost, quantity: 0, reason: 'Ausgeblendet' } : cost
    return lineOf(hidden, of, share, given)
  })
  const twice = service.isHidden ? [] : pricedTwice(service, request, counted, counting)
  const missing = service.isHidden ? [] : missingOf(service, request, counted, counting)
  const isNeeded = (line: CostLine) => line.quantity > 0 || (group.pax === 0 && !service.isHidden)
  const unrated = told.flatMap(({ line, unrated }) => (unrated === null || !isNeeded(line) ? [] : [unrated]))
  return {
    lines: told.map(({ line }) => line),
    gaps: [...missing, ...new Set(unrated)].map(gap),
    doubles: twice.map(gap),
  }
}

/** What each service that we pay is called among the others, told apart as the rows of the sale are: 'Zug (am 13.05.)'. */
function costTitles(services: readonly PurchaseService[]): ReadonlyMap<number, string> {
  // By id: the number of one says nothing of the order in which they were read.
  const paid = services.filter(({ status }) => !(status in notPaidByUs)).toSorted((one, other) => one.id - other.id)
  return toldApart(
    paid.map((service) => ({
      ...{ key: service.id, name: costName(service) },
      mark: service.date === null ? undefined : dayMark(service.date),
    })),
  )
}

/** What a service is called where its costs are told: a ferry whose ports are open by whom it asks, or what it is. */
export function costName(service: Pick<PurchaseService, 'kind' | 'title' | 'requests'>): string {
  if (service.title !== '') return service.title
  const request = requestInForce(service)
  const provider = typeof request === 'string' ? '' : request.provider
  return provider === '' ? serviceKinds[service.kind].label : provider
}

function ownCost({ id, name, per, groupSize, price }: OwnCost, given: CostGiven, group: Group): Told {
  const isEach = per === 'per_person'
  const cost: CountedCost = {
    ...{ key: `${id}`, name: '', isSingle: false, free: 0, price },
    behaviour: isEach ? 'person' : groupSize === null ? 'group' : 'size',
    quantity: isEach ? group.pax : groupsOf(group.pax, groupSize),
  }
  const of = { service: null, kind: null, title: name, key: 'own-', requestPax: null }
  const { line, unrated } = lineOf(cost, of, 'package', given)
  const reasons = [...(price === null ? ['Ohne Betrag'] : []), ...(unrated === null ? [] : [unrated])]
  return {
    lines: [line],
    doubles: [],
    gaps: reasons.map((reason) => ({ service: null, kind: null, title: name, reason })),
  }
}

/** The one place where a price of a provider is multiplied and rounded. */
function lineOf(
  cost: CountedCost,
  of: Pick<CostLine, 'service' | 'kind' | 'title' | 'key' | 'requestPax'>,
  share: 'package' | 'additional',
  given: Pick<CostGiven, 'currency' | 'rates'>,
): { line: CostLine; unrated: string | null } {
  const { name, behaviour, quantity, free, price } = cost
  const rate = rateOf(price, given)
  const inTrip = (cents: number) => (rate === null ? 0 : converted(quantity * cents, rate))
  const unitCents = price?.cents ?? 0
  const cents = inTrip(unitCents)
  const isOwnRow = share === 'additional'
  const isAlone = cost.isSingle && cost.singleCents === undefined
  const line: CostLine = {
    ...of,
    key: `${of.key}${cost.key}`,
    ...{ name, behaviour, quantity, unitCents, currency: price?.currency ?? given.currency, cents, free },
    share: !isOwnRow && isAlone ? 'single' : share,
    singleCents: isOwnRow ? 0 : isAlone ? cents : inTrip(cost.singleCents ?? 0),
    reason: cents === 0 ? (cost.reason ?? whyNothing(cost, rate)) : null,
  }
  return { line, unrated: price !== null && rate === null ? `Kurs fehlt: ${price.currency}` : null }
}

/** @returns how much of the price's currency one unit of the trip's buys; null where nobody told it */
function rateOf(price: PurchasePrice, { currency, rates }: Pick<CostGiven, 'currency' | 'rates'>): number | null {
  if (price === null || price.currency === currency) return 1
  const rate = rates.get(price.currency)
  return rate === undefined || !(rate > 0) ? null : rate
}

function whyNothing({ price, quantity, behaviour, isSingle }: CountedCost, rate: number | null): string {
  if (price === null) return 'Ohne Einkaufspreis'
  if (rate === null) return `Kurs fehlt: ${price.currency}`
  if (quantity > 0) return 'Kostet nichts'
  return isSingle && behaviour === 'room' ? 'Keine Einzelzimmer' : 'Keine Teilnehmer'
}
