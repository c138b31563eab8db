import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { newKey } from '../lib/api.ts'
import { ApiError, type Query, send } from '../lib/http.ts'
import { waitBefore } from '../lib/query-client.ts'
import { isSame } from '../lib/saving/merge.ts'

/** A request that makes one item. */
export type Creation = {
  /** PUT makes a new version of what there is; POST unless told. */
  readonly method?: 'POST' | 'PUT'
  /** Version of what gets a new one. */
  readonly ifMatch?: number | undefined
  readonly path: string
  readonly query?: Query | undefined
  readonly body: Readonly<Record<string, unknown>>
  /** X-LOCALE of what is made in a language. */
  readonly locale?: string | undefined
}
/** What stays as it was made first may be told by something else than its number. */
type Made = { readonly id?: number }
/** What was sent and has not been answered, with its key; kept over a reload together with what was typed. */
export type Unanswered = Creation & { readonly key: string }

/**
 * The one policy for the Idempotency-Key (docs/decisions/021): a key belongs to what was sent with it. When its answer was lost,
 * nobody knows whether the item was made; the next attempt first repeats that very request to learn it, and then corrects
 * the item to what is wanted now. So no attempt makes a second item, and the latest text wins.
 * @param contract of what is made; by it is known which fields can be corrected, anything else is made anew
 * @param isFinal what was made cannot be corrected, as a letter that has left: the first result is the result
 */
export function createAttempts<Item extends Made>(contract: Contract, left: Unanswered | null = null, isFinal = false) {
  let unanswered = left
  /** It exists, but not yet as it is wanted. */
  let made: { item: Item; as: Creation } | null = null

  async function post(creation: Unanswered): Promise<Item> {
    const { method = 'POST', path, query = {}, body, key, locale, ifMatch } = creation
    unanswered = creation
    const { data } = await send<Item>(method, path, {
      ...{ query, body, idempotencyKey: key, ifMatch },
      ...(locale !== undefined && { locale }),
    })
    unanswered = null
    return data
  }

  async function first(creation: Creation): Promise<Item> {
    try {
      return await post({ ...creation, key: newKey() })
    } catch (error) {
      if (!mayBeMade(error)) unanswered = null
      throw error
    }
  }

  /** What became of a request without an answer. */
  async function learn(open: Unanswered): Promise<void> {
    try {
      made = { item: await post(open), as: open }
    } catch (error) {
      // Whatever else it is refused for now, it has made nothing: else the first answer would have come.
      if (!isStillOpen(error)) unanswered = null
      else throw error
    }
  }

  async function correct(now: { item: Item; as: Creation }, wanted: Creation): Promise<Item> {
    const isElsewhere = now.as.path !== wanted.path || !isSame(now.as.query ?? {}, wanted.query ?? {})
    const changed = differences(contract, now.as.body, wanted.body)
    if (isFinal || (!isElsewhere && Object.keys(changed).length === 0)) return now.item
    const path = `/api/${contract.name}/${now.item.id}`
    if (isElsewhere || Object.keys(changed).some((name) => contract.fields[name]?.write !== 'always')) {
      await send('DELETE', path)
      made = null
      return first(wanted)
    }
    return (await send<Item>('PATCH', path, { body: changed })).data
  }

  let isOlder = false
  return {
    /** @throws ApiError when it was refused, or is not answered; the next call goes on from there */
    async make(wanted: Creation): Promise<Item> {
      if (unanswered !== null) await learn(unanswered)
      isOlder = isFinal && made !== null && !isSame({ ...made.as, key: undefined }, wanted)
      const item = await (made === null ? first(wanted) : correct(made, wanted))
      // What is made next is another one.
      made = null
      return item
    },
    unanswered: () => unanswered,
    /** What was made last is what an earlier attempt, whose answer was lost, had asked for. */
    isOlder: () => isOlder,
  }
}

/** As long as a server that went away is asked what became of a paper: about half a minute. */
const tries = 6

export type Attempts<Item extends Made> = ReturnType<typeof createAttempts<Item>>
type Certainty<Item extends Made> = {
  /** Of somebody who may press again: then what became of the last request is learnt first. */
  readonly attempts?: Attempts<Item> | undefined
  readonly wait?: (failures: number, error: ApiError) => number
}

/**
 * Makes what nobody types into again, such as a paper: where its answer was lost, the same request finds out whether it was made
 * before anybody is told that it failed. Until then the user waits.
 * @param contract of what is made
 * @throws ApiError when it was refused, or nobody answers for half a minute
 */
export async function makeForCertain<Item extends Made>(
  contract: Contract,
  wanted: Creation,
  { attempts = createAttempts<Item>(contract, null, true), wait = waitBefore }: Certainty<Item> = {},
): Promise<Item> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempts.make(wanted)
    } catch (error) {
      if (!(error instanceof ApiError) || !isWithoutAnswer(error) || failures >= tries) throw error
      const delay = wait(failures, error)
      await new Promise((resume) => setTimeout(resume, delay))
    }
  }
}

/** Nobody has said what became of it; 503 says that the server is busy and has made nothing. */
function isWithoutAnswer({ status, code }: ApiError): boolean {
  return status === 0 || status === 502 || status === 504 || code === 'in_progress'
}

function mayBeMade(error: unknown): boolean {
  return !(error instanceof ApiError) || error.isPassing || error.status >= 500 || error.code === 'in_progress'
}

/** A request that is repeated with its key tells what became of it, unless it is not answered again. */
function isStillOpen(error: unknown): boolean {
  return !(error instanceof ApiError) || error.isPassing || error.status === 401 || error.code === 'in_progress'
}

/** @returns the fields of `wanted` that differ, and as emptied those that are not in it any more */
function differences(contract: Contract, was: Creation['body'], wanted: Creation['body']): Record<string, unknown> {
  const dropped = Object.keys(was).filter((name) => !(name in wanted))
  return Object.fromEntries([
    ...Object.entries(wanted).filter(([name, value]) => !isSame(value, was[name])),
    ...dropped.map((name) => [name, emptyOf(contract, name)] as const),
  ])
}

function emptyOf({ fields }: Contract, name: string): unknown {
  const field = fields[name]
  if (field?.nullable === true) return null
  return field?.kind === 'strings' || field?.kind === 'links' || field?.kind === 'children' ? [] : ''
}
