import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type DrawnPages, PdfError } from './pdf-job.ts'
import type { RenderRequest, WorkerAnswer } from './typst-messages.ts'

/** A document or its pages, and how much memory its worker holds now. */
export type Rendered = { made: Uint8Array | DrawnPages; memoryBytes: number }

/** The worker ended although nobody asked it to: killed, out of memory, or a crash in native code. */
export class WorkerLost extends Error {}

/** A running worker. One document at a time. */
export type TypstProcess = {
  readonly pid: number | undefined
  /** Settles once: resolves when the worker can take a document, rejects when it ends before. */
  readonly ready: Promise<void>
  /** Resolves when the process is gone, for whatever reason. */
  readonly ended: Promise<void>
  /** @throws PdfError 'pdf_failed' or 'pdf_timed_out' (the worker is killed then) @throws WorkerLost */
  render(request: RenderRequest, timeLimitMs: number): Promise<Rendered>
  /** Ends it at once; what it was doing is lost. */
  stop(): void
}

const program = fileURLToPath(new URL('./typst-worker.ts', import.meta.url))

/** @param documentsFolder the templates; the worker can read nothing through Typst outside of it */
export function startTypstProcess(documentsFolder: string, startLimitMs: number): TypstProcess {
  const child = fork(program, [documentsFolder], {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: environmentOfWorker(),
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve()) // could not be started at all
  })
  const stop = () => void child.kill('SIGKILL')
  const starting = setTimeout(stop, startLimitMs)
  const ready = nextAnswer(child, ended).then(
    () => clearTimeout(starting),
    (error: unknown) => {
      clearTimeout(starting)
      throw error
    },
  )
  ready.catch(() => {}) // whoever needs the worker awaits `ready` again and hears of it there
  return { pid: child.pid, ready, ended, stop, render: (request, limit) => render(child, ended, request, limit) }
}

/** A worker needs no secret of the server's: it gets nothing but what the system itself demands. */
function environmentOfWorker(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env
  return { PATH, SystemRoot, TEMP, TZ: 'UTC' }
}

async function render(
  child: ChildProcess,
  ended: Promise<void>,
  request: RenderRequest,
  timeLimitMs: number,
): Promise<Rendered> {
  let late = false
  const timer = setTimeout(() => {
    late = true
    child.kill('SIGKILL')
  }, timeLimitMs)
  try {
    const answered = nextAnswer(child, ended)
    if (child.connected) child.send(request, () => {}) // a broken channel shows as the end of the process
    const answer = await answered
    if (answer.kind === 'rendered') return { made: answer.pdf, memoryBytes: answer.memoryBytes }
    if (answer.kind === 'drawn') return { made: answer.pages, memoryBytes: answer.memoryBytes }
    if (answer.kind === 'refused') throw new PdfError('pdf_file_refused', `a file is ${answer.file.fault}`, answer.file)
    throw new PdfError('pdf_failed', answer.kind === 'failed' ? answer.message : 'unexpected answer')
  } catch (error) {
    if (late) throw new PdfError('pdf_timed_out', `${request.template}: not done after ${timeLimitMs} ms`)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function nextAnswer(child: ChildProcess, ended: Promise<void>): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const receive = (message: unknown) => resolve(message as WorkerAnswer) // the only program that runs there is ours
    child.once('message', receive)
    void ended.then(() => {
      child.off('message', receive)
      reject(new WorkerLost('the worker ended'))
    })
  })
}
