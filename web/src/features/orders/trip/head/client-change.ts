import type { ClientTerms } from '@reisewerk/domain/orders/client-change.ts'

/** What of a trip follows its client. */
export type TermsOfTrip = ClientTerms & { readonly primaryOrderContact: unknown }

/**
 * What a new client changed in a trip and what it did not, in sentences (000 §3, decision 005).
 * @param languageOf the name of a language: 'Englisch'
 * @returns `isOpen` when somebody has to look after it
 */
export function clientChangeWords(
  before: TermsOfTrip,
  after: TermsOfTrip,
  client: { readonly mainCurrency: string },
  languageOf: (locale: string) => string,
): { sentences: string[]; isOpen: boolean } {
  const [from, to] = [before.orderCurrency, after.orderCurrency]
  const isKept = to === from && to !== client.mainCurrency
  const hasLostContact = before.primaryOrderContact !== null && after.primaryOrderContact === null
  const sentences = [
    to !== from && `Die Reise wird jetzt in ${to} angeboten.`,
    isKept &&
      `Die Reise bleibt in ${to}, weil sie schon Preise oder eine Rentabilität in ${to} hat; der Kunde rechnet in ${client.mainCurrency}.`,
    after.orderLocale !== before.orderLocale && `Sprache des Angebots: ${languageOf(after.orderLocale)}.`,
    after.isFormal !== before.isFormal && `Anrede: ${after.isFormal ? 'Sie' : 'Du'}.`,
    hasLostContact && 'Der Hauptkontakt gehört zum bisherigen Kunden und ist es nicht mehr; bitte einen neuen wählen.',
  ].filter((sentence) => sentence !== false)
  return { sentences, isOpen: isKept || hasLostContact }
}
