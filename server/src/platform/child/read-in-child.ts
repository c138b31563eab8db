import { fork } from 'node:child_process'

/** What a child may take. Broken files hang a reader or fill its memory: each is read by a process of its own, which is ended in time. */
export type ChildLimits = {
  readonly timeMs: number
  /** Of its heap, in MB. */
  readonly memoryMb: number
  /** Each may take a core and its memory. */
  readonly atOnce: number
}

/** The child came to no answer: out of time, out of memory, or broken by what it read. */
export class ChildEnded extends Error {}

/**
 * Reads files in child processes: each has no access to the database, gets no configuration, answers one message and is ended.
 * @param program answers the request it is sent @throws ChildEnded when none comes
 */
export function readerInChild<Request extends object, Answer>(program: URL, limits: ChildLimits) {
  let running = 0
  const waiting: (() => void)[] = []
  return async (request: Request): Promise<Answer> => {
    if (running >= limits.atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    running++
    try {
      return await askChild<Answer>(program, request, limits)
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}

function askChild<Answer>(program: URL, request: object, { timeMs, memoryMb }: ChildLimits): Promise<Answer> {
  const { PATH, SystemRoot, TEMP } = process.env
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryMb}`, '--no-warnings'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // It needs no secret of the server's.
    env: { PATH, SystemRoot, TEMP, TZ: 'UTC' },
  })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), timeMs)
    child.once('message', (answer: Answer) => {
      resolve(answer)
      child.kill('SIGKILL')
    })
    child.once('error', reject)
    child.once('exit', () => {
      clearTimeout(timer)
      reject(new ChildEnded('the reader ended'))
    })
    child.send(request, () => {}) // a broken channel shows as the end of the process
  })
}
