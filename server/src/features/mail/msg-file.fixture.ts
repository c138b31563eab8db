import { burn, type Entry } from '@kenjiuno/msgreader/lib/Burner.js'

/** An Outlook message to be written for a test. */
export type MsgDraft = {
  subject?: string
  fromName?: string
  fromAddress?: string
  to?: string
  headers?: string
  html?: string
  text?: string
  /** When it was sent; none unless told. */
  date?: Date
  attachments?: { name: string; bytes: Uint8Array }[]
}

const [directory, stream, root] = [1, 2, 5] as const
/** Property tags (MS-OXPROPS) of Unicode text, and the one of HTML, which is bytes. */
const tags = {
  subject: '0037001F',
  fromName: '0C1A001F',
  fromAddress: '5D01001F',
  headers: '007D001F',
  text: '1000001F',
}

/** Writes a .msg: a compound file with a stream per property (MS-OXMSG). */
export function msgFile(draft: MsgDraft): Buffer {
  const entries: Entry[] = [{ name: 'Root Entry', type: root, length: 0, children: [] }]
  const add = (parent: number, name: string, bytes: Uint8Array) => {
    // The library reads the whole buffer under the bytes, and Node's buffers share theirs.
    const own = Uint8Array.from(bytes)
    entries.push({ name, type: stream, length: own.length, binaryProvider: () => own })
    entries[parent]?.children?.push(entries.length - 1)
  }
  const addFolder = (name: string) => {
    entries.push({ name, type: directory, length: 0, children: [] })
    entries[0]?.children?.push(entries.length - 1)
    return entries.length - 1
  }
  add(0, '__properties_version1.0', propertiesOf(32, draft.date))
  for (const [field, tag] of Object.entries(tags)) {
    const value = draft[field as keyof typeof tags]
    if (value !== undefined) add(0, `__substg1.0_${tag}`, Buffer.from(value, 'utf16le'))
  }
  if (draft.html !== undefined) add(0, '__substg1.0_10130102', Buffer.from(draft.html))
  if (draft.to !== undefined) {
    const recipient = addFolder('__recip_version1.0_#00000000')
    add(recipient, '__properties_version1.0', Buffer.alloc(8))
    add(recipient, '__substg1.0_39FE001F', Buffer.from(draft.to, 'utf16le'))
  }
  for (const [place, { name, bytes }] of (draft.attachments ?? []).entries()) {
    const attachment = addFolder(`__attach_version1.0_#${place.toString(16).toUpperCase().padStart(8, '0')}`)
    add(attachment, '__properties_version1.0', Buffer.alloc(8))
    add(attachment, '__substg1.0_3707001F', Buffer.from(name, 'utf16le'))
    add(attachment, '__substg1.0_37010102', bytes)
  }
  return Buffer.from(burn(entries))
}

/** The stream of fixed properties: here the moment of submission, if there is one. */
function propertiesOf(headerBytes: number, date: Date | undefined): Buffer {
  const header = Buffer.alloc(headerBytes)
  if (date === undefined) return header
  const entry = Buffer.alloc(16)
  entry.writeUInt32LE(0x00390040, 0)
  entry.writeUInt32LE(6, 4)
  // 100 ns since 1601
  entry.writeBigUInt64LE((BigInt(date.getTime()) + 11_644_473_600_000n) * 10_000n, 8)
  return Buffer.concat([header, entry])
}
