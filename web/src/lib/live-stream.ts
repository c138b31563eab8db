/** A change somebody has made, as the server tells it: what to ask for again, and no contents. */
export type Change = {
  id: number
  order: number | null
  table: string
  row: number | null
  operation: string
  user: number | null
  tab: string | null
}

/** A browser tab of somebody who has the same trip open. */
export type Presence = { id: number; tab: string; field: string | null }

export type LiveEvent =
  | { event: 'changes'; data: Change[] }
  | { event: 'presence'; data: { order: string; users: Presence[] } }
  /** Anything may have been missed. */
  | { event: 'resync' }
  /** The session is over, or may be. */
  | { event: 'signed-out' }
  /** The stream stands (again). */
  | { event: 'open' }

const reopenAfterMs = 3_000

/**
 * Hears the server's live events for one user. Browsers allow six connections to a server over HTTP/1.1, so of all tabs
 * only one holds the stream and passes what it hears on to the others; when it closes, the next one takes over.
 * @returns ends it
 */
export function openLiveStream(userId: number, hear: (event: LiveEvent) => void): () => void {
  const stop = new AbortController()
  const name = `reisewerk.live.${userId}`
  const locks = navigator.locks
  // Missing on plain http in a local network; each tab then has a stream of its own.
  if (locks === undefined || typeof BroadcastChannel === 'undefined') {
    connect(hear, stop.signal, false)
    return () => stop.abort()
  }

  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => hear(data)
  const lead = (tookOver: boolean) =>
    new Promise<void>((resolve) => {
      stop.signal.addEventListener('abort', () => resolve())
      if (stop.signal.aborted) return resolve()
      const tell = (event: LiveEvent) => {
        hear(event)
        channel.postMessage(event)
      }
      connect(tell, stop.signal, tookOver)
    })
  void locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await lead(false)
    else void locks.request(name, { signal: stop.signal }, () => lead(true)).catch(ignoreAbort)
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

/** @param mayHaveMissed a stream stood before this one */
function connect(tell: (event: LiveEvent) => void, stop: AbortSignal, mayHaveMissed: boolean): void {
  if (stop.aborted) return
  const source = new EventSource('/api/events')
  stop.addEventListener('abort', () => source.close())
  let isFirst = !mayHaveMissed

  source.addEventListener('hello', (message) => {
    const { resumed } = read<{ resumed: boolean }>(message)
    tell({ event: 'open' })
    if (!resumed && !isFirst) tell({ event: 'resync' })
    isFirst = false
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
    setTimeout(() => connect(tell, stop, true), reopenAfterMs)
  })
}

/** Types as server/src/platform/live writes them. */
function read<T>(message: MessageEvent<string>): T {
  return JSON.parse(message.data)
}
