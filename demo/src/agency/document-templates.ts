import type { Locale } from '@reisewerk/domain/accounts/options.ts'

/** What every house of the demo agency writes its offers and trip documents from; paragraphs by empty lines. */

interface IntroTemplate {
  name: string
  locale: Locale
  content: string
}

/** Cover letters of offers; the salutation stands above them already. */
export const introTemplates: readonly IntroTemplate[] = [
  {
    name: 'Erstangebot',
    locale: 'de_DE',
    content:
      'vielen Dank für Ihre Anfrage und das freundliche Gespräch. Gern unterbreiten wir Ihnen das folgende Angebot; Programm und Preise gelten für Ihre Gruppe und lassen sich noch ändern.\n\nFür Fragen und Wünsche sind wir jederzeit für Sie da und freuen uns, diese Reise mit Ihnen zu gestalten.',
  },
  {
    name: 'Überarbeitetes Angebot',
    locale: 'de_DE',
    content:
      'wie besprochen haben wir unser Angebot überarbeitet. Was sich geändert hat, finden Sie auf den folgenden Seiten; alles Übrige bleibt, wie Sie es kennen.\n\nBitte geben Sie uns Bescheid, ob wir die Plätze für Sie fest buchen dürfen.',
  },
  {
    name: 'Rückbestätigung',
    locale: 'de_DE',
    content:
      'herzlichen Dank für Ihren Auftrag. Hiermit bestätigen wir Ihnen die nachstehenden Leistungen zu den genannten Preisen.\n\nDie Reiseunterlagen senden wir Ihnen etwa drei Wochen vor der Abreise.',
  },
  {
    name: 'First offer',
    locale: 'en',
    content:
      'Thank you for your enquiry. We are pleased to send you the following offer; itinerary and prices are for your group and can still be changed.\n\nPlease do not hesitate to contact us with any questions or wishes.',
  },
  {
    name: 'Première offre',
    locale: 'fr',
    content:
      'Nous vous remercions de votre demande et avons le plaisir de vous soumettre l’offre suivante. Le programme et les prix sont prévus pour votre groupe et peuvent encore être adaptés.\n\nNous restons à votre disposition pour toute question.',
  },
]

interface BulletSection {
  key: string
  internalName: string
  locale: Locale
  section: string
  points: readonly string[]
}

/** Sections of short points, each in the languages offers are written in. */
export const bulletSections: readonly BulletSection[] = [
  {
    key: 'always_included',
    internalName: 'Immer enthalten',
    locale: 'de_DE',
    section: 'Bei uns immer enthalten',
    points: [
      'Sicherungsschein nach § 651r BGB',
      'Reiseunterlagen für jede Teilnehmerin und jeden Teilnehmer',
      'Notfallnummer rund um die Uhr',
    ],
  },
  {
    key: 'always_included',
    internalName: 'Immer enthalten',
    locale: 'en',
    section: 'Always included',
    points: ['Insolvency protection', 'Travel documents for every participant', 'Emergency number around the clock'],
  },
  {
    key: 'always_included',
    internalName: 'Immer enthalten',
    locale: 'fr',
    section: 'Toujours compris',
    points: [
      'Garantie contre l’insolvabilité',
      'Carnet de voyage pour chaque participant',
      'Numéro d’urgence jour et nuit',
    ],
  },
  {
    key: 'not_included',
    internalName: 'Nicht enthalten',
    locale: 'de_DE',
    section: 'Nicht im Preis enthalten',
    points: ['Getränke zu den Mahlzeiten', 'Trinkgelder', 'Reiserücktrittsversicherung', 'Kurtaxen, wo nicht genannt'],
  },
  {
    key: 'not_included',
    internalName: 'Nicht enthalten',
    locale: 'en',
    section: 'Not included',
    points: ['Drinks with meals', 'Gratuities', 'Travel cancellation insurance', 'City taxes unless stated'],
  },
  {
    key: 'not_included',
    internalName: 'Nicht enthalten',
    locale: 'fr',
    section: 'Non compris',
    points: ['Boissons aux repas', 'Pourboires', 'Assurance annulation', 'Taxes de séjour sauf mention contraire'],
  },
  {
    key: 'coach',
    internalName: 'Reisebus',
    locale: 'de_DE',
    section: 'Ihr Reisebus',
    points: ['Vier-Sterne-Fernreisebus mit Klimaanlage und WC', 'Sitzabstand mindestens 77 cm', 'WLAN und Steckdosen'],
  },
  {
    key: 'coach',
    internalName: 'Reisebus',
    locale: 'en',
    section: 'Your coach',
    points: ['Four-star coach with air conditioning and WC', 'Seat pitch of at least 77 cm', 'Wi-Fi and power sockets'],
  },
  {
    key: 'coach',
    internalName: 'Reisebus',
    locale: 'fr',
    section: 'Votre autocar',
    points: [
      'Autocar quatre étoiles avec climatisation et WC',
      'Espace entre les sièges de 77 cm au moins',
      'Wi-Fi et prises',
    ],
  },
]

interface SavedDocument {
  name: string
  locale: Locale
  print: boolean
  questionaire: boolean
  menu: boolean
  freeText: string
}

/** 'Gespeicherte Vorlagen' of the trip documents. */
export const savedDocuments: readonly SavedDocument[] = [
  {
    name: 'Gedruckte Unterlagen',
    locale: 'de_DE',
    print: true,
    questionaire: true,
    menu: true,
    freeText:
      'bald beginnt Ihre Reise. Mit diesem Schreiben erhalten Sie alle Unterlagen in gedruckter Form; bitte geben Sie jeder Teilnehmerin und jedem Teilnehmer ein Exemplar.\n\nWir wünschen Ihnen eine gute Reise.',
  },
  {
    name: 'Unterlagen per E-Mail',
    locale: 'de_DE',
    print: false,
    questionaire: false,
    menu: true,
    freeText: 'bald beginnt Ihre Reise. Anbei finden Sie alle Unterlagen.\n\nWir wünschen Ihnen eine gute Reise.',
  },
  {
    name: 'Documents by e-mail',
    locale: 'en',
    print: false,
    questionaire: false,
    menu: true,
    freeText: 'Your trip is about to begin. Please find all documents attached.\n\nWe wish you a pleasant journey.',
  },
  {
    name: 'Carnet de voyage par e-mail',
    locale: 'fr',
    print: false,
    questionaire: false,
    menu: true,
    freeText:
      'Votre voyage commence bientôt. Vous trouverez ci-joint tous les documents.\n\nNous vous souhaitons un bon voyage.',
  },
]
