import { contract } from '../contract/contract.ts'
import { choice, integer, link, price } from '../contract/fields.ts'
import { requestedKinds, serviceKinds } from '../service-kinds.ts'
import { cancellationCharges } from './cancellation-charges.ts'

const ofKinds = requestedKinds.map((kind) => serviceKinds[kind].asked.providers).filter((name) => name !== 'providers')

/** What a provider charges one house for cancelling from so many days before arrival on; new requests take it over (REQ-09). */
export const providerCancellationContract = contract({
  name: 'provider_cancellation_steps',
  title: 'Stornostufe',
  fields: {
    provider: link('providers', { label: 'Leistungsträger', write: 'create', required: true, kinds: ofKinds }),
    organisationFilter: link('organisations', { label: 'Organisation', write: 'create' }),
    days: integer({ label: 'Ab Tagen vor Anreise', min: 0, max: 730, required: true }),
    charge: choice(cancellationCharges, { label: 'Berechnet', required: true }),
    percent: integer({ label: 'Prozent', min: 0, max: 100, nullable: true }),
    amount: price({ label: 'Betrag', nullable: true }),
  },
  filters: { id: 'in', 'provider.id': 'in' },
  orderBy: ['id', 'days'],
})
