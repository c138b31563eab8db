import { contract } from '../contract/contract.ts'
import { choice, integer, price, text } from '../contract/fields.ts'
import { agreedFields, seasonFields } from './agreed-fields.ts'
import { rateTypes } from './rate-types.ts'

/** What a provider asks the agency for one thing in one season; a new request takes it over by its date (CALC-10). */
export const seasonRateContract = contract({
  name: 'provider_rates',
  title: 'Saisonpreis',
  fields: {
    ...agreedFields(),
    ...seasonFields,
    type: choice(rateTypes, { label: 'Zimmer oder Ticket', required: true }),
    /** For how many a cabin is. */
    persons: integer({ label: 'Personen', min: 1, max: 6, nullable: true }),
    price: price({ label: 'Einkaufspreis', required: true }),
    /** In the words in which requests have it: '1 auf 20 im DZ'. */
    freePlaces: text({
      label: 'Freiplatz',
      max: 20,
      pattern: /^$|^1 auf [1-9]\d{0,2} im (DZ|EZ)$/i,
      message: 'Bitte eine Regel wie „1 auf 20 im DZ“ eingeben',
    }),
    /** The option is kept until so many days before arrival. */
    optionDays: integer({ label: 'Option bis', unit: 'Tage vorher', min: 0, max: 730, nullable: true }),
  },
  filters: { id: 'in', 'provider.id': 'in', type: 'in', startAt: 'range', endAt: 'range' },
  orderBy: ['id', 'startAt'],
})
