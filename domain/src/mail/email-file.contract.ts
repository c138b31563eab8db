import * as z from 'zod'
import { contract } from '../contract/contract.ts'
import { instant, integer, json, text } from '../contract/fields.ts'

const attachmentSchema = z.object({ name: z.string(), filetype: z.string(), byteSize: z.number() })
/** A file inside a .msg; it is read and saved by its place in the list. */
export type FileAttachment = z.output<typeof attachmentSchema>

/** Largest .msg that is read, in bytes. */
export const emailFileLimit = 25 * 1024 * 1024

/** A .msg that was dropped and read (HEAD-12): HTML is harmless already, without pictures, scripts and styles. */
export const emailFileContract = contract({
  name: 'email_files',
  title: 'Nachricht',
  fields: {
    name: text({ write: 'never' }),
    byteSize: integer({ write: 'never' }),
    messageId: text({ write: 'never' }),
    subject: text({ write: 'never' }),
    date: instant({ write: 'never' }),
    fromName: text({ write: 'never' }),
    fromAddress: text({ write: 'never' }),
    to: text({ write: 'never' }),
    cc: text({ write: 'never' }),
    html: text({ write: 'never' }),
    text: text({ write: 'never' }),
    attachments: json(z.array(attachmentSchema), { write: 'never' }),
  },
  filters: { id: 'in' },
})
