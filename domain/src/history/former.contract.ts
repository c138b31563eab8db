import { contract } from '../contract/contract.ts'
import { choice, integer, price } from '../contract/fields.ts'

/* What is kept no longer, and still told of in the history of trips. */

/** A price of an offer, before the prices of a trip were those of its calculation. */
export const formerOfferPriceContract = contract({
  name: 'offer_prices',
  title: 'Preis',
  fields: {
    kind: choice(
      { package: { label: 'Paketpreis' }, single_supplement: { label: 'Einzelzimmerzuschlag' } },
      { label: 'Art' },
    ),
    numberOfPersons: integer({ label: 'Personen', min: 1, max: 999 }),
    price: price({ label: 'Preis' }),
  },
})
