import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { JobCounts } from '../jobs/start-jobs.ts'
import type { PdfEvent } from '../pdf/pdf-service.ts'

/** Where the figures come from; each is asked when somebody reads the metrics. */
export type MetricSources = {
  version: string
  pools: Readonly<Record<string, pg.Pool>>
  jobs?: () => Promise<JobCounts>
  /** When what is due was last erased and cleared away (Date.now() scale); null while it has failed. */
  clearedAt?: () => number | null
}

export type Metrics = {
  readonly registry: Registry
  readonly http: Histogram<'method' | 'route' | 'status'>
  /** For the PDF service's `onEvent`. */
  onPdfEvent(event: PdfEvent): void
  /** For the open streams, which the app has once it is put together. */
  watchLiveClients(count: () => number): void
}

/** The figures of this process, in the form Prometheus reads. */
export function openMetrics({ version, pools, jobs, clearedAt }: MetricSources): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const info = { name: 'reisewerk_info', help: 'Version of the program', labelNames: ['version'], registers }
  new Gauge(info).set({ version }, 1)
  watchPools(registry, pools)
  if (jobs) watchJobs(registry, jobs)
  if (clearedAt) watchClearing(registry, clearedAt)
  const http = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern and class of status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const watchLiveClients = (count: () => number) => {
    new Gauge({
      name: 'reisewerk_live_clients',
      help: 'Open streams of live events',
      registers,
      collect() {
        this.set(count())
      },
    })
  }
  return { registry, http, onPdfEvent: pdfWatch(registry), watchLiveClients }
}

function watchClearing(registry: Registry, clearedAt: () => number | null): void {
  new Gauge({
    name: 'reisewerk_cleared_timestamp_seconds',
    help: 'When personal data that is due was last erased; 0 while that has failed since the start',
    registers: [registry],
    collect() {
      this.set(Math.floor((clearedAt() ?? 0) / 1000))
    },
  })
}

function watchPools(registry: Registry, pools: MetricSources['pools']): void {
  new Gauge({
    name: 'reisewerk_database_connections',
    help: 'Connections by pool and state; waiting are requests without one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
}

function watchJobs(registry: Registry, jobs: () => Promise<JobCounts>): void {
  new Gauge({
    name: 'reisewerk_jobs',
    help: 'Jobs by name and state; dead ones were given up after all repetitions',
    labelNames: ['job', 'state'],
    registers: [registry],
    async collect() {
      // Without the database these figures are missing, the others are not.
      const counts = await jobs().catch(() => null)
      this.reset()
      if (counts === null) return
      for (const state of ['waiting', 'active'] as const) {
        for (const [job, count] of Object.entries(counts[state])) this.set({ job, state }, count)
      }
      this.set({ job: 'all', state: 'dead' }, counts.dead)
      this.set({ job: 'all', state: 'outbox' }, counts.outbox)
    },
  })
}

function pdfWatch(registry: Registry): (event: PdfEvent) => void {
  const registers = [registry]
  const rendered = new Histogram({
    name: 'reisewerk_pdf_duration_seconds',
    help: 'Time to make a document, by template',
    labelNames: ['template'],
    buckets: [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
    registers,
  })
  const failed = new Counter({
    name: 'reisewerk_pdf_failures_total',
    help: 'Documents that could not be made, by template and reason',
    labelNames: ['template', 'code'],
    registers,
  })
  return (event) => {
    if (event.kind === 'rendered') rendered.observe({ template: event.template }, event.milliseconds / 1_000)
    else if (event.kind === 'failed') failed.inc({ template: event.template, code: event.code })
    else if (event.kind === 'worker_lost') failed.inc({ template: event.template, code: 'worker_lost' })
  }
}

/** Measures every request by its route's pattern, so that ids make no series of their own. */
export function measureRequests(app: FastifyInstance, { http }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    // A stream of events is open for hours; that is not the time to answer.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unmatched',
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    }
    http.observe(labels, reply.elapsedTime / 1_000)
  })
}
