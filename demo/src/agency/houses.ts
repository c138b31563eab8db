import { nordPath, reisewerkPath, suedPath } from './logo-paths.ts'

export type OrganisationKey = 'nord' | 'sued'

export interface DemoOrganisation {
  key: OrganisationKey
  id: number
  name: string
  shortName: string
  brandColor: string
  senderLine: string
  /** Postal address, one line each. */
  address: readonly string[]
  /** Columns of the letterhead's foot: address, reach, register, bank. */
  footer: readonly (readonly string[])[]
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
    senderLine: 'Reisewerk Nord · Am Stintkai 7 · 21335 Lüneburg',
    address: ['Reisewerk Nord GmbH', 'Am Stintkai 7', '21335 Lüneburg'],
    footer: [
      ['Reisewerk Nord GmbH', 'Am Stintkai 7', '21335 Lüneburg'],
      ['Telefon 040 66969-120', 'gruppen@reisewerk.example', 'www.reisewerk.example'],
      ['Geschäftsführung: Anna Lindqvist', 'Amtsgericht Musterstadt, HRB 00417', 'USt-IdNr. DE000000417'],
      ['Musterbank Nord', 'IBAN DE29 0000 0000 0000 0004 17', 'BIC MUSTDEXXXXX'],
    ],
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
    senderLine: 'Reisewerk Süd · Gerberbachgasse 12 · 79098 Freiburg',
    address: ['Reisewerk Süd GmbH', 'Gerberbachgasse 12', '79098 Freiburg im Breisgau'],
    footer: [
      ['Reisewerk Süd GmbH', 'Gerberbachgasse 12', '79098 Freiburg'],
      ['Telefon 089 99998-120', 'sued@reisewerk.example', 'www.reisewerk.example'],
      ['Geschäftsführung: Anna Lindqvist', 'Amtsgericht Musterstadt, HRB 00418', 'USt-IdNr. DE000000418'],
      ['Musterbank Süd', 'IBAN DE02 0000 0000 0000 0004 18', 'BIC MUSTDEXXXXX'],
    ],
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
