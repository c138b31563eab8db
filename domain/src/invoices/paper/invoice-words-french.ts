import { narrowSpace, noBreakSpace } from '../../typography/characters.ts'
import type { InvoiceWords } from './invoice-words.ts'

export const frenchInvoiceWords: InvoiceWords = {
  names: {
    normal: 'Facture',
    prepayment: 'Facture d’acompte',
    cancelation: 'Facture d’annulation',
    final: 'Décompte final',
  },
  columns: (currency) => ({
    item: 'N°',
    service: 'Prestation',
    quantity: 'Quantité',
    unitPrice: `Prix en ${currency}`,
    amount: `Montant en ${currency}`,
  }),
  taxColumns: { tax: 'TVA', net: 'Hors taxe', taxAmount: 'TVA', gross: 'TTC' },
  facts: {
    number: 'Facture',
    service: 'Prestation',
    due: 'Échéance',
    original: 'Pour la facture',
    buyerVatId: 'N° TVA client',
  },
  numberFollows: 'attribué à l’émission',
  marks: { preview: 'Aperçu – pas encore une facture', copy: 'Copie' },
  letter: {
    normal: (category, period) => `Comme convenu, nous vous facturons votre ${category} ${period}${noBreakSpace}:`,
    prepayment: (category, period) =>
      `Nous vous prions de verser l’acompte convenu pour votre ${category} ${period}${noBreakSpace}:`,
    final: (category, period) => `Voici le décompte final de votre ${category} ${period}${noBreakSpace}:`,
    cancelation: (original) => `Par la présente, nous annulons notre facture ${original}${noBreakSpace}:`,
    charge: (category, period) =>
      `Pour l’annulation de votre ${category} ${period}, nous vous facturons les frais suivants${noBreakSpace}:`,
  },
  numberAndDate: (number, date) => `${number} du ${date}`,
  total: 'Prix total',
  part: { prepayment: 'Acompte', cancelation: 'Annulation', charge: 'Frais d’annulation' },
  percent: (percent) => `dont ${percent}`,
  received: (date) => `Paiement du ${date}`,
  paidBack: (date) => `Remboursement du ${date}`,
  discounted: (date) => `Escompte du ${date}`,
  offNoMore: (payment) => `${payment}, non déduit désormais`,
  ofInvoice: (number) => `facture ${number}`,
  taxIncluded: (amount) => `TVA incluse ${amount}`,
  due: {
    normal: 'Montant dû',
    prepayment: 'À payer maintenant',
    cancelation: 'Montant dû',
    final: 'Montant dû',
  },
  canceled: 'Montant annulé',
  refund: 'Remboursement',
  settled: 'Soldé',
  taxInEuros: (amount, rate, date) => `TVA en euros : ${amount} (taux du ${date} : ${rate}).`,
  marginScheme:
    'Régime particulier – agences de voyages (Sonderregelung für Reisebüros, § 25 UStG). La TVA comprise dans le prix n’est pas indiquée séparément.',
  taxFree: `Les prestations indiquées à 0${narrowSpace}% sont exonérées de TVA.`,
  thirdCountry: `Les prestations indiquées à 0${narrowSpace}% sont exonérées de TVA, les prestations de voyage hors de l’Union européenne selon le § 25 al. 2 UStG.`,
  compensation: `Les frais d’annulation indiqués à 0${narrowSpace}% sont une indemnité (§ 651h BGB), hors du champ de la TVA.`,
  marginRate: 'Régime particulier – agences de voyages',
  reverseCharge: `Autoliquidation (Steuerschuldnerschaft des Leistungsempfängers, § 14a al. 1 UStG, art. 196 de la directive TVA)${noBreakSpace}: la TVA sur ces prestations est due par le client.`,
  reverseRate: 'Autoliquidation',
  discount: (percent, amount, until, rest) =>
    `Pour un paiement au plus tard le ${until} nous accordons un escompte de ${percent} (${amount})${noBreakSpace}: ${rest} sont alors à payer.`,
  secured: (by, until) =>
    `Protection contre l’insolvabilité (§ 651r BGB)${noBreakSpace}: ${by}${until === null ? '' : `, valable jusqu’au ${until}`}.`,
  payment: {
    title: 'Virement',
    holder: 'Bénéficiaire',
    iban: 'IBAN',
    bic: 'BIC',
    purpose: 'Référence',
    due: 'Échéance',
    amount: 'Montant',
    code: 'GiroCode',
  },
  codeAlt: (amount) => `GiroCode pour un virement de ${amount}`,
  notBeside: (invoice, open) => `La facture ${invoice}, dont ${open} restent à régler, n’est plus à payer séparément.`,
  replaces: (tax) =>
    `Elle est rectifiée par la présente : la TVA de ${tax} qui y figure est comprise dans cette facture.`,
  refundNote: 'Nous vous remboursons ce montant, ne virez rien.',
  nothingDue: 'La facture annulée n’est plus à payer, ne virez rien.',
  settledSoFar: {
    refund: 'Nous vous remboursons ce montant.',
    nothing: 'La facture annulée n’est plus à payer.',
  },
  dueAgain: (invoice, open, until) =>
    `Notre facture ${invoice} est de nouveau à payer à sa place : merci de virer ${open} au plus tard le ${until}.`,
  purpose: (number, trip) => `RE ${number} / ${trip}`,
}
