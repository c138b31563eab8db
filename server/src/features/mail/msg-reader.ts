import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { MsgRequest, ReadMsg } from './msg-messages.ts'

const program = fileURLToPath(new URL('./msg-worker.ts', import.meta.url))

/** Broken files hang the reader or fill its memory: each is read by a process of its own, which is killed in time. */
const timeLimitMs = 5_000
const memoryLimitMb = 128
/** Each may take a core and its memory. */
const mostAtOnce = 2

/** The file is no Outlook message, or one that cannot be read. */
export class UnreadableMsg extends Error {}

let running = 0
const waiting: (() => void)[] = []

/**
 * Reads an Outlook .msg in a child process with limits of time and memory.
 * @param attachment place of an attachment whose bytes are wanted, too
 * @throws UnreadableMsg for anything that is none or does not come to an end
 */
export async function readMsg(bytes: Uint8Array, attachment: number | null = null): Promise<ReadMsg> {
  if (!isCompoundFile(bytes)) throw new UnreadableMsg('no compound file')
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await inChild({ bytes, attachment })
  } finally {
    running--
    waiting.shift()?.()
  }
}

const magic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

function isCompoundFile(bytes: Uint8Array): boolean {
  return bytes.length >= 1_536 && magic.every((byte, index) => bytes[index] === byte)
}

function inChild(request: MsgRequest): Promise<ReadMsg> {
  const { PATH, SystemRoot, TEMP } = process.env
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryLimitMb}`, '--no-warnings'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // It needs no secret of the server's.
    env: { PATH, SystemRoot, TEMP, TZ: 'UTC' },
  })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), timeLimitMs)
    child.once('message', (answer: ReadMsg | { failed: true }) => {
      if ('failed' in answer) reject(new UnreadableMsg('the reader gave up'))
      else resolve(answer)
      child.kill('SIGKILL')
    })
    child.once('error', reject)
    child.once('exit', () => {
      clearTimeout(timer)
      reject(new UnreadableMsg('the reader ended'))
    })
    child.send(request, () => {}) // a broken channel shows as the end of the process
  })
}
