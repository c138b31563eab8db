import { addDays, type CalendarDate, daysBetween, germanDate } from '@reisewerk/domain/calendar-date.ts'
import { addressed } from '@reisewerk/domain/documents/salutation.ts'
import type { RichText, RichTextNode } from '@reisewerk/domain/rich-text.ts'
import { type DemoInvoice, demoInvoices } from '../invoices/demo-invoices.ts'
import type { DemoClient } from '../partners/client-model.ts'
import type { DemoOffer } from './trip-model.ts'
import type { TripRow } from './trip-rows.ts'

const plain = (text: string): RichTextNode => ({ type: 'text', text })
const bold = (text: string): RichTextNode => ({ type: 'text', text, marks: [{ type: 'bold' }] })
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content })
const heading = (text: string): RichTextNode => ({ type: 'heading', attrs: { level: 3 }, content: [plain(text)] })
const bullets = (...items: RichTextNode[][]): RichTextNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(...item)] })),
})

/**
 * The client's infos, title in bold, as the new-trip form fills them in (000 §2.1), and what was agreed since. Of money they say
 * what the trip's invoices say.
 */
export function notesOf(client: DemoClient, row: TripRow, today: CalendarDate): RichText {
  const infos = client.infos.map(({ title, content }) => paragraph(bold(title), plain(` ${content}`)))
  const agreed = agreedOf(row, today)
  return {
    type: 'doc',
    content: [
      ...infos,
      ...(agreed === undefined
        ? []
        : [paragraph(bold('Stand der Dinge')), bullets(...agreed.map((line) => [plain(line)]))]),
    ],
  }
}

const agreedByStatus: Partial<Record<TripRow['status'], readonly string[]>> = {
  new: ['Anfrage eingegangen, Rückruf zum Programm vereinbart.', 'Wunsch: Hotels zentral, wenige Standortwechsel.'],
  offer_sent: [
    'Angebot liegt dem Vorstand vor, Entscheidung in der nächsten Sitzung.',
    'Preis für 30 und 40 Gäste genannt.',
  ],
  pre_reservation: [
    'Ausschreibung läuft, Anmeldungen gehen beim Kunden ein.',
    'Optionen vor Ablauf verlängern oder festmachen.',
  ],
  booked: ['Vertrag unterschrieben zurück.'],
  documents_sent: ['Unterlagen mit der Post an die Gruppenleitung.', 'Notrufnummer dem Fahrer genannt.'],
  on_tour: ['Gruppe pünktlich abgefahren.', 'Am zweiten Tag nachfragen, ob alles läuft.'],
}

function agreedOf(row: TripRow, today: CalendarDate): readonly string[] | undefined {
  const invoices = demoInvoices(today).filter(
    ({ tripName, groupName }) => tripName === row.name && groupName === row.groupName,
  )
  if (row.status === 'cancelled')
    return invoices.some(({ charge }) => charge !== null)
      ? ['Auf Wunsch der Gruppe abgesagt; was bis dahin ausgelegt war, ist berechnet.']
      : ['Zu wenige Anmeldungen; kostenfrei vor der ersten Stornostufe abgesagt.']
  const agreed = agreedByStatus[row.status]
  if (row.status !== 'booked' || agreed === undefined) return agreed
  return [...agreed, depositOf(invoices)]
}

function depositOf(invoices: readonly DemoInvoice[]): string {
  const asked = invoices.filter(({ type, takenBackOn }) => type === 'prepayment' && takenBackOn === null)
  if (asked.length === 0) return 'Anzahlungsrechnung und Sicherungsscheine gehen als Nächstes hinaus.'
  return asked.some(({ paid }) => paid !== null)
    ? 'Anzahlung eingegangen, Sicherungsscheine versandt.'
    : 'Anzahlungsrechnung mit den Sicherungsscheinen versandt.'
}

const houseIntro = [
  'vielen Dank für {Ihre|deine} Anfrage und das freundliche Gespräch. Gern unterbreiten wir {Ihnen|euch} das folgende Angebot; Programm und Preise gelten für {Ihre|eure} Gruppe und lassen sich noch ändern.',
  'Leistungen mit dem Vermerk „Möglichkeit“ sind nicht im Reisepreis enthalten; {Sie können|ihr könnt} sie bis vier Wochen vor der Abreise hinzubuchen.',
  'Für Fragen und Wünsche sind wir jederzeit für {Sie|euch} da und freuen uns, diese Reise mit {Ihnen|euch} zu gestalten.',
]

/** The offer of a trip: letter, prices by group size, conditions with their dates. Nobody has offered a new trip yet. */
export function offerOf(
  row: TripRow,
  { isFormal, mainLanguage }: Pick<DemoClient, 'isFormal' | 'mainLanguage'>,
  startDate: CalendarDate,
  today: CalendarDate,
): DemoOffer | null {
  const { route } = row
  if (row.status === 'new' || row.status === 'deleted') return null
  // The house's own texts are German.
  const isGerman = mainLanguage === 'de_DE'
  const intro = (route.offer?.intro ?? houseIntro).map((text) => paragraph(plain(addressed(text, isFormal))))
  const { from20, from30, from40, single } = route.prices
  return {
    introTitle: isGerman ? (route.offer?.title ?? `Unser Angebot: ${row.name}`) : '',
    introText: isGerman ? { type: 'doc', content: intro } : null,
    conditions: isGerman ? conditionsOf(row, isFormal, startDate, today) : null,
    prices: [
      { priceType: 'double', numberOfPersons: 20, sellPriceCents: from20 },
      { priceType: 'double', numberOfPersons: 30, sellPriceCents: from30 },
      { priceType: 'double', numberOfPersons: 40, sellPriceCents: from40 },
      { priceType: 'single', numberOfPersons: 5, sellPriceCents: single },
      { priceType: 'single', numberOfPersons: 10, sellPriceCents: Math.round((single * 1.15) / 100) * 100 },
    ],
  }
}

/** Days before the start and what a cancellation then costs, in per cent of the price. */
const cancellationSteps: readonly (readonly [number, number])[] = [
  [60, 20],
  [30, 45],
  [8, 70],
]

const firmStatuses: readonly TripRow['status'][] = ['booked', 'documents_sent', 'on_tour', 'completed']

/** Until when the places are held; once booked they are firm. */
function optionSection(row: TripRow, isFormal: boolean, startDate: CalendarDate, today: CalendarDate): RichTextNode[] {
  const held = addressed('Die Hotels und Fähren sind für {Sie|euch} ', isFormal)
  const least = 'Mindestteilnehmerzahl 20 Personen.'
  if (firmStatuses.includes(row.status)) {
    return [heading('Buchung'), paragraph(plain(`${held}fest gebucht. ${least}`))]
  }
  const days = Math.min(45, Math.floor(daysBetween(today, startDate) / 3))
  return [
    heading('Angebotsoption'),
    paragraph(
      plain(held),
      bold(`bis zum ${germanDate(addDays(today, days))} unverbindlich vorgemerkt`),
      plain(`. Danach gilt das Angebot vorbehaltlich der Verfügbarkeit. ${least}`),
    ),
  ]
}

function conditionsOf(row: TripRow, isFormal: boolean, startDate: CalendarDate, today: CalendarDate): RichText {
  const remarks = row.route.offer?.remarks ?? []
  const before = (days: number) => germanDate(addDays(startDate, -days))
  return {
    type: 'doc',
    content: [
      ...optionSection(row, isFormal, startDate, today),
      heading('Stornokosten'),
      bullets(
        [plain(`bis 90 Tage vor Reisebeginn (${before(90)}): kostenfrei`)],
        ...cancellationSteps.map(([days, share]) => [
          plain(`bis ${days} Tage vor Reisebeginn (${before(days)}): ${share} Prozent des Reisepreises`),
        ]),
        [plain('danach: 90 Prozent des Reisepreises')],
      ),
      heading('Zahlungen'),
      bullets(
        [plain('14 Tage nach Buchung: Anzahlung von 20 Prozent gegen Sicherungsschein')],
        [plain(`bis 28 Tage vor Reisebeginn (${before(28)}): Restzahlung nach Rechnung`)],
      ),
      ...(remarks.length === 0 ? [] : [heading('Sonstiges'), bullets(...remarks.map((remark) => [plain(remark)]))]),
    ],
  }
}
