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
    name: 'Erstangebot, per Du',
    locale: 'de_DE',
    content:
      'vielen Dank für eure Anfrage und das freundliche Gespräch. Gern unterbreiten wir euch das folgende Angebot; Programm und Preise gelten für eure Gruppe und lassen sich noch ändern.\n\nFür Fragen und Wünsche sind wir jederzeit für euch da und freuen uns, diese Reise mit euch zu gestalten.',
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

/** `[locale, heading, points]` */
type Section = readonly [Locale, string, readonly string[]]
/** `[key, internal name, sections]` */
type BulletRow = readonly [string, string, readonly Section[]]

// biome-ignore format: a section a line
const bulletRows: readonly BulletRow[] = [
  ['always_included', 'Immer enthalten', [
    ['de_DE', 'Bei uns immer enthalten', ['Sicherungsschein nach § 651r BGB', 'Reiseunterlagen für jede Teilnehmerin und jeden Teilnehmer', 'Notfallnummer rund um die Uhr']],
    ['en', 'Always included', ['Insolvency protection', 'Travel documents for every participant', 'Emergency number around the clock']],
    ['fr', 'Toujours compris', ['Garantie contre l’insolvabilité', 'Carnet de voyage pour chaque participant', 'Numéro d’urgence jour et nuit']],
  ]],
  ['not_included', 'Nicht enthalten', [
    ['de_DE', 'Nicht im Preis enthalten', ['Getränke zu den Mahlzeiten', 'Trinkgelder', 'Reiserücktrittsversicherung', 'Kurtaxen, wo nicht genannt']],
    ['en', 'Not included', ['Drinks with meals', 'Gratuities', 'Travel cancellation insurance', 'City taxes unless stated']],
    ['fr', 'Non compris', ['Boissons aux repas', 'Pourboires', 'Assurance annulation', 'Taxes de séjour sauf mention contraire']],
  ]],
  ['coach', 'Reisebus', [
    ['de_DE', 'Ihr Reisebus', ['Vier-Sterne-Fernreisebus mit Klimaanlage und WC', 'Sitzabstand mindestens 77 cm', 'WLAN und Steckdosen']],
    ['en', 'Your coach', ['Four-star coach with air conditioning and WC', 'Seat pitch of at least 77 cm', 'Wi-Fi and power sockets']],
    ['fr', 'Votre autocar', ['Autocar quatre étoiles avec climatisation et WC', 'Espace entre les sièges de 77 cm au moins', 'Wi-Fi et prises']],
  ]],
]

/** Sections of short points, each in the languages offers are written in. */
export const bulletSections = bulletRows.flatMap(([key, internalName, sections]) =>
  sections.map(([locale, section, points]) => ({ key, internalName, locale, section, points })),
)

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
