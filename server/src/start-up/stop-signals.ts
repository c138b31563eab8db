/** A terminal and npm both pass Ctrl-C on, and both mean the same keypress. */
const sameKeypressMs = 500

/**
 * Calls back once when the process shall end: Ctrl-C, SIGTERM, a closed terminal, or the launcher gone.
 * A second request ends the process at once.
 */
export function onStopRequest(stop: (reason: string) => void): void {
  let requestedAt = 0
  const request = (reason: string) => {
    if (requestedAt === 0) {
      requestedAt = Date.now()
      stop(reason)
    } else if (reason !== 'disconnect' && Date.now() - requestedAt > sameKeypressMs) {
      console.error('Sofort beendet.')
      process.exit(130)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => request(signal))
  // setup.mjs keeps a channel to us open; a kill -9 of it closes the channel.
  if (process.connected) process.on('disconnect', () => request('disconnect'))
}
