import { expect } from 'vitest'

export type Told = { event: string; data: unknown; id: string | null }

export type EventReader = {
  readonly status: number
  /** Everything heard so far. */
  readonly told: readonly Told[]
  /** Resolves when the server has ended the stream. */
  readonly closed: Promise<void>
  /** The next event of this kind after the last one asked for. */
  next(event: string): Promise<Told>
  close(): void
}

/** Does what a browser's EventSource does, over fetch, so that headers can be set and the end be seen. */
export async function readEvents(url: string, headers: Record<string, string>): Promise<EventReader> {
  const abort = new AbortController()
  const response = await fetch(url, { headers, signal: abort.signal })
  const told: Told[] = []
  let seen = 0
  return {
    status: response.status,
    told,
    // An aborted stream has ended as well.
    closed: read(response, told).catch(() => undefined),
    close: () => abort.abort(),
    async next(event) {
      await expect.poll(() => told.slice(seen).some((one) => one.event === event)).toBe(true)
      seen = told.findIndex((one, index) => index >= seen && one.event === event) + 1
      return told[seen - 1] as Told // found just above
    },
  }
}

async function read(response: Response, told: Told[]): Promise<void> {
  let text = ''
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null
      const event = field('event')
      if (event !== null) told.push({ event, data: JSON.parse(field('data') ?? 'null'), id: field('id') })
    }
  }
}
