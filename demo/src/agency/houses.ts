import type { LegalForm } from '@reisewerk/domain/accounts/house/legal-forms.ts'
import { nordPath, reisewerkPath, suedPath } from './logo-paths.ts'

export type OrganisationKey = 'nord' | 'sued'

export interface DemoOrganisation {
  key: OrganisationKey
  id: number
  name: string
  shortName: string
  brandColor: string
  legalName: string
  legalForm: LegalForm
  street: string
  zip: string
  city: string
  phone: string
  email: string
  website: string
  management: string
  register: string
  vatId: string
  bankName: string
  iban: string
  bic: string
  logoSvg: string
  logoAlt: string
  /** Who secures the clients' money, without which no prepayment is asked for. */
  security: string
  emergencyLabel: string
  emergencyValue: string
}

/** Phone numbers lie in the blocks that the Bundesnetzagentur keeps free for film and fiction. */
export const organisations: readonly DemoOrganisation[] = [
  {
    key: 'nord',
    id: 1,
    name: 'Reisewerk Nord',
    shortName: 'Nord',
    brandColor: '#0e4d64',
    legalName: 'Reisewerk Nord GmbH',
    legalForm: 'gmbh',
    street: 'Am Stintkai 7',
    zip: '21335',
    city: 'Lüneburg',
    phone: '040 66969-120',
    email: 'gruppen@reisewerk.example',
    website: 'www.reisewerk.example',
    management: 'Anna Lindqvist',
    register: 'Amtsgericht Musterstadt, HRB 00417',
    vatId: 'DE000000417',
    bankName: 'Musterbank Nord',
    iban: 'DE29 0000 0000 0000 0004 17',
    bic: 'MUSTDEXXXXX',
    logoSvg: logo(
      '#0e4d64',
      'M4 30c6-5 12-5 18 0s12 5 18 0v4c-6 5-12 5-18 0s-12-5-18 0z',
      'M10 24 22 6l12 18z',
      nordPath,
    ),
    logoAlt: 'Reisewerk Nord',
    security: 'Musterstädter Reisesicherung AG, SI-00417',
    emergencyLabel: 'Notruf unterwegs',
    emergencyValue: '0171 39200 17',
  },
  {
    key: 'sued',
    id: 2,
    name: 'Reisewerk Süd',
    shortName: 'Süd',
    brandColor: '#7a4a12',
    legalName: 'Reisewerk Süd GmbH',
    legalForm: 'gmbh',
    street: 'Gerberbachgasse 12',
    zip: '79098',
    city: 'Freiburg',
    phone: '089 99998-120',
    email: 'sued@reisewerk.example',
    website: 'www.reisewerk.example',
    management: 'Anna Lindqvist',
    register: 'Amtsgericht Musterstadt, HRB 00418',
    vatId: 'DE000000418',
    bankName: 'Musterbank Süd',
    iban: 'DE02 0000 0000 0000 0004 18',
    bic: 'MUSTDEXXXXX',
    logoSvg: logo('#7a4a12', 'M2 34 16 12l8 12 6-8 12 18z', 'M33 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10z', suedPath),
    logoAlt: 'Reisewerk Süd',
    security: 'Musterstädter Reisesicherung AG, SI-00418',
    emergencyLabel: 'Notruf unterwegs',
    emergencyValue: '0171 39200 18',
  },
]

/** A mark of two shapes and the name; paths only. */
function logo(colour: string, base: string, sign: string, house: string): string {
  const mark = `<path fill="${colour}" d="${base}"/><path fill="${colour}" fill-opacity="0.55" d="${sign}"/>`
  const words = `<path fill="#1d1d1f" d="${reisewerkPath}"/><path fill="${colour}" d="${house}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="164" height="42" viewBox="0 0 164 42">${mark}${words}</svg>`
}
