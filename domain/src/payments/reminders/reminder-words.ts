import type { Locale } from '../../accounts/options.ts'
import type { PrintedWords } from '../../documents/document-words.ts'
import type { ReminderStep } from '../../invoices/reminder-steps.ts'

type Columns = Record<'invoice' | 'date' | 'due' | 'open', string>
export type PrintedReminderWords = PrintedWords & Columns

/** The fixed words of a reminder in one language; '{Ihre|deine}' as one is with its reader. */
type ReminderWords = {
  names: Readonly<Record<ReminderStep, string>>
  columns: (currency: string) => Columns
  facts: Record<'payBy', string>
  /** What a step usually says. */
  letter: Readonly<Record<ReminderStep, (payBy: string, invoices: number) => string>>
  fee: (name: string, date: string) => string
  total: string
  crossed: string
  /** The mail that takes the letter there. */
  mail: {
    subject: (name: string, numbers: string) => string
    sentences: (payBy: string, invoices: number) => string[]
    /** Of a fee that the letter still names. */
    waived: (fee: string, rest: string) => string
  }
}

export const reminderWordsIn: Readonly<Record<Locale, ReminderWords>> = {
  de_DE: {
    names: { first: 'Zahlungserinnerung', second: '1. Mahnung', last: 'Letzte Mahnung' },
    columns: (currency) => ({ invoice: 'Rechnung', date: 'vom', due: 'Fällig am', open: `Offen in ${currency}` }),
    facts: { payBy: 'Zahlbar bis' },
    letter: {
      first: (payBy, invoices) =>
        `sicher {haben Sie|hast du} es nur übersehen: Für die ${invoices === 1 ? 'folgende Rechnung' : 'folgenden Rechnungen'} haben wir noch keinen vollständigen Zahlungseingang. Bitte {überweisen Sie|überweise} den Betrag bis zum ${payBy}.`,
      second: (payBy) =>
        `trotz unserer Erinnerung ist der folgende Betrag noch offen. Wir bitten {Sie|dich}, ihn bis zum ${payBy} zu überweisen.`,
      last: (payBy) =>
        `auf unsere Mahnung haben wir keine vollständige Zahlung erhalten. Wir fordern {Sie|dich} letztmals auf, den folgenden Betrag bis zum ${payBy} zu überweisen. Danach werden wir die Forderung ohne weitere Ankündigung gerichtlich geltend machen.`,
    },
    fee: (name, date) => `Mahngebühr, ${name} vom ${date}`,
    total: 'Zu zahlen',
    crossed:
      'Zahlungen sind bis zum Datum dieses Schreibens berücksichtigt. {Haben Sie|Hast du} inzwischen gezahlt, ist es gegenstandslos.',
    mail: {
      subject: (name, numbers) => `${name}: ${numbers}`,
      sentences: (payBy, invoices) => [
        `anbei {erhalten Sie|erhältst du} unser Schreiben zu ${invoices === 1 ? 'einer offenen Rechnung' : 'offenen Rechnungen'}. Bitte {überweisen Sie|überweise} den Betrag bis zum ${payBy}; der GiroCode darin füllt die Überweisung aus.`,
        '{Haben Sie|Hast du} inzwischen gezahlt, ist dieses Schreiben gegenstandslos.',
      ],
      waived: (fee, rest) =>
        `Die darin genannte Mahngebühr von ${fee} erlassen wir {Ihnen|dir}; zu überweisen sind ${rest}.`,
    },
  },
  en: {
    names: { first: 'Payment reminder', second: 'First dunning notice', last: 'Final notice' },
    columns: (currency) => ({ invoice: 'Invoice', date: 'dated', due: 'Due on', open: `Outstanding in ${currency}` }),
    facts: { payBy: 'Payable by' },
    letter: {
      first: (payBy, invoices) =>
        `This may simply have been overlooked: we have not yet received full payment of the following ${invoices === 1 ? 'invoice' : 'invoices'}. Please transfer the amount by ${payBy}.`,
      second: (payBy) =>
        `Despite our reminder the following amount is still outstanding. Please transfer it by ${payBy}.`,
      last: (payBy) =>
        `We have not received full payment after our previous notice. This is our final request to transfer the following amount by ${payBy}. After that date we will take legal action without further notice.`,
    },
    fee: (name, date) => `Reminder fee, ${name} of ${date}`,
    total: 'Amount payable',
    crossed:
      'Payments have been taken into account up to the date of this letter. If you have paid in the meantime, please disregard it.',
    mail: {
      subject: (name, numbers) => `${name}: ${numbers}`,
      sentences: (payBy, invoices) => [
        `Please find attached our letter about ${invoices === 1 ? 'an outstanding invoice' : 'outstanding invoices'}. Please transfer the amount by ${payBy}; the GiroCode in it fills in the transfer.`,
        'If you have paid in the meantime, please disregard this letter.',
      ],
      waived: (fee, rest) => `We waive the reminder fee of ${fee} named in it; ${rest} remain to be transferred.`,
    },
  },
  fr: {
    names: { first: 'Rappel de paiement', second: 'Première mise en demeure', last: 'Dernière mise en demeure' },
    columns: (currency) => ({ invoice: 'Facture', date: 'du', due: 'Échéance', open: `Solde en ${currency}` }),
    facts: { payBy: 'À payer au plus tard le' },
    letter: {
      first: (payBy, invoices) =>
        `Il s’agit sans doute d’un oubli : nous n’avons pas encore reçu le règlement complet ${invoices === 1 ? 'de la facture suivante' : 'des factures suivantes'}. Nous {vous|te} prions de virer ce montant au plus tard le ${payBy}.`,
      second: (payBy) =>
        `Malgré notre rappel, le montant suivant reste impayé. Nous {vous|te} prions de le virer au plus tard le ${payBy}.`,
      last: (payBy) =>
        `Notre mise en demeure est restée sans règlement complet. Nous {vous|te} demandons une dernière fois de virer le montant suivant au plus tard le ${payBy}. Passé ce délai, nous engagerons une procédure judiciaire sans autre avis.`,
    },
    fee: (name, date) => `Frais de rappel, ${name} du ${date}`,
    total: 'À payer',
    crossed:
      'Les paiements sont pris en compte jusqu’à la date de cette lettre. Si {vous avez|tu as} payé entre-temps, elle est sans objet.',
    mail: {
      subject: (name, numbers) => `${name} : ${numbers}`,
      sentences: (payBy, invoices) => [
        `{Vous trouverez|Tu trouveras} ci-joint notre lettre concernant ${invoices === 1 ? 'une facture impayée' : 'des factures impayées'}. Merci de virer le montant au plus tard le ${payBy} ; le GiroCode remplit le virement.`,
        'Si {vous avez|tu as} payé entre-temps, cette lettre est sans objet.',
      ],
      waived: (fee, rest) =>
        `Nous renonçons aux frais de rappel de ${fee} qui y figurent ; le montant à virer est de ${rest}.`,
    },
  },
}
