import { connect, type Socket } from 'node:net'

export type Answer = { readonly status: number; readonly headers: string; readonly body: Buffer }

/** One kept connection that speaks just enough HTTP to cost next to nothing beside what is measured. */
export type HttpClient = {
  /** @throws when the answer is no success: a fast failure must not count as a fast answer */
  send(method: string, url: string, body?: object): Promise<Answer>
  close(): void
}

type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void }

/** Opens a connection to a server of this machine. @param fixed headers of every request */
export async function openHttpClient(port: number, fixed: Record<string, string> = {}): Promise<HttpClient> {
  let socket = await connected()
  let received: Buffer = Buffer.alloc(0)
  let waiting: Waiting | null = null

  async function connected(): Promise<Socket> {
    const next = await opened(port)
    const fail = (error: Error) => waiting?.reject(error)
    next.on('error', fail)
    next.on('close', () => fail(new Error('the server closed the connection')))
    next.on('data', (chunk) => {
      // Unasked a server says only that it waited long enough for a question (408), before it closes.
      if (waiting === null) next.destroy()
      else receive(chunk)
    })
    return next
  }

  function receive(chunk: Buffer): void {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const answer = completeAnswer(received)
    if (answer === null || waiting === null) return
    const { resolve } = waiting
    received = Buffer.alloc(0)
    waiting = null
    resolve(answer)
  }

  return {
    async send(method, url, body) {
      // A server closes connections on which nobody asked for a minute.
      if (socket.closed || socket.destroyed) socket = await connected()
      const text = body === undefined ? '' : JSON.stringify(body)
      const length = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
      const headers = { host: `127.0.0.1:${port}`, ...fixed, ...(body === undefined ? {} : length) }
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      const answer = await new Promise<Answer>((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(`${method} ${url} HTTP/1.1\r\n${head.join('')}\r\n${text}`)
      })
      if (answer.status >= 300)
        throw new Error(`${method} ${url}: ${answer.status} ${answer.body.toString('utf8', 0, 300)}`)
      return answer
    },
    close: () => socket.destroy(),
  }
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })
}

/** @returns null while parts of the answer are still under way */
function completeAnswer(received: Buffer): Answer | null {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return null
  const headers = received.subarray(0, end).toString('latin1')
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(headers)?.[1] ?? Number.NaN)
  const status = Number(headers.slice(9, 12))
  if (Number.isNaN(length) && status !== 204) throw new Error('an answer without its length cannot be measured here')
  const body = received.subarray(end + 4)
  return status === 204 || body.length >= length ? { status, headers, body } : null
}
