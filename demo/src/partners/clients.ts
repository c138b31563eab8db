import type { DemoClient } from './client-model.ts'
import { northernClients } from './clients-north.ts'
import { southernClients } from './clients-south.ts'

export const clients: readonly DemoClient[] = [...northernClients, ...southernClients]

/** @throws when a trip names a client that does not exist */
export function clientWithKey(key: string): DemoClient {
  const client = clients.find((candidate) => candidate.key === key)
  if (client === undefined) throw new Error(`No such client in the demo data: ${key}`)
  return client
}
