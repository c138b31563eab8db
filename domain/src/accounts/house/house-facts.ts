import type { LegalForm } from './legal-forms.ts'

/** What a house says of itself, wherever it is printed, paid or written to (MOVE-01); what it has not said is ''. */
export type HouseFacts = {
  readonly name: string
  readonly shortName: string
  /** The full name of the firm, 'Nordwind Reisen GmbH'. */
  readonly legalName: string
  readonly legalForm: LegalForm
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly phone: string
  readonly email: string
  readonly website: string
  readonly management: string
  /** 'Amtsgericht Hamburg, HRB 12345' */
  readonly register: string
  readonly vatId: string
  readonly taxNumber: string
  readonly iban: string
  readonly bic: string
  readonly bankName: string
  readonly furtherIbans: readonly string[]
  readonly emergencyLabel: string
  readonly emergencyValue: string
  /** '#rrggbb' */
  readonly brandColor: string
  readonly logoSvg: string | null
  readonly logoAlt: string
  /** Written by the house itself; '' where it is made of the facts above. */
  readonly senderLine: string
  /** Columns parted by an empty line; '' where they are made of the facts above. */
  readonly footer: string
}
