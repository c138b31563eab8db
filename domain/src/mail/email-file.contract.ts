import * as z from 'zod'
import { contract } from '../contract/contract.ts'
import { instant, integer, json, text } from '../contract/fields.ts'

const attachmentSchema = z.object({
  name: z.string(),
  filetype: z.string(),
  byteSize: z.number(),
  /** What is to be said of it: that a winmail.dat could not be opened. */
  note: z.string().optional(),
})
/** A file inside a message; it is read and saved by its place in the list. */
export type FileAttachment = z.output<typeof attachmentSchema>

/** Largest .msg that is read, in bytes. */
export const emailFileLimit = 25 * 1024 * 1024

/** A .msg that was dropped and read (HEAD-12): HTML is harmless already, without pictures, scripts and styles. */
export const emailFileContract = contract({
  name: 'email_files',
  title: 'Nachricht',
  fields: {
    name: text({ label: 'Name', write: 'never' }),
    byteSize: integer({ label: 'Größe', write: 'never' }),
    messageId: text({ internal: 'the mail as mail programs know it', write: 'never' }),
    subject: text({ label: 'Betreff', write: 'never' }),
    date: instant({ label: 'Datum', write: 'never' }),
    fromName: text({ label: 'Absender', write: 'never' }),
    fromAddress: text({ label: 'Adresse des Absenders', write: 'never' }),
    to: text({ label: 'An', write: 'never' }),
    cc: text({ label: 'Kopie (Cc)', write: 'never' }),
    html: text({ internal: 'the message as it is drawn', write: 'never' }),
    text: text({ label: 'Text', write: 'never' }),
    attachments: json(z.array(attachmentSchema), { label: 'Anhänge', write: 'never' }),
  },
  filters: { id: 'in' },
})
