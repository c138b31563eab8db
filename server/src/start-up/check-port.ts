import { createServer } from 'node:net'
import { StartFailure } from '../platform/start-failure.ts'

/** @throws StartFailure when the server could not listen there; nothing else has been touched by then */
export async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(listenFailure(error, host, port)))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()))
  })
}

/** The sentence for an address on which nobody can listen. */
export function listenFailure(error: Error & { code?: string }, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartFailure(`Der Anschluss ${port} ist schon belegt; mit PORT lässt sich ein anderer wählen.`)
    case 'EACCES':
      return new StartFailure(
        `Der Anschluss ${port} ist diesem Benutzer verwehrt; bitte mit PORT einen ab 1024 wählen.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartFailure(`Die Adresse „${host}“ (HOST) gehört nicht zu diesem Rechner.`)
    default:
      return error
  }
}
