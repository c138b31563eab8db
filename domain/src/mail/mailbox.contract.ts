import { contract } from '../contract/contract.ts'
import { boolean, choice, day, instant, integer, link, text } from '../contract/fields.ts'
import { isMailAddress } from './email.contract.ts'

/** How the line to a mail server is kept from others. */
export const mailboxSecurities = {
  tls: { label: 'TLS' },
  starttls: { label: 'STARTTLS' },
  none: { label: 'Unverschlüsselt (nur auf diesem Rechner)' },
} as const
export type MailboxSecurity = keyof typeof mailboxSecurities

/** The IMAP mailbox of a house (MAIL-04): read into its e-mails; nothing in it is marked, moved or deleted. */
export const mailboxContract = contract({
  name: 'mailboxes',
  title: 'Postfach',
  fields: {
    organisation: link('organisations', { label: 'Organisation', required: true, write: 'create' }),
    address: text({ label: 'E-Mail-Adresse', hint: 'Antworten auf gesendete E-Mails gehen dorthin', max: 254 }),
    host: text({
      label: 'IMAP-Server',
      required: true,
      pattern: /^[A-Za-z0-9.:_-]*$/,
      message: 'Bitte einen Rechnernamen eingeben, etwa imap.example.de',
    }),
    port: integer({ label: 'Port', min: 1, max: 65_535 }),
    security: choice(mailboxSecurities, { label: 'Verschlüsselung' }),
    userName: text({ label: 'Benutzername', required: true }),
    /** Taken and never given out; an empty one leaves what is kept. */
    password: text({ label: 'Passwort', hint: 'leer lassen, um es zu behalten', max: 500 }),
    hasPassword: boolean({ label: 'Passwort hinterlegt', write: 'never' }),
    inboxFolder: text({ label: 'Ordner für den Eingang', hint: 'leer für INBOX' }),
    sentFolder: text({ label: 'Ordner für Gesendetes', hint: 'leer, um ihn selbst zu finden' }),
    readFrom: day({ label: 'Lesen ab', hint: 'ältere Nachrichten bleiben nur im Postfach', nullable: true }),
    isActive: boolean({ label: 'Postfach abrufen' }),
    lastReadAt: instant({ label: 'Zuletzt gelesen', nullable: true, write: 'never' }),
    /** Why it cannot be read at present. */
    failure: text({ label: 'Fehler', nullable: true, write: 'never' }),
  },
  filters: { id: 'in', 'organisation.id': 'in' },
})

/** Whether answers to mails of a house can go to its mailbox. */
export function answersTo(address: string): boolean {
  return isMailAddress(address)
}
