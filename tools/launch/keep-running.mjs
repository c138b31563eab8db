import { setTimeout as sleep } from 'node:timers/promises'

/** The first pause before a fallen server is started again, the longest one, and how long it must have run to count as well. */
const usual = { firstMs: 1_000, longestMs: 30_000, wellAfterMs: 60_000 }

/**
 * Runs a server until it ends in good order or is asked to; one that falls after it was up is started again, after pauses that
 * double while it keeps falling. A start that is refused (a busy port, a wrong setting) is told and not repeated.
 * @param {() => {ended: Promise<number>, wasUp: () => boolean}} start
 * @param {{signal: AbortSignal, tell?: (sentence: string) => void, pauses?: typeof usual}} options `signal`: somebody asked us to end
 * @returns {Promise<number>} exit code of the last run
 */
export async function keepRunning(start, { signal, tell = console.error, pauses = usual }) {
  let wasEverUp = false
  for (let pause = pauses.firstMs; ; pause = Math.min(pause * 2, pauses.longestMs)) {
    const begun = Date.now()
    const server = start()
    const code = await server.ended
    wasEverUp ||= server.wasUp()
    if (code === 0 || signal.aborted || !wasEverUp) return code
    if (Date.now() - begun > pauses.wellAfterMs) pause = pauses.firstMs
    tell(`Der Server ist ausgefallen (${code}) und startet in ${Math.ceil(pause / 1000)} s neu.`)
    await sleep(pause, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return code
  }
}
