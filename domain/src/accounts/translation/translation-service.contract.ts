import { contract } from '../../contract/contract.ts'
import { boolean, choice, link, text } from '../../contract/fields.ts'

/** How one speaks to a service that translates. */
export const translationKinds = {
  deepl: { label: 'DeepL-kompatibel' },
  openai: { label: 'OpenAI-kompatibel' },
} as const
export type TranslationKind = keyof typeof translationKinds

/** Where a house has its free texts translated (INV-09). Without one nothing leaves the house. */
export const translationServiceContract = contract({
  name: 'translation_services',
  title: 'Übersetzungsdienst',
  fields: {
    organisation: link('organisations', { label: 'Organisation', required: true, write: 'create' }),
    kind: choice(translationKinds, { label: 'Art' }),
    address: text({
      label: 'Adresse',
      required: true,
      max: 250,
      pattern: /^https?:\/\/[^\s?#@]+$/,
      message: 'Bitte eine Adresse wie https://api.deepl.com eingeben',
    }),
    model: text({ label: 'Modell', hint: 'nur bei OpenAI', max: 100 }),
    /** Taken and never given out; an empty one leaves what is kept. */
    key: text({ label: 'Schlüssel', hint: 'leer lassen, um ihn zu behalten', max: 500 }),
    hasKey: boolean({ label: 'Schlüssel hinterlegt', write: 'never' }),
  },
  filters: { id: 'in', 'organisation.id': 'in' },
})
