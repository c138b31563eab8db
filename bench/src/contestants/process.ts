import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export type RunningProcess = { readonly port: number; stop(): Promise<void> }

const patienceMs = 60_000

/**
 * Starts a server as a process of its own and waits until it is well. Its log is written as always, to nowhere.
 * @param flags of Node itself
 * @throws when it ends or does not answer; what it complained of is part of the message
 */
export async function startProcess(
  port: number,
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [...flags, script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints = `${complaints}${chunk}`.slice(-2_000)
  })
  const ended = once(child, 'close')
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  }
  const deadline = performance.now() + patienceMs
  while (child.exitCode === null && performance.now() < deadline) {
    const isWell = await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isWell) return { port, stop }
    await sleep(100)
  }
  await stop()
  throw new Error(`${script} did not start: ${complaints}`)
}
