import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PdfJob } from './pdf-job.ts'
import { createPdfService, type PdfEvent, type PdfService, type PdfServiceOptions } from './pdf-service.ts'
import { readPdf } from './read-pdf.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'pdf-service-'))
const fonts = '("Source Sans 3", "Noto Emoji", "Noto Sans Hebrew", "Noto Sans Arabic", "Noto Sans Symbols 2")'
const head = `#set document(title: sys.inputs.title)
#set text(font: ${fonts}, fallback: false, lang: "de")
#let data = json(bytes(sys.inputs.data))
`
writeFileSync(join(folder, 'letter.typ'), `${head}#data.words`)
writeFileSync(
  join(folder, 'slow.typ'),
  `${head}#let n = 0\n#for i in range(data.rounds) { for j in range(100000) { n = n + 1 } }\n#n`,
)
writeFileSync(join(folder, 'broken.typ'), `${head}#data.missing`)

const services: PdfService[] = []
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
})

function serviceWith(options: PdfServiceOptions = {}): { service: PdfService; events: PdfEvent[] } {
  const events: PdfEvent[] = []
  const service = createPdfService({
    workers: 1,
    documentsFolder: folder,
    onEvent: (event) => events.push(event),
    ...options,
  })
  services.push(service)
  return { service, events }
}

function letter(words: string, more: Partial<PdfJob> = {}): PdfJob {
  const createdAt = new Date('2026-10-21T08:00:00Z')
  return { template: 'letter', data: { words }, title: 'Ein Brief', standard: 'a-2a', createdAt, ...more }
}
const slow = (rounds: number) => letter('', { template: 'slow', data: { rounds } })

const textOf = async (pdf: Uint8Array) => (await readPdf(pdf)).text

/** Kills -9 whatever is at work, as soon as something is. */
async function killBusyWorkers(service: PdfService): Promise<number[]> {
  const busy = await vi.waitUntil(
    () => {
      const found = service.workers().filter((worker) => worker.isBusy)
      return found.length > 0 ? found : null
    },
    { timeout: 10_000, interval: 5 },
  )
  for (const { pid } of busy) process.kill(pid, 'SIGKILL')
  return busy.map((worker) => worker.pid)
}

describe('DOC-06 PDF service', () => {
  test('a document is tagged, archivable, titled, and the same bytes for the same input', async () => {
    const { service } = serviceWith()
    const pdf = await service.render(letter('Grüße aus Århus', { title: 'Brief 14.–\u206023. Mai' }))
    const again = await service.render(letter('Grüße aus Århus', { title: 'Brief 14.–\u206023. Mai' }))
    expect(Buffer.from(again).equals(Buffer.from(pdf))).toBe(true)
    expect(await readPdf(pdf)).toMatchObject({
      text: 'Grüße aus Århus',
      title: 'Brief 14.–23. Mai',
      archival: '2A',
      isTagged: true,
    })
    expect(Buffer.from(pdf).toString('latin1')).toContain('D:20261021080000')
  })

  test.each([
    ['markup', '#panic() $x$ *a* `b` <c> @d // e', '#panic() $x$ *a* `b` <c> @d // e'],
    ['Hebrew', 'שלום', 'שלום'],
    ['letters of no font', 'Hotel 漢字 Tokio', 'Hotel □□ Tokio'],
    ['control characters', 'a\u0000b\u0001c\ufeffd\ue000e\ud800f', 'abcdef'],
  ])('%s in texts is shown, not run', async (_, typed, shown) => {
    const { service } = serviceWith()
    expect(await textOf(await service.render(letter(typed)))).toBe(shown)
  })

  test('emoji have glyphs, joined ones too', async () => {
    const { service } = serviceWith()
    expect(await textOf(await service.render(letter('Chor 😀 👩‍👩‍👧 🇩🇪 👍🏽 ★')))).not.toContain('□')
  })

  test('a document over the time limit fails, the next one is made', async () => {
    const { service } = serviceWith({ timeLimitMs: 4_000 })
    const late = service.render(slow(100_000))
    const next = service.render(letter('danach'))
    await expect(late).rejects.toMatchObject({ code: 'pdf_timed_out' })
    expect(await textOf(await next)).toBe('danach')
  })

  test('a worker killed in the middle of a document: it is made by another worker', async () => {
    // What is long enough to be killed takes longer still on a busy machine.
    const { service, events } = serviceWith({ timeLimitMs: 60_000 })
    await service.render(letter('warm'))
    const document = service.render(slow(40))
    const [killed] = await killBusyWorkers(service)
    expect(await textOf(await document)).toBe('4000000')
    expect(events.map((event) => event.kind)).toEqual(['rendered', 'worker_lost', 'rendered'])
    expect(service.workers().map((worker) => worker.pid)).not.toContain(killed)
  }, 90_000)

  test('killed twice, the document fails with a clear error and the next one is made', async () => {
    const { service, events } = serviceWith()
    await service.render(letter('warm'))
    const failed = expect(service.render(slow(100_000))).rejects.toMatchObject({ code: 'pdf_worker_lost' })
    await killBusyWorkers(service)
    await vi.waitFor(() => expect(events.at(-1)?.kind).toBe('worker_lost'), { timeout: 10_000 })
    await killBusyWorkers(service)
    await failed
    expect(await textOf(await service.render(letter('danach')))).toBe('danach')
  })

  test('a broken template fails without costing the worker', async () => {
    const { service } = serviceWith()
    await expect(service.render(letter('', { template: 'broken' }))).rejects.toMatchObject({ code: 'pdf_failed' })
    await expect(service.render(letter('', { template: '../../etc/passwd' }))).rejects.toMatchObject({
      code: 'pdf_failed',
    })
    const [worker] = service.workers()
    await service.render(letter('gut'))
    expect(service.workers()).toEqual([worker])
  })

  test('the queue is bounded', async () => {
    const { service } = serviceWith({ queueLimit: 2 })
    await service.render(letter('warm'))
    const busy = service.render(slow(20))
    const queued = [service.render(letter('1')), service.render(letter('2'))]
    await expect(service.render(letter('3'))).rejects.toMatchObject({ code: 'pdf_busy' })
    await Promise.all([busy, ...queued])
  })

  test('workers are replaced by warm ones, and none is left behind', async () => {
    const { service, events } = serviceWith({ documentsPerWorker: 3 })
    for (let n = 0; n < 8; n++) await service.render(letter(`Nummer ${n}`))
    expect(events.some((event) => event.kind === 'worker_replaced' && event.documents === 3)).toBe(true)
    const running = service.workers()
    await service.close()
    expect(service.workers()).toEqual([])
    for (const { pid } of running) expect(() => process.kill(pid, 0)).toThrow()
    await expect(service.render(letter('zu spät'))).rejects.toMatchObject({ code: 'pdf_unavailable' })
  })

  test('when no worker can be started, documents are refused instead of waiting', async () => {
    const { service } = serviceWith({ startLimitMs: 1 })
    await expect(service.render(letter('nie'))).rejects.toMatchObject({ code: 'pdf_unavailable' })
  })
})
