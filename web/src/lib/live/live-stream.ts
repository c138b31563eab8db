import { tabId } from '../tab-id.ts'

/** A change somebody has made, as the server tells it: what to ask for again, and no contents. */
export type Change = {
  id: number
  order: number | null
  table: string
  row: number | null
  operation: string
  user: number | null
  tab: string | null
  /** The columns that an update of a trip's row changed; null when it came or went, or when it is not said which they are. */
  columns: readonly string[] | null
  /** As which the row stands since. */
  version: number | null
}

/** A browser tab of somebody who has the same trip open. */
export type Presence = { id: number; tab: string; field: string | null }

export type LiveEvent =
  | { event: 'changes'; data: Change[] }
  | { event: 'presence'; data: { order: string; users: Presence[] } }
  | { event: 'resync' }
  | { event: 'signed-out' }
  | { event: 'open' }

/** A tab that has just been opened asks the one that holds the stream what that has heard meanwhile. */
type Asked = { event: 'asked'; tab: string; since: number }
type Told = LiveEvent & { to?: string }
/** What the tab that holds the stream keeps for those that come later. */
type Remembered = Extract<LiveEvent, { event: 'changes' | 'resync' }>

type FirstRead = { readonly since: string; readonly snapshot: string }

const reopenAfterMs = 3_000
/** No page takes longer from its first question until it listens. */
const rememberMs = 120_000

/**
 * Hears the server's live events for one user. Browsers allow six connections to a server over HTTP/1.1, so of all tabs
 * only one holds the stream and passes what it hears on to the others; when it closes, the next one takes over.
 * @param since the server's time and state when the page asked for its first data: what changed from then on is told, too
 * @returns ends it
 */
export function openLiveStream(userId: number, since: FirstRead | null, hear: (event: LiveEvent) => void): () => void {
  const stop = new AbortController()
  const name = `reisewerk.live.${userId}`
  const locks = navigator.locks
  // Missing on plain http in a local network; each tab then has a stream of its own.
  if (locks === undefined || typeof BroadcastChannel === 'undefined') {
    connect(hear, stop.signal, since)
    return () => stop.abort()
  }

  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<Told | Asked>) => {
    if (data.event !== 'asked' && (data.to ?? tabId) === tabId) hear(data)
  }
  const lead = (from: FirstRead | null) =>
    new Promise<void>((resolve) => {
      stop.signal.addEventListener('abort', () => resolve())
      if (stop.signal.aborted) return resolve()
      let heard: { at: number; event: Remembered }[] = []
      const tell = (event: LiveEvent) => {
        hear(event)
        channel.postMessage(event)
        if (event.event !== 'changes' && event.event !== 'resync') return
        heard = heard.filter(({ at }) => at > Date.now() - rememberMs)
        heard.push({ at: Date.now(), event })
      }
      channel.onmessage = ({ data }: MessageEvent<Told | Asked>) => {
        if (data.event !== 'asked') return
        const missed = heard.filter(({ at }) => at >= data.since).map(({ event }) => event)
        for (const event of missed) channel.postMessage({ ...event, to: data.tab } satisfies Told)
      }
      connect(tell, stop.signal, from)
    })
  void locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) return lead(since)
    void locks.request(name, { signal: stop.signal }, () => lead(null)).catch(ignoreAbort)
    channel.postMessage({ event: 'asked', tab: tabId, since: performance.timeOrigin } satisfies Asked)
  })
  return () => {
    stop.abort()
    channel.close()
  }
}

/** Nobody waits for the lock any more: the tab was closed or the user signed out. */
function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}

/** @param since null when another stream stood before this one: what was missed nobody knows */
function connect(tell: (event: LiveEvent) => void, stop: AbortSignal, since: FirstRead | null): void {
  if (stop.aborted) return
  const source = new EventSource(since === null ? '/api/events' : `/api/events?${new URLSearchParams(since)}`)
  stop.addEventListener('abort', () => source.close())
  let hasStood = since === null

  source.addEventListener('hello', (message) => {
    tell({ event: 'open' })
    if (!read<{ resumed: boolean }>(message).resumed) tell({ event: 'resync' })
    hasStood = true
  })
  source.addEventListener('changes', (message) => tell({ event: 'changes', data: read(message) }))
  source.addEventListener('presence', (message) => tell({ event: 'presence', data: read(message) }))
  source.addEventListener('resync', () => tell({ event: 'resync' }))
  source.addEventListener('signed-out', () => tell({ event: 'signed-out' }))
  source.addEventListener('error', () => {
    // The browser reconnects by itself after a broken connection, but gives up after an answer that is no stream.
    if (source.readyState !== EventSource.CLOSED || stop.aborted) return
    source.close()
    // Which answer it was the browser does not say; the session may have ended before the stream stood again.
    tell({ event: 'signed-out' })
    setTimeout(() => connect(tell, stop, hasStood ? null : since), reopenAfterMs)
  })
}

function read<T>(message: MessageEvent<string>): T {
  return JSON.parse(message.data)
}
