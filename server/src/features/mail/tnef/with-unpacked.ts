import { attachmentNamed, line, mostAttachments, type ReadMessage } from '../message-read.ts'
import { isWinmail, unpacked } from './unpacked.ts'

/** An attachment as it was sent; its bytes are read where somebody wants them. */
export type SentFile = {
  readonly name: string
  readonly contentType: string
  readonly byteSize: number
  readonly read: () => Uint8Array
}
type File = Pick<SentFile, 'name' | 'byteSize' | 'read'> & { readonly note: string | null }

/**
 * The attachments of a mail, and behind them what Outlook has packed into a winmail.dat among them. That stays in its place: places are
 * kept by those that were told of them.
 */
export function withUnpacked(attachments: readonly SentFile[]): File[] {
  const sent: File[] = []
  const inside: File[] = []
  for (const { contentType, ...one } of attachments.slice(0, mostAttachments)) {
    const { files, note } = isWinmail(one.name, contentType) ? unpacked(one.read()) : plain
    sent.push({ ...one, note })
    inside.push(
      ...files.map(({ name, content }) => ({
        ...{ name: fileName(name) || 'Anhang', byteSize: content.length, note: null },
        read: () => content,
      })),
    )
  }
  return [...sent, ...inside].slice(0, mostAttachments)
}

const plain: ReturnType<typeof unpacked> = { files: [], note: null }

/** What is told of attachments, and the bytes of the one that is wanted. */
export function toldOf(files: readonly File[], wanted: number | null): Pick<ReadMessage, 'attachments' | 'content'> {
  const file = wanted === null ? undefined : files[wanted]
  return {
    attachments: files.map(({ name, byteSize, note }) => ({
      ...attachmentNamed(name, byteSize),
      ...(note !== null && { note }),
    })),
    content: file === undefined ? null : new Uint8Array(file.read()),
  }
}

/** In a line, and no path. */
export const fileName = (told: string | undefined) => line(told, 200).replaceAll(/[/\\]/g, '_')
