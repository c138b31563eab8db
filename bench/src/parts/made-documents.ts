import type { HttpClient } from '../contestants/http-client.ts'
import { summarize } from '../statistics.ts'
import type { Figure, Target } from '../targets.ts'
import { times } from './load.ts'

/** A document over HTTP, made, stored and listed: the first on a server that was just started, then again and again. */
export async function figuresOfMaking(
  section: string,
  target: Target,
  make: () => Promise<unknown>,
): Promise<Figure[]> {
  const timed = async () => {
    const started = performance.now()
    await make()
    return performance.now() - started
  }
  const cold = await timed()
  const warm: number[] = []
  for (let turn = 0; turn < 15; turn++) warm.push(await timed())
  const summary = summarize(warm)
  return [
    { section, name: 'das erste nach dem Start', value: cold / 1_000, unit: 's', target: null, detail: '' },
    { section, name: 'warm', value: summary.median / 1_000, unit: 's', target, detail: times(summary) },
  ]
}

/** The trip of a group, where an earlier run has made it. */
export async function knownTrip(client: HttpClient, groupName: string): Promise<number | null> {
  const found = await client.send('GET', `/api/orders?${new URLSearchParams({ _search: groupName })}`)
  const [known] = JSON.parse(found.body.toString()) as { id: number }[] // a list of orders
  return known?.id ?? null
}

export async function post(client: HttpClient, resource: string, body: object): Promise<{ id: number }> {
  const { body: answer } = await client.send('POST', `/api/${resource}`, body)
  return JSON.parse(answer.toString()) as { id: number } // what was made
}
