import type { FastifyInstance, InjectOptions } from 'fastify'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
type Headers = Record<string, string>

export interface Answer<Body> {
  status: number
  headers: Readonly<Record<string, string | string[] | number | undefined>>
  /** The parsed answer when it is JSON, undefined when it is empty or something else. */
  body: Body
  /** The answer as it came, for documents. */
  raw: Buffer
}

/** Speaks to the app as one person (or as nobody) and reads its answers; `Body` is what the test expects them to be. */
export class Caller {
  readonly #app: FastifyInstance
  /** Sent with every request; the session's cookie is among them. */
  readonly headers: Headers

  constructor(app: FastifyInstance, headers: Headers) {
    this.#app = app
    this.headers = headers
  }

  /** The same person, with further headers on every request ('if-match', 'x-locale', 'x-reisewerk-tab' …). */
  with(headers: Headers): Caller {
    return new Caller(this.#app, { ...this.headers, ...headers })
  }

  get<Body = unknown>(url: string): Promise<Answer<Body>> {
    return this.#send('GET', url)
  }
  post<Body = unknown>(url: string, body?: object): Promise<Answer<Body>> {
    return this.#send('POST', url, body)
  }
  put<Body = unknown>(url: string, body?: object): Promise<Answer<Body>> {
    return this.#send('PUT', url, body)
  }
  patch<Body = unknown>(url: string, body?: object): Promise<Answer<Body>> {
    return this.#send('PATCH', url, body)
  }
  delete<Body = unknown>(url: string): Promise<Answer<Body>> {
    return this.#send('DELETE', url)
  }
  options<Body = unknown>(url: string): Promise<Answer<Body>> {
    return this.#send('OPTIONS', url)
  }

  async #send<Body>(method: Method, url: string, payload?: object): Promise<Answer<Body>> {
    const request: InjectOptions = { method, url, headers: this.headers }
    const { statusCode, headers, rawPayload } = await this.#app.inject(payload ? { ...request, payload } : request)
    const isJson = String(headers['content-type'] ?? '').includes('json') && rawPayload.length > 0
    // The test names the shape it expects; its assertions are what checks it.
    const body = (isJson ? JSON.parse(rawPayload.toString()) : undefined) as Body
    return { status: statusCode, headers, body, raw: rawPayload }
  }
}
