import { expect, test } from 'vitest'
import { localeKeys } from '../../accounts/options.ts'
import { defaultSettings } from '../../accounts/settings.contract.ts'
import { documentLanguage } from '../../documents/document-language.ts'
import { salutation } from '../../documents/letter.ts'
import { documentTypes } from '../../files/document.contract.ts'
import { canceled, issuedInvoice } from '../../invoices/e-invoice/writing/issued.fixture.ts'
import { norwayInvoice } from '../../invoices/paper/invoice.fixture.ts'
import { invoiceDocument } from '../../invoices/paper/invoice-document.ts'
import { reminderStepKeys } from '../../invoices/reminder-steps.ts'
import { invoiceMail } from '../../invoices/texts/invoice-mail.ts'
import { listMail } from '../../mail/list-letter.ts'
import { paperLetter as paperMail } from '../../mail/papers/paper-letter.ts'
import { settledLetter } from '../../mail/renewal/settled-words.ts'
import { allotmentWordsIn } from '../../offers/allotment/allotment-words.ts'
import { norwayOffer } from '../../offers/offer.fixture.ts'
import { coverLetter } from '../../offers/offer-letter.ts'
import { plainTextOf, type RichText } from '../../rich-text.ts'
import { paperLetter as bookletLetter } from '../../trip-documents/papers/paper-letter.ts'
import { norwayPapers } from '../../trip-documents/papers/papers.fixture.ts'
import { reminderDocument } from './reminder-document.ts'
import { reminderWordsIn } from './reminder-words.ts'

const languages = localeKeys.flatMap((locale) => [true, false].map((isFormal) => [locale, isFormal] as const))

test.each(languages)(
  'TRUE-07 in %s every letter and mail begins as its language does below a greeting (Sie: %s)',
  (locale, isFormal) => {
    const language = documentLanguage(locale)
    const formal = { language, client: { ...norwayOffer.client, isFormal } }
    const types = Object.keys(documentTypes) as (keyof typeof documentTypes)[] // keys of the very object
    const list = { group: 'Kantorei', from: '2027-05-16', to: '2027-05-19', bookingNumber: '', isAgain: false }
    const settled = {
      ...{ group: 'Kantorei', orderNumber: '2600417', service: 'Hotel in Oslo', hasHours: false, number: '', held: 0 },
      agreed: { startAt: '2027-05-16', endAt: '2027-05-19', askedAmount: 38 },
    }
    const issued = {
      ...issuedInvoice({ type: 'normal', trip: 'plain', tax: 'margin', paid: 'nothing', format: 'none' }),
      locale,
    }
    const standing = { openCents: 100, replacedBy: null, canceledBy: null }
    const day = { today: '2027-02-01' }
    const reminded = { ...norwayInvoice, ...formal, invoices: [], feeCents: 0, earlierFees: [] }
    const begun: [string, string | undefined][] = [
      ...types.map((type): [string, string | undefined] => [`mail with ${type}`, paperMail(type, locale, isFormal)[0]]),
      ['rooming list', listMail(locale, list).sentences[0]],
      ['another rooming list', listMail(locale, { ...list, isAgain: true }).sentences[0]],
      ['cancelation of a request', settledLetter(locale, 'cancelation', settled).lines[0]],
      ['a request that stands', settledLetter(locale, 'booking', settled).lines[0]],
      ['mail with an invoice', invoiceMail(issued, isFormal, standing, day).sentences[0]],
      ['mail with a cancelation', invoiceMail({ ...canceled(issued), locale }, isFormal, standing, day).sentences[0]],
      ['mail with a reminder', reminderWordsIn[locale].mail.sentences('15.03.2027', 1)[0]?.replace(/^\{/, '')],
      ['allotment', allotmentWordsIn[locale].text(['Fjorde'], '')],
      ['offer', below(coverLetter({ ...norwayOffer, ...formal, introText: null }))],
      ['booklet', below(bookletLetter({ ...norwayPapers, ...formal, freeText: null }, new Set()).letter)],
      ['invoice', below(invoiceDocument({ ...norwayInvoice, ...formal, introText: null }, (text) => text).letter)],
      ...reminderStepKeys.map((step): [string, string | undefined] => [
        `reminder ${step}`,
        below(
          reminderDocument(
            { ...reminded, step, payBy: '2027-03-15', settings: defaultSettings.reminders, account: null },
            (text) => text,
          ).letter,
        ),
      ]),
    ]
    // German goes on after the comma of its greeting; a French or English letter begins a sentence.
    for (const [name, text] of begun) expect(text, name).toMatch(locale === 'de_DE' ? /^[a-z]/ : /^[A-Z]/)

    function below(letter: RichText | undefined): string {
      const [greets, ...rest] = plainTextOf(letter ?? null).split('\n')
      expect(greets).toBe(salutation(formal.client, language))
      return rest.join('\n')
    }
  },
)
