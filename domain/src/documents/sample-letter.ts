import type { HouseFacts } from '../accounts/house/house-facts.ts'
import { firmOf } from '../accounts/house/letterhead.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { addDays } from '../calendar-date.ts'
import { documentModel } from './document.ts'
import { documentHouse } from './document-house.ts'
import { documentLanguage } from './document-language.ts'
import type { DocumentModel, LetterModel } from './document-model.ts'
import type { DocumentSigner, DocumentSource } from './document-source.ts'
import { letterFacts, paragraph, recipientLines, salutation, signature } from './letter.ts'

/**
 * A letter of the house to a client that does not exist: what page 1 of its papers looks like (MOVE-01).
 * @param today the day it is dated
 */
export function sampleLetter(
  house: HouseFacts,
  signer: DocumentSigner,
  today: CalendarDate,
): DocumentModel & LetterModel {
  const language = documentLanguage('de_DE')
  const source: DocumentSource = {
    ...{ language, today, orderNumber: '2600417', house: documentHouse(house), signer, days: [] },
    trip: {
      ...{ name: 'Chorreise nach Norwegen', groupName: 'Kantorei Musterstadt', category: 'choir', destinations: [] },
      ...{ startAt: addDays(today, 200), endAt: addDays(today, 209) },
    },
    client: {
      companyName: 'Kantorei Musterstadt e. V.',
      addressLines: ['Musterweg 1', '12345 Musterstadt'],
      contact: { salutation: 'Frau', firstName: 'Maria', lastName: 'Muster' },
      isFormal: true,
    },
  }
  const model = documentModel(source, 'Musterbrief', [], null)
  return {
    ...model,
    recipient: recipientLines(source.client, language),
    facts: letterFacts(source, { label: 'Angebot', value: '2600417 / 1' }, []),
    subject: 'Ihre Chorreise nach Norwegen',
    letter: {
      type: 'doc',
      content: [
        paragraph(salutation(source.client, language)),
        paragraph(
          'so sehen die Briefe, Angebote und Rechnungen aus, die Sie von uns bekommen: oben das Logo, über Ihrer Anschrift unser Absender, unten, was wir von uns sagen.',
        ),
        paragraph(`Mit allen Fragen zur Reise sind Sie bei ${firmOf(house)} richtig.`),
      ],
    },
    signature: signature(source),
  }
}
