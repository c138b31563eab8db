import type { InvoiceWords } from './invoice-words.ts'

export const germanInvoiceWords: InvoiceWords = {
  names: {
    normal: 'Rechnung',
    prepayment: 'Anzahlungsrechnung',
    cancelation: 'Stornorechnung',
    final: 'Endabrechnung',
  },
  columns: (currency) => ({
    item: 'Pos.',
    service: 'Leistung',
    quantity: 'Anzahl',
    unitPrice: `Preis in ${currency}`,
    amount: `Betrag in ${currency}`,
  }),
  taxColumns: { tax: 'Umsatzsteuer', net: 'Netto', taxAmount: 'Steuer', gross: 'Brutto' },
  facts: {
    number: 'Rechnung',
    service: 'Leistungszeit',
    due: 'Fällig am',
    original: 'zu Rechnung',
    buyerVatId: 'USt-IdNr. Kunde',
  },
  numberFollows: 'folgt beim Ausstellen',
  marks: { preview: 'Vorschau – noch keine Rechnung', copy: 'Kopie' },
  letter: {
    normal: (category, period) => `für {Ihre|deine} ${category} ${period} berechnen wir wie vereinbart:`,
    prepayment: (category, period) =>
      `für {Ihre|deine} ${category} ${period} bitten wir {Sie|dich} um die vereinbarte Anzahlung:`,
    final: (category, period) => `für {Ihre|deine} ${category} ${period} rechnen wir wie folgt ab:`,
    cancelation: (original) => `hiermit stornieren wir unsere Rechnung ${original}:`,
    charge: (category, period) =>
      `{Ihre|deine} ${category} ${period} wurde storniert. Dafür berechnen wir Stornokosten:`,
  },
  numberAndDate: (number, date) => `${number} vom ${date}`,
  total: 'Gesamtpreis',
  part: { prepayment: 'Anzahlung', cancelation: 'Storno', charge: 'Stornokosten' },
  percent: (percent) => `davon ${percent}`,
  received: (date) => `Zahlung vom ${date}`,
  paidBack: (date) => `Rückzahlung vom ${date}`,
  discounted: (date) => `Skonto vom ${date}`,
  offNoMore: (payment) => `${payment}, nicht mehr abgezogen`,
  ofInvoice: (number) => `Rechnung ${number}`,
  taxIncluded: (amount) => `darin Umsatzsteuer ${amount}`,
  due: {
    normal: 'Noch zu zahlen',
    prepayment: 'Jetzt zu zahlen',
    cancelation: 'Noch zu zahlen',
    final: 'Noch zu zahlen',
  },
  canceled: 'Stornierter Betrag',
  refund: 'Erstattung',
  settled: 'Ausgeglichen',
  taxInEuros: (amount, rate, date) => `Umsatzsteuer in Euro: ${amount} (Kurs vom ${date}: ${rate}).`,
  marginScheme:
    'Sonderregelung für Reisebüros (§ 25 UStG). Die im Reisepreis enthaltene Umsatzsteuer wird nicht gesondert ausgewiesen.',
  taxFree: 'Die mit 0 % ausgewiesenen Leistungen sind von der Umsatzsteuer befreit.',
  thirdCountry:
    'Die mit 0 % ausgewiesenen Leistungen sind von der Umsatzsteuer befreit, Reiseleistungen im Drittland nach § 25 Abs. 2 UStG.',
  compensation: 'Die mit 0 % ausgewiesenen Stornokosten sind eine Entschädigung (§ 651h BGB) und nicht steuerbar.',
  marginRate: 'Sonderregelung für Reisebüros',
  reverseCharge:
    'Steuerschuldnerschaft des Leistungsempfängers (§ 3a Abs. 2, § 14a Abs. 1 UStG, Art. 196 MwStSystRL): Die Umsatzsteuer auf diese Leistungen schuldet, wer sie erhält.',
  reverseRate: 'Steuerschuldnerschaft des Leistungsempfängers',
  discount: (percent, amount, until, rest) =>
    `Bei Zahlung bis zum ${until} {gewähren wir Ihnen|gewähren wir dir} ${percent} Skonto (${amount}): Dann sind ${rest} zu zahlen.`,
  secured: (by, until) => `Kundengeldabsicherung (§ 651r BGB): ${by}${until === null ? '' : `, gültig bis ${until}`}.`,
  payment: {
    title: 'Überweisung',
    holder: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    purpose: 'Verwendungszweck',
    due: 'Fällig am',
    amount: 'Betrag',
    code: 'GiroCode',
  },
  codeAlt: (amount) => `GiroCode für die Überweisung von ${amount}`,
  notBeside: (invoice, open) =>
    `Die Rechnung ${invoice}, noch offen mit ${open}, ist damit nicht mehr gesondert zu zahlen.`,
  replaces: (tax) =>
    `Sie wird hiermit berichtigt: Die darin ausgewiesene Umsatzsteuer von ${tax} ist in dieser Rechnung enthalten.`,
  refundNote: 'Den Betrag erstatten wir {Ihnen|dir}; bitte {überweisen Sie|überweise} nichts.',
  nothingDue: 'Die stornierte Rechnung ist nicht mehr zu zahlen; bitte {überweisen Sie|überweise} nichts.',
  settledSoFar: {
    refund: 'Den Betrag erstatten wir {Ihnen|dir}.',
    nothing: 'Die stornierte Rechnung ist nicht mehr zu zahlen.',
  },
  dueAgain: (invoice, open, until) =>
    `Unsere Rechnung ${invoice} ist dafür wieder zu zahlen: Bitte {überweisen Sie|überweise} ${open} bis zum ${until}.`,
  purpose: (number, trip) => `RE ${number} / ${trip}`,
}
