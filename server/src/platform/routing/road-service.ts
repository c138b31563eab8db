import type { Coordinates, Leg } from '@reisewerk/domain/geography/great-circle.ts'
import * as z from 'zod'

/** Tells how far it is by road. */
export type RoadService = {
  /** @returns kilometres of each leg; null where the service did not answer in time or knows no way */
  readonly kilometres: (legs: readonly Leg[]) => Promise<(number | null)[]>
}
export type RoadServiceOptions = {
  readonly kind: 'osrm' | 'valhalla'
  /** Address of the service, without the path of a call. */
  readonly url: string
  readonly timeoutMs: number
  /** How long a service that failed is left alone, so that nobody waits for it again and again. */
  readonly pauseMs?: number
  /** Told of a failure once per pause. */
  readonly onFailure?: (error: unknown) => void
}

const osrmAnswer = z.object({ code: z.string(), routes: z.array(z.object({ distance: z.number() })).default([]) })
const valhallaAnswer = z.object({ trip: z.object({ summary: z.object({ length: z.number() }) }) })
/** Both tell with 400 that there is no way between two points; that is an answer, not a failure. */
const noRoute = 400

/** Asks a routing service by the HTTP interface of OSRM or Valhalla. */
export function openRoadService(options: RoadServiceOptions): RoadService {
  const { pauseMs = 30_000, onFailure = () => undefined } = options
  let silentUntil = 0
  const ask = async (leg: Leg): Promise<number | null> => {
    if (Date.now() < silentUntil) return null
    try {
      return await (options.kind === 'osrm' ? askOsrm(leg, options) : askValhalla(leg, options))
    } catch (error) {
      if (Date.now() >= silentUntil) onFailure(error)
      silentUntil = Date.now() + pauseMs
      return null
    }
  }
  return { kilometres: (legs) => Promise.all(legs.map(ask)) }
}

async function askOsrm({ from, to }: Leg, { url, timeoutMs }: RoadServiceOptions): Promise<number | null> {
  const points = [from, to].map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';')
  const answer = await fetch(`${at(url)}/route/v1/driving/${points}?overview=false`, {
    signal: AbortSignal.timeout(timeoutMs),
  })
  const body = await jsonOf(answer)
  if (body === null) return null
  const { code, routes } = osrmAnswer.parse(body)
  return code === 'Ok' && routes[0] !== undefined ? routes[0].distance / 1000 : null
}

async function askValhalla({ from, to }: Leg, { url, timeoutMs }: RoadServiceOptions): Promise<number | null> {
  const answer = await fetch(`${at(url)}/route`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ locations: [from, to].map(pointOf), costing: 'bus', units: 'kilometers' }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const body = await jsonOf(answer)
  return body === null ? null : valhallaAnswer.parse(body).trip.summary.length
}

async function jsonOf(answer: Response): Promise<unknown> {
  if (answer.ok) return answer.json()
  await answer.body?.cancel()
  if (answer.status === noRoute) return null
  throw new Error(`the routing service answered ${answer.status}`)
}

function pointOf({ latitude, longitude }: Coordinates) {
  return { lat: latitude, lon: longitude }
}

function at(url: string): string {
  return url.replace(/\/+$/, '')
}
