import * as z from 'zod'
import { contract } from '../../contract/contract.ts'
import { boolean, children, link, richText } from '../../contract/fields.ts'
import { documentContract } from '../../files/document.contract.ts'
import { contactContract } from '../../partners/client.contract.ts'
import { richTextOf, richTextSchema } from '../../rich-text.ts'
import { idOfLink } from '../../wire.ts'
import type { PaperChoices } from './paper-choices.ts'

/** A document of a provider or of the trip, and whether it is bound behind the travel documents. */
export const tripPaperAttachmentContract = contract({
  name: 'trip_paper_attachments',
  title: 'Anlage der Reiseunterlagen',
  fields: {
    document: link('documents', {
      label: 'Dokument',
      required: true,
      expand: { contract: documentContract, groups: ['document_read'] },
    }),
    isMerged: boolean({ label: 'Eingebunden' }),
  },
})

/**
 * How the travel documents of a trip are put together: to whom they go, the free text of their letter, and what was chosen last
 * (002 §2, §3). One per trip; each PDF is a document.
 */
export const tripPapersContract = contract({
  name: 'trip_papers',
  title: 'Reiseunterlagen',
  fields: {
    order: link('orders', { label: 'Reise', write: 'create', required: true }),
    contact: link('contacts', {
      label: 'Kontakt',
      nullable: true,
      expand: { contract: contactContract, groups: ['contact_read'] },
    }),
    /** Below the salutation of the cover letter; null for the usual words. */
    freeText: richText({ label: 'Freier Text', nullable: true }),
    /** To be printed; else it goes by e-mail. */
    print: boolean({ label: 'Zum Drucken' }),
    route: boolean({ label: 'Routenbeschreibung anhängen' }),
    generalInfos: boolean({ label: 'Allgemeine Informationen anhängen' }),
    questionaire: boolean({ label: 'Fragebogen erstellen' }),
    coverLetter: boolean({ label: 'Anschreiben erstellen' }),
    detailedRoute: boolean({ label: 'Fahrplan erstellen' }),
    menu: boolean({ label: 'Menüliste erstellen' }),
    /** As somebody has arranged them; what came since stands behind. */
    attachments: children(tripPaperAttachmentContract, { label: 'Anlagen' }),
  },
  filters: { id: 'in', 'order.id': 'in' },
})

const toggle = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')], 'Ja oder nein')
  .default(false)
const contact = z
  .union([z.int().positive(), z.string().max(60)])
  .transform((named) => (typeof named === 'number' ? named : contactOf(named)))
  .refine((id) => id !== null, 'Bitte einen Kontakt angeben')

function contactOf(named: string): number | null {
  return idOfLink(named, 'contacts') ?? (/^\d{1,15}$/.test(named) ? Number(named) : null)
}

/** Of the letter one may send the text itself instead of the kept one. */
const letter = z.union(
  [
    toggle,
    richTextSchema,
    z
      .string()
      .max(50_000)
      .transform((text) => (text.trim() === '' ? false : richTextOf(text))),
  ],
  'Ja, nein oder der Text des Anschreibens',
)

/** What a generation is asked for, in the words of 002 §7; what is not named is left out. */
export const generatePapersBody = z.strictObject({
  _contact: contact.nullish().meta({ description: 'Verweis auf den Kontakt oder seine Nummer' }),
  _route: toggle.meta({ description: 'Routenbeschreibung anhängen' }),
  _generalInfos: toggle.meta({ description: 'Allgemeine Informationen anhängen' }),
  _questionaire: toggle.meta({ description: 'Fragebogen erstellen' }),
  print: toggle.meta({ description: 'Zum Drucken; sonst für den Versand per E-Mail' }),
  coverLetter: letter.optional().meta({ description: 'Anschreiben erstellen; auch sein freier Text' }),
  detailed_route: toggle.meta({ description: 'Fahrplan erstellen' }),
  menu: toggle.meta({ description: 'Menüliste erstellen' }),
})
export type GeneratePapers = z.output<typeof generatePapersBody>

/** @returns which parts are wanted */
export function choicesOf(wanted: GeneratePapers): PaperChoices {
  return {
    print: wanted.print,
    coverLetter: wanted.coverLetter !== undefined && wanted.coverLetter !== false,
    detailedRoute: wanted.detailed_route,
    route: wanted._route,
    generalInfos: wanted._generalInfos,
    menu: wanted.menu,
    questionnaire: wanted._questionaire,
  }
}
