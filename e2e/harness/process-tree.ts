import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether this system shows its processes as files; without that nobody can be told apart and killed. */
export const showsProcesses = process.platform === 'linux'

type Running = { id: number; parent: number; command: string }

/** The processes below another, at whatever depth. */
export function processesBelow(id: number): Running[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(Number(name)))
  const below = (parent: number): Running[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.id)])
  return below(id)
}

function read(id: number): Running[] {
  try {
    const command = readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')
    // The name in brackets may hold blanks and brackets of its own; what follows the last one is fixed.
    const [, parent] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return [{ id, parent: Number(parent), command }]
  } catch {
    return [] // ended while we were reading
  }
}

/** Process id of the embedded database's main process. */
export function postmasterOf(dataDir: string): number {
  const [id] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  return Number(id)
}

/** Sends a signal to processes of which some may have ended meanwhile. */
export function signalAll(ids: readonly number[], signal: NodeJS.Signals): void {
  for (const id of ids) {
    try {
      process.kill(id, signal)
    } catch {
      // gone already, which is what most signals here are for
    }
  }
}
