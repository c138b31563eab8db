import { cabinListNames } from '@reisewerk/domain/requests/cabins.ts'
import { changedFields } from '../../../lib/saving/changed-fields.ts'
import { changedTimed } from '../../itinerary/plan/service-draft.ts'

type Body = Record<string, unknown>
type Entry = Readonly<Record<string, unknown>> & { readonly id?: number }

/**
 * What a form changed of a request, in the smallest parts: a single amount of a single line of its contingent or its prices.
 * What colleagues changed meanwhile stays, also the lines they added (001 §7, decision 002).
 * @param opened as the form opened @param now as it is saved @param current as the request is by now; bodies of the API
 */
export function requestChanges(opened: Body, now: Body, current: Body): Body {
  const changed = changedTimed(opened, now)
  if ('itemPrices' in changed) changed.itemPrices = lines(opened.itemPrices, now.itemPrices, current.itemPrices)
  if ('contingent' in changed) {
    const [before, after, theirs] = [opened.contingent, now.contingent, current.contingent].map(bodyOf)
    // Who follows the cabins follows a colleague's, too: the server counts them (REQ-04).
    const { reservedAmount, ...own } = changedFields(before ?? {}, after ?? {})
    const isCounted = cabinListNames.some((name) => name in own) && reservedAmount === personsHeld(after ?? {})
    const parts = Object.entries(isCounted || reservedAmount === undefined ? own : { ...own, reservedAmount })
    changed.contingent = Object.fromEntries(
      parts.map(([name, value]) => [name, Array.isArray(value) ? lines(before?.[name], value, theirs?.[name]) : value]),
    )
  }
  return changed
}

/** A list as it is saved: a line by its number and with what was changed of it, those that colleagues added behind them. */
function lines(opened: unknown, now: unknown, current: unknown): Entry[] {
  const before = new Map(entriesOf(opened).map((entry) => [entry.id, entry]))
  const theirs = entriesOf(current)
  const isThere = new Set(theirs.map(({ id }) => id))
  const ours = entriesOf(now).flatMap((entry) => {
    const { id, ...fields } = entry
    const old = before.get(id)
    if (id === undefined || old === undefined) return [entry]
    const changed = changedFields<Body>(old, entry)
    if (isThere.has(id)) return [{ id, ...changed }]
    // A line that a colleague took away while it was rewritten comes anew.
    return Object.keys(changed).length > 0 ? [fields] : []
  })
  return [...ours, ...theirs.flatMap(({ id }) => (id === undefined || before.has(id) ? [] : [{ id }]))]
}

function personsHeld(contingent: Body): number {
  const cabins = cabinListNames.flatMap((name) => entriesOf(contingent[name]))
  return cabins.reduce(
    (sum, { type, reservedAmount }) => sum + Number(bodyOf(type).persons) * Number(reservedAmount),
    0,
  )
}

function bodyOf(part: unknown): Body {
  return typeof part === 'object' && part !== null ? { ...part } : {}
}

function entriesOf(list: unknown): Entry[] {
  // The bodies are the form's own; their lists hold entries.
  return Array.isArray(list) ? (list as Entry[]) : []
}
