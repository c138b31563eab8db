import { tabId } from './tab-id.ts'

/**
 * Whoever changes the locks of the own account goes on with a new session, and the old one ends before the answer brings the
 * new one. What this page wants to ask in between, for instance because a live event told of the change, waits for it. What
 * was asked just before is refused; it is asked again with the new session instead of sending the user to the sign-in.
 */
let underWay: Promise<unknown> | null = null
let finished = 0

/** Runs a request whose answer brings a new session. */
async function exchangeSession<T>(request: () => Promise<T>): Promise<T> {
  const running = request()
  underWay = running
  try {
    return await running
  } finally {
    finished += 1
    if (underWay === running) underWay = null
  }
}

/** @returns the end of an exchange under way: what is asked meanwhile would be asked with a session that has ended */
function endOfExchange(): Promise<unknown> | null {
  // How it ended is told to whoever asked for it.
  return underWay?.catch(() => undefined) ?? null
}

/**
 * To be called before a request is sent.
 * @returns asked after a refusal: whether the session was exchanged meanwhile; waits for an exchange under way
 */
function watchSession(): () => Promise<boolean> {
  const before = finished
  const wasUnderWay = underWay !== null
  return async () => {
    await endOfExchange()
    return wasUnderWay || finished !== before
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
export type QueryValue = string | number | boolean | null | undefined
/** `{ 'status[]': ['new', 'booked'], _page: 2 }`; a list repeats its name, null and undefined are left out. */
export type Query = Record<string, QueryValue | readonly QueryValue[]>

export type RequestOptions = {
  query?: Query
  body?: unknown
  /** Bytes in place of a body; sent as what they are. */
  file?: Blob
  /** A form in place of a body, as browsers send it. */
  form?: FormData
  signal?: AbortSignal | undefined
  /** Version the change is based on; a newer one on the server answers 409 (design §2). */
  ifMatch?: string | number | undefined
  /** Number of a change among those of this page; the server makes them in this order. */
  edit?: number | undefined
  /** A repeated POST with the same key answers the first result. */
  idempotencyKey?: string
  locale?: string
  keepalive?: boolean
  /** The server has warned of what follows, and it is wanted all the same. */
  isConfirmed?: boolean
  /** The answer brings a new session in place of the one that asked. */
  exchangesSession?: boolean
}

/** `total` is the number of items of a list over all pages. */
export type Answer<T> = {
  data: T
  total: number | null
  version: string | null
  /** Of a deletion: by which number it can be brought back. */
  deletion: number | null
}

export type Violation = { propertyPath: string; message: string }

/** What the server answered instead of a result; status 0 when it did not answer at all. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly violations: readonly Violation[]
  /** The whole answer: a conflict carries the current item. */
  readonly body: unknown
  /** Seconds the server asks to wait, if it does. */
  readonly retryAfter: number | null

  constructor(status: number, body: unknown, retryAfter: number | null = null) {
    const told = wordsOf(body)
    super(told.message ?? standardMessage(status))
    this.name = 'ApiError'
    this.status = status
    this.code = told.code ?? (status === 0 ? 'unreachable' : `http_${status}`)
    this.violations = told.violations
    this.body = body
    this.retryAfter = retryAfter
  }

  /** Somebody was asked whether it is meant, and said no: they know why nothing was saved. */
  isDeclined = false

  /** The server is away or overloaded; the same request may succeed later. */
  get isPassing(): boolean {
    return [0, 429, 502, 503, 504].includes(this.status)
  }

  /**
   * The server has judged what was sent and says why it does not take it. Everything else, a full disk included, says nothing
   * of what was typed, which is kept and sent again (APP-09).
   */
  get isRefusal(): boolean {
    const isJudged = this.status >= 400 && this.status < 500 && this.status !== 401 && !this.isPassing
    return isJudged && this.code !== `http_${this.status}`
  }

  /** What to say where one field was refused: the first violation, else the whole. */
  get reason(): string {
    return this.violations[0]?.message ?? this.message
  }

  messageFor(propertyPath: string): string | undefined {
    return this.violations.find((violation) => violation.propertyPath === propertyPath)?.message
  }
}

type Words = { message: string | undefined; code: string | undefined; violations: Violation[] }

function wordsOf(body: unknown): Words {
  if (typeof body !== 'object' || body === null) return { message: undefined, code: undefined, violations: [] }
  const { message, code, violations } = body as Record<string, unknown>
  const list = Array.isArray(violations) ? (violations as Violation[]) : []
  return {
    message: typeof message === 'string' ? message : list.map((violation) => violation.message).join(' ') || undefined,
    code: typeof code === 'string' ? code : list.length > 0 ? 'violations' : undefined,
    violations: list,
  }
}

function standardMessage(status: number): string {
  if (status === 0) return 'Der Server antwortet nicht.'
  if (status === 401) return 'Bitte melde dich an.'
  if (status === 403) return 'Dafür fehlt dir die Berechtigung.'
  if (status === 404) return 'Das gibt es nicht mehr.'
  return 'Auf dem Server ist ein Fehler aufgetreten.'
}

/** @returns '?status[]=new&status[]=booked&_page=2', '' for an empty query */
export function queryString(query: Query): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined) parameters.append(name, String(one))
    }
  }
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * Sends one request to our own server.
 * @param path '/api/orders/12'
 * @throws ApiError for every answer that is no success, and when no answer comes
 * @throws DOMException 'AbortError' when `signal` aborts
 */
export async function send<T>(method: Method, path: string, options: RequestOptions = {}): Promise<Answer<T>> {
  if (options.exchangesSession === true) return exchangeSession(() => sendOnce<T>(method, path, options))
  const exchanged = endOfExchange()
  if (exchanged !== null) await exchanged
  const wasExchanged = watchSession()
  try {
    return await sendOnce(method, path, options)
  } catch (error) {
    if (await isMeant(error)) return sendOnce(method, path, { ...options, isConfirmed: true })
    const isRefused = error instanceof ApiError && error.status === 401
    if (!isRefused || !(await wasExchanged())) throw error
    return sendOnce(method, path, options)
  }
}

/**
 * What the server warns of: that it overbooks (REQ-10), that the same payment is recorded already, or on a day long before its invoice
 * (INV-04), that a rate is far from the last one (CALC-09).
 */
const warnings = ['overbooked', 'recorded_already', 'long_before_invoice', 'unusual_rate'] as const
export type Warning = (typeof warnings)[number]
type Question = (text: string, of: Warning) => Promise<boolean>

let ask: Question | null = null

/** Says how somebody is asked whether a change is meant of which the server warns. */
export function askWhenWarned(question: Question): void {
  ask = question
}

/** What was warned of has changed nothing; agreed to, it is sent once more. */
async function isMeant(error: unknown): Promise<boolean> {
  if (ask === null || !(error instanceof ApiError)) return false
  const warning = warnings.find((one) => one === error.code)
  if (warning === undefined) return false
  const isAgreed = await ask(error.reason, warning)
  error.isDeclined = !isAgreed
  return isAgreed
}

async function sendOnce<T>(method: Method, path: string, options: RequestOptions): Promise<Answer<T>> {
  const response = await fetchOrFail(path + queryString(options.query ?? {}), {
    method,
    headers: headersOf(options),
    body: options.form ?? options.file ?? (options.body === undefined ? null : JSON.stringify(options.body)),
    credentials: 'same-origin',
    signal: options.signal ?? null,
    keepalive: options.keepalive ?? false,
  })
  const body = await bodyOf(response)
  if (!response.ok) throw new ApiError(response.status, body, numberOf(response.headers.get('retry-after')))
  return {
    // The contract that names T is the one the server validates its answers with.
    data: body as T,
    total: numberOf(response.headers.get('x-total-items')),
    version: response.headers.get('etag'),
    deletion: numberOf(response.headers.get('x-reisewerk-deletion')),
  }
}

function headersOf({
  body,
  file,
  ifMatch,
  edit,
  locale,
  idempotencyKey,
  isConfirmed,
}: RequestOptions): Record<string, string> {
  return {
    accept: 'application/json',
    'x-reisewerk-tab': tabId,
    ...(file !== undefined
      ? { 'content-type': file.type }
      : body === undefined
        ? {}
        : { 'content-type': 'application/json' }),
    ...(ifMatch === undefined ? {} : { 'if-match': entityTag(ifMatch) }),
    ...(edit === undefined ? {} : { 'x-reisewerk-edit': String(edit) }),
    ...(isConfirmed === true ? { 'x-reisewerk-confirmed': 'yes' } : {}),
    ...(locale === undefined ? {} : { 'x-locale': locale }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  }
}

/** @param version of an item, 7, or an ETag as the server sent it, '"7"' */
function entityTag(version: string | number): string {
  return /^(W\/)?"/.test(String(version)) ? String(version) : `"${version}"`
}

/** @throws ApiError with status 0 when no answer comes */
export async function fetchOrFail(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, null)
  }
}

/** @throws ApiError when the connection broke before the answer was complete */
async function bodyOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  try {
    const text = await response.text()
    // What a proxy in front answers is none of ours.
    return isJson && text !== '' ? JSON.parse(text) : null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(response.ok ? 0 : response.status, null)
  }
}

function numberOf(text: string | null): number | null {
  return text === null || !/^\d+$/.test(text) ? null : Number(text)
}
