import { requestLetters } from './request-letters.ts'

/** What every house of the demo agency writes from; paragraphs by empty lines. */
export const emailTemplates = [
  {
    name: 'Angebot begleiten',
    kind: 'general',
    locale: 'de_DE',
    subject: '{reise.name}: unser Angebot',
    body: '{anrede},\n\nanbei {erhalten Sie|bekommst du} unser Angebot „{reise.name}“, {termin}.\n\n{Haben Sie Fragen oder Wünsche, rufen Sie uns gern an.|Hast du Fragen oder Wünsche, ruf uns gern an.}\n\n{Mit freundlichen Grüßen|Herzliche Grüße}\n\n{absender}\n\n{firma}',
  },
  {
    name: 'Unterlagen kommen',
    kind: 'general',
    locale: 'de_DE',
    subject: '{reise.name}, {termin}: Reiseunterlagen',
    body: '{anrede},\n\nin Kürze beginnt {Ihre|eure} Reise nach {ziele}. Die Unterlagen hängen an dieser E-Mail.\n\nWir wünschen {Ihnen und Ihrer Gruppe|dir und deiner Gruppe} eine gute Reise.\n\n{Mit freundlichen Grüßen|Herzliche Grüße}\n\n{absender}\n\n{firma}',
  },
  {
    name: 'Vos documents',
    kind: 'general',
    locale: 'fr',
    subject: '{reise.name}, {termin}',
    body: '{anrede},\n\nVeuillez trouver ci-joint les documents de votre voyage du {beginn} au {ende}.\n\nCordialement\n\n{absender}\n\n{firma}',
  },
  {
    name: 'Your documents',
    kind: 'general',
    locale: 'en',
    subject: '{reise.name}, {termin}',
    body: '{anrede},\n\nPlease find attached the documents for your tour from {beginn} to {ende}.\n\nKind regards\n\n{absender}\n\n{firma}',
  },
  ...requestLetters,
] as const
