/** Lists from which an organisation's settings choose (APP-05); the switches themselves stand in settings.contract.ts. */

type Labelled = Record<string, { label: string }>

/** Fields of the invoice form that may be switched off (002 §5). */
export const invoiceFields = {
  invoiceDate: { label: 'Rechnungsdatum' },
  dueDate: { label: 'Fälligkeitsdatum' },
  tax: { label: 'Steuer' },
  calculationBasis: { label: 'Berechnungsgrundlage' },
  contact: { label: 'Ansprechpartner' },
  texts: { label: 'Einleitungs- und Schlusstext' },
  signature: { label: 'Unterschrift' },
} as const satisfies Labelled

/** What is looked at before a paper of an offer leaves the house (TRUE-06). */
export const offerPoints = {
  house: { label: 'Briefkopf des Hauses' },
  recipient: { label: 'Empfänger mit Anschrift' },
  contact: { label: 'Ansprechpartner' },
  price: { label: 'Paketpreis' },
  extraPrices: { label: 'Preise zusätzlicher Leistungen' },
  currency: { label: 'Eine Währung' },
  conditions: { label: 'Konditionen' },
  services: { label: 'Leistungen mit Namen' },
  plan: { label: 'Lückenloser Reiseverlauf' },
  photos: { label: 'Bildrechte der Fotos' },
  calculation: { label: 'Hinweise der Kalkulation' },
  trips: { label: 'Angehängte Reisen' },
  language: { label: 'Eine Sprache' },
} as const satisfies Labelled
export type OfferPoint = keyof typeof offerPoints

/** Tax options by percentage; '-1' is the margin scheme, which shows no amount (§ 25 UStG, design §3). */
export const taxOptions = {
  // A key that is a plain number would be moved to the front by JavaScript, hence the sign of percent.
  '19%': { label: '19 %', percentage: 19 },
  '7%': { label: '7 %', percentage: 7 },
  '0%': { label: '0 %', percentage: 0 },
  margin: { label: '§ 25 UStG (Differenzbesteuerung)', percentage: -1 },
  reverseCharge: { label: 'Reverse Charge (EU-Firma schuldet die Steuer)', percentage: -2 },
} as const satisfies Record<string, { label: string; percentage: number }>

/** Charts of accounts of DATEV. */
export const charts = { SKR03: { label: 'SKR03' }, SKR04: { label: 'SKR04' } } as const

/** Addresses at which electronic invoices arrive, and their schemes of the list EAS; the first is the usual one (INV-07). */
export const endpointKinds = {
  email: { label: 'E-Mail-Adresse', scheme: 'EM' },
  leitwegId: { label: 'Leitweg-ID', scheme: '0204' },
  vatId: { label: 'USt-IdNr.', scheme: '9930' },
  gln: { label: 'GLN', scheme: '0088' },
  duns: { label: 'D-U-N-S-Nummer', scheme: '0060' },
  vatIdAustria: { label: 'USt-IdNr. (Österreich)', scheme: '9914' },
} as const satisfies Record<string, { label: string; scheme: string }>
export type EndpointKind = keyof typeof endpointKinds

/** Columns of a passenger list (002 §3, passenger). */
export const passengerColumns = {
  gender: { label: 'Anrede' },
  lastName: { label: 'Nachname' },
  firstName: { label: 'Vorname' },
  nationality: { label: 'Nationalität' },
  dateOfBirth: { label: 'Geburtsdatum' },
  placeOfBirth: { label: 'Geburtsort' },
  documentType: { label: 'Ausweisart' },
  documentNumber: { label: 'Ausweisnummer' },
  assistance: { label: 'Hilfe nötig' },
  outsideCabin: { label: 'Außenkabine' },
  motorBike: { label: 'Motorrad' },
  licencePlate: { label: 'Kennzeichen' },
  allergies: { label: 'Allergien' },
  notes: { label: 'Bemerkungen' },
} as const satisfies Labelled

/** Templates of a room list; 'templateA' is the default (002 §9). */
export const roomListTemplates = {
  templateA: { label: 'Vorlage A: Zimmerliste' },
  templateB: { label: 'Vorlage B: Fähre mit Ausweisdaten' },
  templateC: { label: 'Vorlage C: nur Namen' },
} as const satisfies Labelled

/** In which order an agency's catalogue tells a trip. */
export const catalogOrders = {
  days_services: { label: 'Tage, dann Leistungen' },
  services_days: { label: 'Leistungen, dann Tage' },
  days: { label: 'Nur die Tage' },
} as const satisfies Labelled
export type CatalogOrder = keyof typeof catalogOrders

/** How vouchers are printed (002 §9). */
export const voucherPrintModes = {
  withLogo: { label: 'Mit Logo' },
  withoutLogo: { label: 'Ohne Logo auf Briefpapier' },
  plainPaper: { label: 'Ohne Logo auf blankem Papier' },
} as const satisfies Labelled

/** How suggested prices end, in whole units of the currency. */
export const roundings = {
  nine: { label: 'auf 9 (1.659)' },
  five: { label: 'auf 5 (1.655, 1.660)' },
  ten: { label: 'auf 10 (1.660)' },
} as const satisfies Labelled
export type Rounding = keyof typeof roundings
