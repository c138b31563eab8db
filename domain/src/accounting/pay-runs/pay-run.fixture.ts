import type { CreditTransfers } from './credit-transfer.ts'
import { type Payable, transfersOf } from './transfers.ts'

export const german = 'DE02120300000000202051'
export const swiss = 'CH9300762011623852957'

export function payable(change: Partial<Payable> = {}): Payable {
  return {
    ...{ id: 1, number: 'H-100', type: 'whole', cents: 119_000, currency: 'EUR', payee: 'Hotel Müller & Söhne' },
    ...{ hasProvider: true, account: { holder: 'Hotel Müller & Söhne', iban: german, bic: '' } },
    ...change,
  }
}

/** A file of two transfers, one of them abroad, one with a credit taken off. */
export function creditTransfers(): CreditTransfers {
  const { transfers } = transfersOf([
    payable(),
    payable({ id: 2, number: 'GS/7', type: 'credit', cents: 9_000 }),
    payable({
      ...{ id: 3, number: '2027_881', type: 'deposit', cents: 50_005 },
      account: { holder: 'Bergbahn Zürich AG', iban: swiss, bic: 'POFICHBE' },
    }),
  ])
  return {
    ...{ messageId: 'ZL1-3-20270220090000', createdAt: new Date('2027-02-20T09:00:00Z'), executionDate: '2027-02-22' },
    debtor: {
      ...{ holder: 'Kreditwerk Lüneburg GmbH', iban: german, bic: 'BYLADEM1001' },
      address: { street: 'Am Stintkai 7', zip: '21335', city: 'Lüneburg', country: 'DE' },
    },
    transfers,
  }
}
