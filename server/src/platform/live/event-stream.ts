import { Readable } from 'node:stream'

/** A server-sent event; `id` is where the browser resumes after a broken connection. */
export type ServerEvent = { event: string; data: unknown; id?: number }

export type EventStream = {
  readonly readable: Readable
  send(event: ServerEvent): void
  /** A comment line keeps proxies from closing a silent connection. */
  beat(): void
  end(): void
  onClose(hearer: () => void): void
}

/** How the browser waits before it connects again. */
const retryMs = 2_000

/**
 * @param limitBytes how much may wait for a slow browser; beyond that it is cut off and resumes by its last event id,
 *   for memory of the server must not grow with the slowness of a network
 */
export function openEventStream(limitBytes: number): EventStream {
  const readable = new Readable({ read() {} })
  const closing = new AbortController()
  readable.once('close', () => closing.abort())
  // A browser that goes away is no fault of ours; Node reports it as an error of the stream.
  readable.on('error', () => closing.abort())

  function write(text: string): void {
    if (readable.destroyed || readable.readableEnded || closing.signal.aborted) return
    readable.push(text)
    if (readable.readableLength > limitBytes) readable.destroy()
  }

  write(`retry: ${retryMs}\n\n`)
  return {
    readable,
    send: (event) => write(textOf(event)),
    beat: () => write(': \n\n'),
    end() {
      if (closing.signal.aborted) return
      closing.abort()
      readable.push(null)
    },
    onClose(hearer) {
      if (closing.signal.aborted) hearer()
      else closing.signal.addEventListener('abort', hearer, { once: true })
    },
  }
}

/** JSON holds no line break, so one data line is enough. */
function textOf({ event, data, id }: ServerEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
