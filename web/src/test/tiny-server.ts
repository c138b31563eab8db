import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = { method: string; path: string; body: Record<string, unknown>; headers: IncomingMessage['headers'] }
/** Answers a request; may wait before it does. */
export type Answer = (asked: Asked, response: ServerResponse) => Promise<{ status: number; body: unknown }>

/**
 * A real server for tests of saving: it really is away, slow, or refuses. Relative addresses lead to it, as in a browser.
 * @returns what was asked of it, and its end
 */
export async function startTinyServer(answer: Answer): Promise<{ asked: Asked[]; stop: () => Promise<void> }> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const one: Asked = {
      method: request.method ?? '',
      path: request.url ?? '',
      // A file is sent as it is.
      body: /json/.test(request.headers['content-type'] ?? '') && text !== '' ? JSON.parse(text) : {},
      headers: request.headers,
    }
    asked.push(one)
    const { status, body } = await answer(one, response)
    if (!response.destroyed) {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body === null ? '' : JSON.stringify(body))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const browserFetch = globalThis.fetch
  // Node's fetch knows no page whose address a relative one could start from.
  globalThis.fetch = (path, init) => browserFetch(`http://127.0.0.1:${port}${String(path)}`, init)
  return {
    asked,
    stop: async () => {
      globalThis.fetch = browserFetch
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
