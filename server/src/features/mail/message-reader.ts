import { ChildEnded, readerInChild } from '../../platform/child/read-in-child.ts'
import type { ReadMessage, ReadRequest } from './message-read.ts'

const limits = { timeMs: 10_000, memoryMb: 128, atOnce: 2 } as const
const inChild = {
  msg: reader(new URL('./msg-worker.ts', import.meta.url)),
  eml: reader(new URL('./eml-worker.ts', import.meta.url)),
}

function reader(program: URL) {
  return readerInChild<ReadRequest, ReadMessage | { failed: true }>(program, limits)
}

/** The file is no message, or one that cannot be read. */
export class UnreadableMessage extends Error {}

/**
 * Reads an Outlook .msg in a child process with limits of time and memory.
 * @param attachment place of an attachment whose bytes are wanted, too
 * @throws UnreadableMessage for anything that is none or does not come to an end
 */
export async function readMsg(bytes: Uint8Array, attachment: number | null = null): Promise<ReadMessage> {
  if (!isCompoundFile(bytes)) throw new UnreadableMessage('no compound file')
  return readBy('msg', { bytes, attachment })
}

/** Reads a mail as it travels (RFC 5322, MIME), as `readMsg` reads the other. */
export function readEml(bytes: Uint8Array, attachment: number | null = null): Promise<ReadMessage> {
  return readBy('eml', { bytes, attachment })
}

/** Reads a kept message of either kind: its first bytes tell. */
export function readMessage(bytes: Uint8Array, attachment: number | null = null): Promise<ReadMessage> {
  return isCompoundFile(bytes) ? readMsg(bytes, attachment) : readEml(bytes, attachment)
}

async function readBy(kind: keyof typeof inChild, request: ReadRequest): Promise<ReadMessage> {
  const answer = await inChild[kind](request).catch((error: unknown) => {
    if (error instanceof ChildEnded) throw new UnreadableMessage('the reader ended')
    throw error
  })
  if ('failed' in answer) throw new UnreadableMessage('the reader gave up')
  return answer
}

const magic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

function isCompoundFile(bytes: Uint8Array): boolean {
  return bytes.length >= 1_536 && magic.every((byte, index) => bytes[index] === byte)
}
