import type { Actor } from '../actor.ts'
import {
  type Change,
  changeForBrowser,
  type HidesColumns,
  lastChangeOfEachRow,
  mayLearnOf,
  type NotifiedChange,
  withoutHiddenColumns,
} from './change.ts'
import type { EventStream, ServerEvent } from './event-stream.ts'

/** A browser that listens. Until `begin` nothing but what waits is kept for it. */
export type LiveClient = {
  readonly actor: Actor
  readonly send: (event: ServerEvent) => void
  /** Starts the flow: `missed` first (null: too much was missed), then what happened meanwhile. */
  begin(missed: readonly Change[] | null): void
  end(): void
}

export type LiveClients = {
  /** @returns null when the user has too many streams already */
  join(actor: Actor, stream: EventStream): LiveClient | null
  tell(change: NotifiedChange): void
  resyncAll(): void
  of(userId: number): LiveClient[]
  /** Calls back for every stream that begins. */
  onJoined(hearer: (client: LiveClient) => void): void
  count(): number
  endAll(): void
}

type LiveLimits = { perUser: number; gatherMs: number; changesPerEvent: number }

const defaultLimits: LiveLimits = { perUser: 20, gatherMs: 50, changesPerEvent: 500 }

type Member = LiveClient & { hear(changes: readonly NotifiedChange[]): void }

/** Keeps the open streams and hands each of them the changes its user may learn of, and of these the columns. */
export function gatherLiveClients(hides: HidesColumns, limits: Partial<LiveLimits> = {}): LiveClients {
  const { perUser, gatherMs, changesPerEvent } = { ...defaultLimits, ...limits }
  const members = new Set<Member>()
  const joined: ((client: LiveClient) => void)[] = []
  let gathered: NotifiedChange[] = []
  let timer: NodeJS.Timeout | undefined

  // A transaction that changes 200 rows notifies 200 times at once; browsers hear it as one event.
  function tellGathered(): void {
    const changes = gathered
    gathered = []
    timer = undefined
    for (const member of members) member.hear(changes)
  }

  const of = (userId: number) => [...members].filter((member) => member.actor.userId === userId)

  return {
    join(actor, stream) {
      if (of(actor.userId).length >= perUser) return null
      const member = memberOf(actor, stream, hides, changesPerEvent, (begun) => {
        for (const hearer of joined) hearer(begun)
      })
      members.add(member)
      stream.onClose(() => members.delete(member))
      return member
    },
    tell(change) {
      gathered.push(change)
      timer ??= setTimeout(tellGathered, gatherMs)
    },
    resyncAll() {
      for (const member of members) member.send(resync)
    },
    of,
    onJoined: (hearer) => void joined.push(hearer),
    count: () => members.size,
    endAll() {
      clearTimeout(timer)
      for (const member of members) member.end()
    },
  }
}

/** Tells the browser that it may have missed anything: it asks for everything on the screen again. */
export const resync: ServerEvent = { event: 'resync', data: {} }

function memberOf(
  actor: Actor,
  stream: EventStream,
  hides: HidesColumns,
  changesPerEvent: number,
  onBegun: (member: LiveClient) => void,
): Member {
  let waiting: Change[] | null = []
  let lastId = 0

  function sendChanges(changes: readonly Change[]): void {
    const news = lastChangeOfEachRow(changes).map((change) => withoutHiddenColumns(change, actor, hides))
    const newest = news.at(-1)
    if (newest === undefined) return
    // Ids commit out of order; the browser resumes at the highest one and the replay reaches back far enough.
    lastId = Math.max(lastId, newest.id)
    if (news.length > changesPerEvent) stream.send({ ...resync, id: lastId })
    else stream.send({ event: 'changes', data: news, id: lastId })
  }

  const member: Member = {
    actor,
    send: stream.send,
    begin(missed) {
      if (missed === null) stream.send(resync)
      const meanwhile = waiting ?? []
      waiting = null
      sendChanges([...(missed ?? []), ...meanwhile])
      onBegun(member)
    },
    hear(changes) {
      const news = changes.filter((change) => mayLearnOf(actor, change)).map(changeForBrowser)
      if (waiting === null) sendChanges(news)
      else waiting.push(...news)
    },
    end: stream.end,
  }
  return member
}
