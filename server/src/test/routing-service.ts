import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type TestRouting = {
  readonly url: string
  /** What was asked: 'longitude,latitude;longitude,latitude' of OSRM, the body of Valhalla. */
  readonly asked: unknown[]
  /** How the service answers from now on. */
  answers: 'well' | 'no route' | 'broken' | 'never'
  close(): Promise<void>
}

/** A small routing service on a port of its own, with the paths and answers of OSRM 5 and Valhalla 3: every leg is 100 km. */
export async function startRoutingService(): Promise<TestRouting> {
  const asked: unknown[] = []
  const server = createServer(async (request, response) => {
    const osrm = /^\/route\/v1\/driving\/([-\d.,;]+)\?overview=false$/.exec(request.url ?? '')?.[1]
    const isValhalla = request.method === 'POST' && request.url === '/route'
    if (osrm === undefined && !isValhalla) return response.writeHead(404).end()
    asked.push(osrm ?? (await json(request)))
    if (service.answers === 'never') return
    if (service.answers === 'broken') return response.writeHead(502).end('Bad Gateway')
    response.setHeader('content-type', 'application/json')
    if (service.answers === 'no route') {
      const nothing = osrm === undefined ? { error_code: 442, status_code: 400 } : { code: 'NoRoute', message: 'x' }
      return response.writeHead(400).end(JSON.stringify(nothing))
    }
    const told =
      osrm === undefined
        ? { trip: { status: 0, units: 'kilometers', summary: { length: 100.0, time: 4100.2 }, legs: [] }, id: 'x' }
        : { code: 'Ok', routes: [{ distance: 100_000.4, duration: 4100.2, legs: [] }], waypoints: [] }
    response.end(JSON.stringify(told))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const service: TestRouting = {
    url: `http://127.0.0.1:${port}/`,
    asked,
    answers: 'well',
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return service
}
