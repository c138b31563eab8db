import { createServer } from 'node:net'

function canListen(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/**
 * A port for the database: the preferred one when it is free, else one from below the range the system gives to outgoing
 * connections, so that it is still ours when the database has to be started again.
 */
export async function freePort(preferred: number | null): Promise<number> {
  if (preferred !== null && (await canListen(preferred))) return preferred
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (await canListen(port)) return port
  }
  throw new Error('no free port between 20000 and 32000')
}
