import * as z from 'zod'
import { contract } from '../../contract/contract.ts'
import { build } from '../../contract/field.ts'
import { link, text } from '../../contract/fields.ts'
import { wireText } from '../../contract/wire-schema.ts'
import { isIban, plainIban } from '../../partners/iban.ts'

const longestIban = 42
const ibanInput = wireText({ max: longestIban })
  .overwrite(plainIban)
  .refine((iban) => iban === '' || isIban(iban), 'Diese IBAN gibt es nicht. Bitte die Ziffern noch einmal prüfen.')
  .meta({ examples: ['DE89 3704 0044 0532 0130 00'] })

/** A provider as the bookkeeping of a house knows it: to which account it is paid, and under which number it is booked (INV-12). */
export const creditorContract = contract({
  name: 'creditors',
  title: 'Kreditor',
  fields: {
    organisation: link('organisations', { label: 'Organisation', write: 'create' }),
    provider: link('providers', { label: 'Leistungsträger', write: 'create', required: true }),
    providerName: text({ label: 'Name des Leistungsträgers', write: 'never' }),
    /** Where it is written to about money: its invoice address, else the one it is at (MOVE-08). */
    providerAddress: text({ label: 'Rechnungsanschrift', write: 'never' }),
    /** Whoever the account is of, where that is not the provider itself. */
    accountHolder: text({ label: 'Kontoinhaber', max: 70 }),
    iban: build<string, string, { label: string }>(
      'text',
      z.string(),
      ibanInput,
      { label: 'IBAN' },
      { bounds: { max: longestIban } },
    ),
    bic: text({
      label: 'BIC',
      max: 11,
      pattern: /^$|^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
      message: 'Ein BIC hat 8 oder 11 Zeichen: BYLADEM1001.',
    }),
    /** By which its electronic invoices are known. */
    vatId: text({ label: 'USt-IdNr.', max: 20 }),
    creditorNumber: text({
      label: 'Kreditorennummer',
      max: 9,
      pattern: /^(\d{5,9})?$/,
      message: 'Bitte 5 bis 9 Ziffern eingeben',
    }),
  },
  filters: { id: 'in', 'organisation.id': 'in', 'provider.id': 'in' },
  orderBy: ['id', 'creditorNumber', 'providerName'],
})
