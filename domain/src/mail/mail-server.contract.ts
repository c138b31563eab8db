import * as z from 'zod'
import { contract } from '../contract/contract.ts'
import { boolean, choice, integer, link, text } from '../contract/fields.ts'
import { mailboxSecurities } from './mailbox.contract.ts'

/** The SMTP server by which a house sends its mails (MOVE-07). */
export const mailServerContract = contract({
  name: 'mail_servers',
  title: 'Mailserver',
  fields: {
    organisation: link('organisations', { label: 'Organisation', required: true, write: 'create' }),
    senderAddress: text({
      label: 'Absenderadresse',
      hint: 'von dieser Adresse gehen alle E-Mails des Hauses hinaus',
      required: true,
      max: 254,
    }),
    host: text({
      label: 'SMTP-Server',
      required: true,
      pattern: /^[A-Za-z0-9.:_-]*$/,
      message: 'Bitte einen Rechnernamen eingeben, etwa smtp.example.de',
    }),
    port: integer({ label: 'Port', min: 1, max: 65_535 }),
    security: choice(mailboxSecurities, { label: 'Verschlüsselung' }),
    userName: text({ label: 'Benutzername', hint: 'leer, wenn der Server keine Anmeldung verlangt' }),
    /** Taken and never given out; an empty one leaves what is kept. */
    password: text({ label: 'Passwort', hint: 'leer lassen, um es zu behalten', max: 500 }),
    hasPassword: boolean({ label: 'Passwort hinterlegt', write: 'never' }),
    isActive: boolean({ label: 'Über diesen Server senden' }),
  },
  filters: { id: 'in', 'organisation.id': 'in' },
})

/** What a test mail has shown. */
export const mailServerTestSchema = z.object({ isGood: z.boolean(), message: z.string() })
export type MailServerTest = z.output<typeof mailServerTestSchema>

/** `GET /api/orders/{id}/mail_server`: whether mails of a trip leave from here, and from which address. */
export const mailWaySchema = z.object({ isThere: z.boolean(), senderAddress: z.string() })
export type MailWay = z.output<typeof mailWaySchema>

/** `GET /api/mail_ways`: whether mails of each house one works for leave from here (MOVE-07). */
export const mailWaysSchema = z.array(z.object({ organisation: z.int(), isThere: z.boolean() }))
export type MailWays = z.output<typeof mailWaysSchema>
