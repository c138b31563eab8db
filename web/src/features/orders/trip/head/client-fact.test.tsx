import { expect, test } from 'vitest'
import { clientChangeWords } from './client-fact.tsx'

type Terms = Parameters<typeof clientChangeWords>[0]
const before: Terms = {
  orderCurrency: 'EUR',
  orderLocale: 'de_DE',
  isFormal: true,
  primaryOrderContact: '/api/order_contacts/1',
}
const british = { mainCurrency: 'GBP' }

test.each<[string, Partial<Terms>, { mainCurrency: string }, string[], boolean]>([
  ['nothing changes', {}, { mainCurrency: 'EUR' }, [], false],
  [
    'all follows',
    { orderCurrency: 'GBP', orderLocale: 'en', isFormal: false },
    british,
    ['Die Reise wird jetzt in GBP angeboten.', 'Sprache des Angebots: Englisch.', 'Anrede: Du.'],
    false,
  ],
  [
    'prices hold the currency',
    {},
    british,
    ['Die Reise bleibt in EUR, weil sie schon Preise oder eine Rentabilität in EUR hat; der Kunde rechnet in GBP.'],
    true,
  ],
  [
    'the main contact is another client’s',
    { primaryOrderContact: null },
    { mainCurrency: 'EUR' },
    ['Der Hauptkontakt gehört zum bisherigen Kunden und ist es nicht mehr; bitte einen neuen wählen.'],
    true,
  ],
])('HEAD-03 CONT-04 a new client is told: %s', (_, change, client, sentences, isOpen) => {
  const after = { ...before, ...change }
  const told = clientChangeWords(before, after, client, (locale) => (locale === 'en' ? 'Englisch' : locale))
  expect(told).toEqual({ sentences, isOpen })
})
