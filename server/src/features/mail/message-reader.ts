import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ReadMessage, ReadRequest } from './message-read.ts'

const programs = {
  msg: fileURLToPath(new URL('./msg-worker.ts', import.meta.url)),
  eml: fileURLToPath(new URL('./eml-worker.ts', import.meta.url)),
}

/** Broken files hang the reader or fill its memory: each is read by a process of its own, which is killed in time. */
const timeLimitMs = 10_000
const memoryLimitMb = 128
/** Each may take a core and its memory. */
const mostAtOnce = 2

/** The file is no message, or one that cannot be read. */
export class UnreadableMessage extends Error {}

let running = 0
const waiting: (() => void)[] = []

/**
 * Reads an Outlook .msg in a child process with limits of time and memory.
 * @param attachment place of an attachment whose bytes are wanted, too
 * @throws UnreadableMessage for anything that is none or does not come to an end
 */
export async function readMsg(bytes: Uint8Array, attachment: number | null = null): Promise<ReadMessage> {
  if (!isCompoundFile(bytes)) throw new UnreadableMessage('no compound file')
  return inTurn(() => inChild(programs.msg, { bytes, attachment }))
}

/** Reads a mail as it travels (RFC 5322, MIME), as `readMsg` reads the other. */
export function readEml(bytes: Uint8Array, attachment: number | null = null): Promise<ReadMessage> {
  return inTurn(() => inChild(programs.eml, { bytes, attachment }))
}

/** Reads a kept message of either kind: its first bytes tell. */
export function readMessage(bytes: Uint8Array, attachment: number | null = null): Promise<ReadMessage> {
  return isCompoundFile(bytes) ? readMsg(bytes, attachment) : readEml(bytes, attachment)
}

async function inTurn<T>(read: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await read()
  } finally {
    running--
    waiting.shift()?.()
  }
}

const magic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

function isCompoundFile(bytes: Uint8Array): boolean {
  return bytes.length >= 1_536 && magic.every((byte, index) => bytes[index] === byte)
}

function inChild(program: string, request: ReadRequest): Promise<ReadMessage> {
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
    child.once('message', (answer: ReadMessage | { failed: true }) => {
      if ('failed' in answer) reject(new UnreadableMessage('the reader gave up'))
      else resolve(answer)
      child.kill('SIGKILL')
    })
    child.once('error', reject)
    child.once('exit', () => {
      clearTimeout(timer)
      reject(new UnreadableMessage('the reader ended'))
    })
    child.send(request, () => {}) // a broken channel shows as the end of the process
  })
}
