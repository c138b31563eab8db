import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** A request to save and what became of it. */
export type Save = {
  trip: number
  /** What was saved, unlike any other text. */
  text: string
  /** A POST with this key, else a PATCH of the trip. */
  key: string | null
  /** Status of the answer; 0 when the connection broke, -1 when nobody answered in time. */
  status: number
  /** Id of the answered item. */
  id: number | null
}

export type Desk = { url: string; headers: Record<string, string> }

const answersWithinMs = 12_000

/** Signs in over HTTP, without a browser. */
export async function deskOf(url: string, email: string, password: string): Promise<Desk> {
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { url, headers: { cookie, 'content-type': 'application/json' } }
}

type Options = {
  clients: number
  /** Saves per client; every third makes a trip, the others rename one. */
  each: number
  /** Told after every answer how many saves were acknowledged so far. */
  onAcknowledged: (count: number) => void
}

/** Saves from several clients at once, each at its own trip, one after the other; a failed save is noted, not repeated. */
export async function saveAtOnce(desk: Desk, { clients, each, onAcknowledged }: Options): Promise<Save[]> {
  const mark = randomUUID().slice(0, 8)
  const trips = await Promise.all(Array.from({ length: clients }, () => makeTrip(desk, 'Vorher')))
  const saves: Save[] = []
  await Promise.all(
    trips.map(async (trip, client) => {
      for (let number = 0; number < each; number++) {
        const text = `${mark} ${client} ${number}`
        const save: Save = { trip, text, key: number % 3 === 2 ? randomUUID() : null, status: 0, id: null }
        saves.push(save)
        await send(desk, save)
        if (isAcknowledged(save)) onAcknowledged(saves.filter(isAcknowledged).length)
        else await untilWell(desk.url)
      }
    }),
  )
  return saves
}

export function isAcknowledged({ status }: Save): boolean {
  return status >= 200 && status < 300
}

/** Sends a save, again if need be, and notes its answer. */
export async function send({ url, headers }: Desk, save: Save): Promise<void> {
  try {
    const answer = await fetch(save.key === null ? `${url}/api/orders/${save.trip}` : `${url}/api/orders`, {
      method: save.key === null ? 'PATCH' : 'POST',
      headers: { ...headers, ...(save.key !== null && { 'idempotency-key': save.key }) },
      body: JSON.stringify(save.key === null ? { groupName: save.text } : newTrip(save.text)),
      signal: AbortSignal.timeout(answersWithinMs),
    })
    const body: { id?: number } = JSON.parse(await answer.text())
    save.status = answer.status
    save.id = body.id ?? null
  } catch (error) {
    save.status = error instanceof Error && error.name === 'TimeoutError' ? -1 : 0
  }
}

/** @returns the parsed answer @throws when it is none of success */
export async function read<Body>({ url, headers }: Desk, path: string): Promise<Body> {
  const answer = await fetch(`${url}${path}`, { headers, signal: AbortSignal.timeout(answersWithinMs) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return JSON.parse(text) as Body // the test names the shape it expects
}

export async function makeTrip(desk: Desk, groupName: string): Promise<number> {
  const save: Save = { trip: 0, text: groupName, key: randomUUID(), status: 0, id: null }
  await send(desk, save)
  if (save.id === null) throw new Error(`a trip could not be made: ${save.status}`)
  return save.id
}

/** Waits until the server says that it is well. */
export async function untilWell(url: string, seconds = 60): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    const isWell = await fetch(`${url}/health`, { signal: AbortSignal.timeout(4_000) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isWell) return
    await sleep(50)
  }
  throw new Error(`not well after ${seconds} seconds`)
}

/** A trip: rows in a dozen tables, all or nothing. */
function newTrip(groupName: string) {
  return {
    organisationFilter: '/api/organisations/1',
    startAt: '14.05.2028',
    endAt: '15.05.2028',
    groupName,
    hotelContingent: [{ type: { persons: 2, type: 'standard' }, askedAmount: 10, reservedAmount: 1 }],
    complexity: { offerComplexity: 2 },
  }
}
