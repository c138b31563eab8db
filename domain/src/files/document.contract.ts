import { userContract } from '../accounts/user.contract.ts'
import { contract } from '../contract/contract.ts'
import { boolean, choice, instant, integer, link, text } from '../contract/fields.ts'
import { unstorable } from '../contract/storable.ts'
import { providerContract } from '../partners/provider.contract.ts'
import { fileNamePattern } from './file-kinds.ts'

/** What documents are called in lists; generators have kinds of their own, the rest are uploads (002 §3, §7). */
export const documentTypes = {
  offer: { label: 'Angebot' },
  offer_confirmation: { label: 'Rückbestätigung' },
  calculation: { label: 'Kalkulation' },
  /** Shows purchase and margin; seen only by who may see these (decision 032). */
  internal_calculation: { label: 'Interne Kalkulation' },
  route: { label: 'Reiseverlauf' },
  detailed_route: { label: 'Ausführlicher Reiseverlauf' },
  allotment: { label: 'Kontingent' },
  trip: { label: 'Reiseunterlagen' },
  contract: { label: 'Vertrag' },
  invoice: { label: 'Rechnung' },
  reminder: { label: 'Mahnung' },
  /** Who secures the clients' money says so in it (§ 651r BGB); it goes along with the first invoice of a trip (INV-13). */
  security_certificate: { label: 'Sicherungsschein' },
  voucher: { label: 'Voucher' },
  room_list: { label: 'Zimmerliste' },
  feedback: { label: 'Fragebogen' },
  trip_detail: { label: 'Reisedetail' },
  menu: { label: 'Menüliste' },
  catalog: { label: 'Katalogtext' },
  email: { label: 'Aus einer E-Mail' },
  other: { label: 'Sonstiges' },
} as const

export type DocumentType = keyof typeof documentTypes

/** What a file may be filed as; an internal calculation is only ever made by the program. */
const { internal_calculation: _made, ...filed } = documentTypes
export const filedTypes = filed
export const filedTypeKeys = Object.keys(filedTypes) as [keyof typeof filedTypes, ...(keyof typeof filedTypes)[]]

export const fileFaults = {
  encrypted: { label: 'mit Passwort geschützt' },
  broken: { label: 'beschädigt' },
} as const
export type FileFault = keyof typeof fileFaults

/** A stored file of a trip, of a provider, or of the whole house (002 §3, DOC-07); its bytes are at `path`. */
export const documentContract = contract({
  name: 'documents',
  title: 'Dokument',
  fields: {
    name: text({ label: 'Name', max: 200, min: 1, pattern: fileNamePattern, message: unstorable }),
    type: choice(documentTypes, { label: 'Art' }),
    filetype: text({ label: 'Dateityp', write: 'never' }),
    path: text({ internal: 'where the bytes are fetched', write: 'never' }),
    byteSize: integer({ label: 'Größe', write: 'never' }),
    cloudStorage: boolean({ label: 'Ablage', write: 'never' }),
    /** Offered to every trip of the house. */
    global: boolean({ label: 'Für alle Reisen' }),
    /** Where it was put it stays. */
    order: link('orders', { label: 'Reise', nullable: true, write: 'create' }),
    provider: link('providers', {
      label: 'Leistungsträger',
      nullable: true,
      write: 'create',
      expand: { contract: providerContract, groups: ['document_read'] },
    }),
    user: link('users', {
      label: 'Abgelegt von',
      write: 'never',
      nullable: true,
      expand: { contract: userContract, groups: ['document_read'] },
    }),
    /** Somebody put it here; else the program made it. */
    uploaded: boolean({ label: 'Hochgeladen', write: 'never' }),
    /** Why a PDF that was put here cannot be opened; it is bound in nowhere (DOC-05). */
    fault: choice(fileFaults, { label: 'Fehler der Datei', nullable: true, write: 'never' }),
    createdAt: instant({ label: 'Angelegt am', write: 'never' }),
    /** When a mail last took it along (EASE-04). */
    sentAt: instant({ label: 'Versendet am', nullable: true, write: 'never' }),
    /** Held personal data of guests; its content went after the time their house keeps such (ROOM-06). */
    erasedAt: instant({ label: 'Inhalt gelöscht am', nullable: true, write: 'never' }),
    updatedAt: instant({ label: 'Geändert am', write: 'never' }),
  },
  filters: {
    id: 'in',
    'links.order.id': 'in',
    'links.provider.id': 'in',
    'order.id': 'in',
    'provider.id': 'in',
    /** Whatever concerns a trip: its own, those of its providers, and those offered to every trip. */
    'trip.id': 'in',
    type: 'in',
    global: 'boolean',
  },
  orderBy: ['id', 'name', 'type', 'byteSize', 'createdAt'],
  search: true,
  knownGroups: ['document_read'],
  options: { types: Object.entries(documentTypes).map(([key, { label }]) => ({ key, label })) },
})
