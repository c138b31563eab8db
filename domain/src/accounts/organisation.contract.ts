import { contract } from '../contract/contract.ts'
import { boolean, choice, strings, text } from '../contract/fields.ts'
import { firstSteps } from './house/first-steps.ts'
import { legalForms } from './house/legal-forms.ts'

/** What only the page 'Unser Haus' asks for. */
const groups = ['house'] as const
const line = (label: string, hint = '', max = 140) => text({ label, groups, max, ...(hint !== '' && { hint }) })

/**
 * One of the agency's houses. Each fact of it stands here and nowhere else: papers, invoices, payment runs, account statements and
 * mails read it from here (MOVE-01).
 */
export const organisationContract = contract({
  name: 'organisations',
  title: 'Organisation',
  fields: {
    name: text({ label: 'Name', hint: 'so heißt das Haus in der Anwendung und auf Papieren', required: true, max: 80 }),
    shortName: text({ label: 'Kurzname', hint: 'für Listen und Rechnungsnummern', required: true, max: 20 }),
    legalName: line('Firma', 'vollständig, mit Rechtsform: Nordwind Reisen GmbH'),
    legalForm: choice(legalForms, { label: 'Rechtsform', groups }),
    street: line('Straße und Hausnummer'),
    zip: line('PLZ', '', 20),
    city: line('Ort', '', 120),
    phone: line('Telefon', '', 60),
    email: line('E-Mail', '', 254),
    website: line('Internet'),
    management: line('Geschäftsführung', 'alle mit Vor- und Nachnamen (§ 35a GmbHG)', 200),
    register: line('Handelsregister', 'Gericht und Nummer: Amtsgericht Lüneburg, HRB 12345'),
    vatId: line('Umsatzsteuer-ID', 'sie oder die Steuernummer steht auf jeder Rechnung (§ 14 Abs. 4 UStG)', 20),
    taxNumber: line('Steuernummer', '', 40),
    iban: line('IBAN', 'auf dieses Konto zahlen die Kunden, von ihm zahlt das Haus', 42),
    bic: line('BIC', '', 14),
    bankName: line('Bank'),
    furtherIbans: strings({
      label: 'Weitere Bankkonten',
      hint: 'IBANs: auch ihre Kontoauszüge werden eingelesen',
      groups,
      distinct: true,
      atMost: 20,
    }),
    emergencyLabel: line('Bezeichnung der Notrufnummer', 'Notruf unterwegs', 60),
    emergencyValue: line('Notrufnummer', 'auf Unterlagen und Vouchern', 60),
    brandColor: text({
      label: 'Farbe',
      groups,
      required: true,
      pattern: /^#[0-9a-fA-F]{6}$/,
      message: 'Bitte eine Farbe wie #863472 eingeben',
    }),
    /** A PNG lies inside it, so that paper and page show one kind of picture. */
    logoSvg: text({ label: 'Logo', groups, write: 'never', nullable: true }),
    logoAlt: line('Logo in Worten', 'für alle, die es nicht sehen'),
    senderLine: line('Absenderzeile', 'über dem Adressfenster; leer: aus Firma und Anschrift', 120),
    footer: text({
      label: 'Fußzeile',
      hint: 'eine Spalte, Leerzeile, nächste Spalte; leer: aus den Angaben des Hauses',
      groups,
      max: 1000,
      multiline: true,
    }),
    leftSteps: strings({
      label: 'Zurückgestellte erste Schritte',
      groups,
      distinct: true,
      choices: firstSteps,
      atMost: 10,
    }),
    showsSteps: boolean({ label: 'Erste Schritte zeigen', groups }),
  },
  filters: { id: 'in' },
  orderBy: ['id', 'name'],
  knownGroups: groups,
})
