import { demoPassword } from '@reisewerk/domain/accounts/sign-in.ts'
import { newDataDir, removeDataDir, startServer } from '../../../e2e/harness/server-process.ts'
import { signIn } from '../contestants/sign-in.ts'

/** The demo agency on a server of its own, and somebody who sits at it. */
export type DemoDesk = {
  readonly port: number
  /** Session of its administrator. */
  readonly cookie: string
  /** Newest first, `count` at most. */
  trips(count: number): Promise<DemoTrip[]>
  /** Stops the server and removes its data. */
  close(): Promise<void>
}
export type DemoTrip = { readonly id: number; readonly orderNumber: string }

/** Starts the server as an agency does that tries it: with an empty folder, into which it lays the demo agency. */
export async function openDemoDesk(): Promise<DemoDesk> {
  const dataDir = await newDataDir()
  const server = await startServer({ dataDir }).catch(async (error: unknown) => {
    await removeDataDir(dataDir)
    throw error
  })
  const close = async () => {
    await server.stop()
    await removeDataDir(dataDir)
  }
  try {
    const cookie = await signIn(server.port, { email: 'anna@reisewerk.example', password: demoPassword })
    return { port: server.port, cookie, trips: (count) => tripsOf(server.url, cookie, count), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function tripsOf(url: string, cookie: string, count: number): Promise<DemoTrip[]> {
  const query = new URLSearchParams({ _itemsPerPage: String(count), _fields: 'orderNumber' })
  const answer = await fetch(`${url}/api/orders?${query}`, { headers: { cookie } })
  if (!answer.ok) throw new Error(`trips of the demo agency: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as DemoTrip[] // as the contract of trips has it
}
