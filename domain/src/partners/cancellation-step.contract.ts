import { contract } from '../contract/contract.ts'
import { choice, integer, percent, price } from '../contract/fields.ts'
import { agreedFields } from './agreed-fields.ts'
import { cancellationCharges } from './cancellation-charges.ts'

/** What a provider charges one house for cancelling from so many days before arrival on; new requests take it over (REQ-09). */
export const providerCancellationContract = contract({
  name: 'provider_cancellation_steps',
  title: 'Stornostufe',
  fields: {
    ...agreedFields(),
    days: integer({ label: 'Ab Tagen vor Anreise', min: 0, max: 730, required: true }),
    charge: choice(cancellationCharges, { label: 'Berechnet', required: true }),
    percent: percent({ label: 'Prozent', nullable: true }),
    amount: price({ label: 'Betrag', nullable: true }),
  },
  filters: { id: 'in', 'provider.id': 'in' },
  orderBy: ['id', 'days'],
})
